import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useIssueReturnMutation } from './__generated__/useIssueReturnMutation.graphql';

/** Issues what corrects a receipt after money went back. */
export const useIssueReturn = () =>
  useAction<useIssueReturnMutation>(graphql`
    mutation useIssueReturnMutation($receiptId: ID!, $seenPrice: Int) {
      issueReturn(receiptId: $receiptId, seenPrice: $seenPrice) {
        __typename
        ... on IssueReceiptSuccess {
          receipt {
            id
          }
          travel {
            ...TripReceipts_travel
          }
        }
        ... on IssueReceiptError {
          errorCode
        }
      }
    }
  `);
