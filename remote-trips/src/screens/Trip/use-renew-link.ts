import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useRenewLinkMutation } from './__generated__/useRenewLinkMutation.graphql';

/** Gives the guests of a trip a new link; null when the trip is out of reach. */
export const useRenewLink = () =>
  useAction<useRenewLinkMutation>(graphql`
    mutation useRenewLinkMutation($travelId: ID!) {
      renewTravelPublicKey(travelId: $travelId) {
        ...TripSharing_travel
      }
    }
  `);
