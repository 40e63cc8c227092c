import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useRecordPaymentMutation } from './__generated__/useRecordPaymentMutation.graphql';

/** Records money that came in for an invoice; sending it again with the same key counts it once. */
export const useRecordPayment = () =>
  useAction<useRecordPaymentMutation>(graphql`
    mutation useRecordPaymentMutation($input: RecordInvoicePaymentInput!) {
      recordInvoicePayment(input: $input) {
        __typename
        ... on RecordInvoicePaymentSuccess {
          invoice {
            ...OperatorInvoiceActions_invoice
            ...InvoiceState_invoice
            ...InvoicePayments_invoice
          }
        }
        ... on RecordInvoicePaymentError {
          errorCode
        }
      }
    }
  `);
