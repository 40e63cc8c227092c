import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useIssueReceiptMutation } from './__generated__/useIssueReceiptMutation.graphql';

/** Issues the receipt of rooms of a trip, once for each. */
export const useIssueReceipt = () =>
  useAction<useIssueReceiptMutation>(graphql`
    mutation useIssueReceiptMutation($input: IssueReceiptInput!) {
      issueReceipt(input: $input) {
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
          characters
        }
      }
    }
  `);
