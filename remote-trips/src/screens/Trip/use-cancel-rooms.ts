import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useCancelRoomsMutation } from './__generated__/useCancelRoomsMutation.graphql';

/** Cancels rooms of a trip. */
export const useCancelRooms = () =>
  useAction<useCancelRoomsMutation>(graphql`
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
            cancelRefundPrice
          }
        }
        ... on CancelRoomsError {
          errorCode
          currentPenaltyPrice
        }
      }
    }
  `);
