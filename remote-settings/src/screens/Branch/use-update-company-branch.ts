import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useUpdateCompanyBranchMutation } from './__generated__/useUpdateCompanyBranchMutation.graphql';

/** Saves what of a branch its administrator may change. */
export const useUpdateCompanyBranch = () =>
  useAction<useUpdateCompanyBranchMutation>(graphql`
    mutation useUpdateCompanyBranchMutation($input: UpdateCompanyBranchInput!) {
      updateCompanyBranch(input: $input) {
        __typename
        ... on UpdateCompanyBranchSuccess {
          companyBranch {
            ...BranchForm_branch
          }
        }
        ... on UpdateCompanyBranchError {
          errorCode
          field
          currentBranch {
            ...BranchForm_branch
          }
        }
      }
    }
  `);
