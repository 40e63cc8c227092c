import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useShareHotelMutation } from './__generated__/useShareHotelMutation.graphql';

/** The link to a hotel's public page, one per branch; null where it cannot be shared. */
export const useShareHotel = () =>
  useAction<useShareHotelMutation>(graphql`
    mutation useShareHotelMutation($epsPropertyId: ID!) {
      shareHotel(epsPropertyId: $epsPropertyId) {
        url
      }
    }
  `);
