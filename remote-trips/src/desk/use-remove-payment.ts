import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useRemovePaymentMutation } from './__generated__/useRemovePaymentMutation.graphql';

/** Removes a payment that was recorded wrongly. */
export const useRemovePayment = () =>
  useAction<useRemovePaymentMutation>(graphql`
    mutation useRemovePaymentMutation($input: RemoveInvoicePaymentInput!) {
      removeInvoicePayment(input: $input) {
        __typename
        ... on RemoveInvoicePaymentSuccess {
          invoice {
            ...OperatorInvoiceActions_invoice
            ...InvoiceState_invoice
            ...InvoicePayments_invoice
          }
        }
        ... on RemoveInvoicePaymentError {
          errorCode
        }
      }
    }
  `);
