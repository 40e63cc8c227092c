import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import type { MemoKind } from '../../lib/viewer.ts';
import type { useDeleteMemoCompanyMutation } from './__generated__/useDeleteMemoCompanyMutation.graphql';

const mutations = {
  company: graphql`
    mutation useDeleteMemoCompanyMutation($id: ID!) {
      deleted: deleteCompanyTravelMemo(id: $id)
    }
  `,
  agency: graphql`
    mutation useDeleteMemoAgencyMutation($id: ID!) {
      deleted: deleteAgencyTravelMemo(id: $id)
    }
  `,
  operator: graphql`
    mutation useDeleteMemoOperatorMutation($id: ID!) {
      deleted: deleteOperatorTravelMemo(id: $id)
    }
  `,
};

/** Deletes a memo of that kind; resolves to what went wrong, or null. */
export function useDeleteMemo(kind: MemoKind) {
  const [commit, isDeleting] = useMutation<useDeleteMemoCompanyMutation>(mutations[kind]);
  const deleteMemo = (id: string) =>
    new Promise<string | null>((resolve) => {
      commit({
        variables: { id },
        onCompleted: () => resolve(null),
        onError: (error) => resolve(actionFailureMessage('メモの削除', error)),
      });
    });
  return { deleteMemo, isDeleting };
}
