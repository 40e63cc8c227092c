import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useUpdateTravelerProfileMutation } from './__generated__/useUpdateTravelerProfileMutation.graphql';

/** Changes what one enters in bookings for oneself. */
export const useUpdateTravelerProfile = () =>
  useAction<useUpdateTravelerProfileMutation>(graphql`
    mutation useUpdateTravelerProfileMutation($input: UpdateTravelerProfileInput!) {
      updateTravelerProfile(input: $input) {
        travelerProfile {
          ...TravelerForm_profile
        }
      }
    }
  `);
