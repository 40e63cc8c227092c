import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useBookExternalMutation } from './__generated__/useBookExternalMutation.graphql';

/** Records a booking that was made at an external supplier; sending it again after no answer records it once. */
export const useBookExternal = () =>
  useAction<useBookExternalMutation>(graphql`
    mutation useBookExternalMutation($input: BookViaExternalSupplierInput!) {
      bookHotelViaExternalSupplier(input: $input) {
        __typename
        ... on BookViaExternalSupplierSuccess {
          travel {
            id
          }
        }
        ... on BookViaExternalSupplierError {
          errorCode
          guestIndex
          timeZones
          ratePercent
          missingPrice
        }
      }
    }
  `);
