import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useRevokeLinkMutation } from './__generated__/useRevokeLinkMutation.graphql';

/** Closes the link of the guests; null when the trip is out of reach. */
export const useRevokeLink = () =>
  useAction<useRevokeLinkMutation>(graphql`
    mutation useRevokeLinkMutation($travelId: ID!) {
      revokeTravelPublicKey(travelId: $travelId) {
        ...TripSharing_travel
      }
    }
  `);
