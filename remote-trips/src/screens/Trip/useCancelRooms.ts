import { graphql, useMutation } from 'react-relay';
import type {
  CancelRoomsErrorCode,
  CancelRoomsInput,
  useCancelRoomsMutation,
} from './__generated__/useCancelRoomsMutation.graphql';

export type CancelEnding =
  | { kind: 'canceled'; rooms: number; refund: number }
  | { kind: 'refused'; code: CancelRoomsErrorCode; penaltyNow: number | null }
  /** No usable answer: whether rooms were cancelled is not known. */
  | { kind: 'unanswered'; error: unknown };

/** Never rejects. */
export function useCancelRooms() {
  const [commit, isCanceling] = useMutation<useCancelRoomsMutation>(graphql`
    mutation useCancelRoomsMutation($input: CancelRoomsInput!) {
      cancelRooms(input: $input) {
        __typename
        ... on CancelRoomsSuccess {
          travel {
            ...TripDetail_travel
          }
          rooms {
            id
            refundPrice
          }
        }
        ... on CancelRoomsError {
          errorCode
          currentPenaltyPrice
        }
      }
    }
  `);
  const cancelRooms = (input: CancelRoomsInput) =>
    new Promise<CancelEnding>((resolve) => {
      commit({
        variables: { input },
        onCompleted: ({ cancelRooms: answer }) => resolve(endingOf(answer)),
        onError: (error) => resolve({ kind: 'unanswered', error }),
      });
    });
  return { cancelRooms, isCanceling };
}

function endingOf(answer: useCancelRoomsMutation['response']['cancelRooms']): CancelEnding {
  if (answer.__typename === 'CancelRoomsSuccess') {
    const refund = answer.rooms.reduce((sum, room) => sum + (room.refundPrice ?? 0), 0);
    return { kind: 'canceled', rooms: answer.rooms.length, refund };
  }
  if (answer.__typename === 'CancelRoomsError') {
    return { kind: 'refused', code: answer.errorCode, penaltyNow: answer.currentPenaltyPrice ?? null };
  }
  return { kind: 'unanswered', error: undefined };
}
