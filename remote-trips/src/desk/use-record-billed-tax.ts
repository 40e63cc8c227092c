import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useRecordBilledTaxMutation } from './__generated__/useRecordBilledTaxMutation.graphql';

/** Records the tax of a trip from elsewhere as its bill says; the latest record counts. */
export const useRecordBilledTax = () =>
  useAction<useRecordBilledTaxMutation>(graphql`
    mutation useRecordBilledTaxMutation($input: RecordBilledTaxInput!) {
      recordBilledTax(input: $input) {
        __typename
        ... on RecordBilledTaxSuccess {
          travel {
            ...OperatorBilledTax_travel
            ...TripPayment_travel
            ...TripTimeline_travel
          }
        }
        ... on RecordBilledTaxError {
          errorCode
          ratePercent
          missingPrice
        }
      }
    }
  `);
