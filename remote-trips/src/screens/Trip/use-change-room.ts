import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useChangeRoomMutation } from './__generated__/useChangeRoomMutation.graphql';

/** Changes guest, request or smoking of a booked room. */
export const useChangeRoom = () =>
  useAction<useChangeRoomMutation>(graphql`
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
