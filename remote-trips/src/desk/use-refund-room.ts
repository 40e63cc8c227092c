import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useRefundRoomMutation } from './__generated__/useRefundRoomMutation.graphql';

/** Refunds a room; sending it again with the same key after no answer moves the money once. */
export const useRefundRoom = () =>
  useAction<useRefundRoomMutation>(graphql`
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
