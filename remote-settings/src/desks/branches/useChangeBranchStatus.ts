import { graphql, useMutation } from 'react-relay';
import type { useChangeBranchStatusMutation } from './__generated__/useChangeBranchStatusMutation.graphql';

export type StatusEnding =
  | { kind: 'changed' }
  | { kind: 'refused'; code: string }
  | { kind: 'unanswered'; error: unknown };

/** Never rejects. */
export function useChangeBranchStatus() {
  const [commit, isChanging] = useMutation<useChangeBranchStatusMutation>(graphql`
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
  const changeBranchStatus = (branchId: string, status: 'ACTIVE' | 'SUSPENDED') =>
    new Promise<StatusEnding>((resolve) => {
      commit({
        variables: { input: { branchId, status } },
        onCompleted: ({ changeBranchStatus: answer }) => {
          if (answer.__typename === 'ChangeBranchStatusSuccess') resolve({ kind: 'changed' });
          else if (answer.__typename === 'ChangeBranchStatusError')
            resolve({ kind: 'refused', code: answer.errorCode });
          else resolve({ kind: 'unanswered', error: undefined });
        },
        onError: (error) => resolve({ kind: 'unanswered', error }),
      });
    });
  return { changeBranchStatus, isChanging };
}
