import { graphql, useMutation } from 'react-relay';
import type { BranchFields } from '../../lib/branch-fields.ts';
import type {
  BranchErrorCode,
  useUpdateCompanyBranchMutation,
} from './__generated__/useUpdateCompanyBranchMutation.graphql';

interface Told {
  onSaved: () => void;
  onRefused: (code: BranchErrorCode, field: string | null) => void;
  onFailed: (error: unknown) => void;
}

export function useUpdateCompanyBranch() {
  const [commit, isSaving] = useMutation<useUpdateCompanyBranchMutation>(graphql`
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
        }
      }
    }
  `);
  const updateCompanyBranch = (branchId: string, fields: BranchFields, told: Told) => {
    commit({
      variables: { input: { branchId, ...fields } },
      onCompleted: ({ updateCompanyBranch: result }, errors) => {
        if (errors?.length) told.onFailed(errors[0]);
        else if (result.__typename === 'UpdateCompanyBranchSuccess') told.onSaved();
        else if (result.__typename === 'UpdateCompanyBranchError') {
          told.onRefused(result.errorCode, result.field ?? null);
        } else told.onRefused('UNEXPECTED', null);
      },
      onError: told.onFailed,
    });
  };
  return { updateCompanyBranch, isSaving };
}
