import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useVoidInvoiceMutation } from './__generated__/useVoidInvoiceMutation.graphql';

/** Voids an open invoice. */
export const useVoidInvoice = () =>
  useAction<useVoidInvoiceMutation>(graphql`
    mutation useVoidInvoiceMutation($invoiceId: ID!) {
      updateInvoiceStatus(input: { invoiceId: $invoiceId, status: VOID }) {
        __typename
        ... on UpdateInvoiceStatusSuccess {
          invoice {
            ...OperatorInvoiceActions_invoice
            ...InvoiceState_invoice
          }
        }
        ... on UpdateInvoiceStatusError {
          errorCode
        }
      }
    }
  `);
