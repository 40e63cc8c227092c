import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useRecordGroundMutation } from './__generated__/useRecordGroundMutation.graphql';

/** Records on what the tax of a hotel's stays rests. */
export const useRecordGround = () =>
  useAction<useRecordGroundMutation>(graphql`
    mutation useRecordGroundMutation($input: RecordHotelTaxGroundInput!) {
      recordHotelTaxGround(input: $input) {
        __typename
        ... on RecordHotelTaxGroundSuccess {
          hotelTax {
            ...HotelTaxCard_hotel
          }
        }
        ... on RecordHotelTaxGroundError {
          errorCode
        }
      }
    }
  `);
