import { graphql, useMutation } from 'react-relay';
import type { RefundRoomInput, useRefundRoomMutation } from './__generated__/useRefundRoomMutation.graphql';

export type RefundEnding =
  | { kind: 'refunded' }
  | { kind: 'refused'; code: string }
  /** No usable answer: whether money went back is not known; sending it again moves it once. */
  | { kind: 'unanswered'; error: unknown };

/** Never rejects. */
export function useRefundRoom() {
  const [commit, isRefunding] = useMutation<useRefundRoomMutation>(graphql`
    mutation useRefundRoomMutation($input: RefundRoomInput!) {
      refundRoom(input: $input) {
        __typename
        ... on RefundRoomSuccess {
          travel {
            ...TripDetail_travel
          }
        }
        ... on RefundRoomError {
          errorCode
        }
      }
    }
  `);
  const refundRoom = (input: RefundRoomInput) =>
    new Promise<RefundEnding>((resolve) => {
      commit({
        variables: { input },
        onCompleted: ({ refundRoom: answer }) => {
          if (answer.__typename === 'RefundRoomSuccess') resolve({ kind: 'refunded' });
          else if (answer.__typename === 'RefundRoomError')
            resolve({ kind: 'refused', code: answer.errorCode });
          else resolve({ kind: 'unanswered', error: undefined });
        },
        onError: (error) => resolve({ kind: 'unanswered', error }),
      });
    });
  return { refundRoom, isRefunding };
}
