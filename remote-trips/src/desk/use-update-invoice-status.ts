import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useUpdateInvoiceStatusMutation } from './__generated__/useUpdateInvoiceStatusMutation.graphql';

/** Marks an open invoice as paid or void. */
export const useUpdateInvoiceStatus = () =>
  useAction<useUpdateInvoiceStatusMutation>(graphql`
    mutation useUpdateInvoiceStatusMutation($input: UpdateInvoiceStatusInput!) {
      updateInvoiceStatus(input: $input) {
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
