import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useChangeBranchStatusMutation } from './__generated__/useChangeBranchStatusMutation.graphql';

/** Suspends or resumes a branch. */
export const useChangeBranchStatus = () =>
  useAction<useChangeBranchStatusMutation>(graphql`
    mutation useChangeBranchStatusMutation($input: ChangeBranchStatusInput!) {
      changeBranchStatus(input: $input) {
        __typename
        ... on ChangeBranchStatusSuccess {
          companyBranch {
            ...BranchStatusBadge_branch
            ...BranchStatusSwitch_branch
          }
        }
        ... on ChangeBranchStatusError {
          errorCode
        }
      }
    }
  `);
