import { graphql, useMutation } from 'react-relay';
import type { useUpdateInvoiceStatusMutation } from './__generated__/useUpdateInvoiceStatusMutation.graphql';

export type InvoiceEnding =
  | { kind: 'updated' }
  | { kind: 'refused'; code: string }
  | { kind: 'unanswered'; error: unknown };

/** Never rejects. */
export function useUpdateInvoiceStatus() {
  const [commit, isUpdating] = useMutation<useUpdateInvoiceStatusMutation>(graphql`
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
  const updateInvoiceStatus = (invoiceId: string, status: 'PAID' | 'VOID') =>
    new Promise<InvoiceEnding>((resolve) => {
      commit({
        variables: { input: { invoiceId, status } },
        onCompleted: ({ updateInvoiceStatus: answer }) => {
          if (answer.__typename === 'UpdateInvoiceStatusSuccess') resolve({ kind: 'updated' });
          else if (answer.__typename === 'UpdateInvoiceStatusError')
            resolve({ kind: 'refused', code: answer.errorCode });
          else resolve({ kind: 'unanswered', error: undefined });
        },
        onError: (error) => resolve({ kind: 'unanswered', error }),
      });
    });
  return { updateInvoiceStatus, isUpdating };
}
