import { graphql, useMutation } from 'react-relay';
import type {
  ChangeRoomDetailsInput,
  ChangeRoomErrorCode,
  useChangeRoomMutation,
} from './__generated__/useChangeRoomMutation.graphql';

export type ChangeEnding =
  | { kind: 'changed' }
  | { kind: 'refused'; code: ChangeRoomErrorCode }
  /** No usable answer: whether the hotel was told is not known. */
  | { kind: 'unanswered'; error: unknown };

/** Never rejects. */
export function useChangeRoom() {
  const [commit, isChanging] = useMutation<useChangeRoomMutation>(graphql`
    mutation useChangeRoomMutation($input: ChangeRoomDetailsInput!) {
      changeRoomDetails(input: $input) {
        __typename
        ... on ChangeRoomSuccess {
          travel {
            ...TripDetail_travel
          }
        }
        ... on ChangeRoomError {
          errorCode
        }
      }
    }
  `);
  const changeRoom = (input: ChangeRoomDetailsInput) =>
    new Promise<ChangeEnding>((resolve) => {
      commit({
        variables: { input },
        onCompleted: ({ changeRoomDetails: answer }) => resolve(endingOf(answer)),
        onError: (error) => resolve({ kind: 'unanswered', error }),
      });
    });
  return { changeRoom, isChanging };
}

function endingOf(answer: useChangeRoomMutation['response']['changeRoomDetails']): ChangeEnding {
  if (answer.__typename === 'ChangeRoomSuccess') return { kind: 'changed' };
  if (answer.__typename === 'ChangeRoomError') return { kind: 'refused', code: answer.errorCode };
  return { kind: 'unanswered', error: undefined };
}
