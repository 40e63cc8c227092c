import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import type { useDeleteMemoMutation } from './__generated__/useDeleteMemoMutation.graphql';

/** Deletes a company memo; resolves to what went wrong, or null. */
export function useDeleteMemo() {
  const [commit, isDeleting] = useMutation<useDeleteMemoMutation>(graphql`
    mutation useDeleteMemoMutation($id: ID!) {
      deleteCompanyTravelMemo(id: $id)
    }
  `);
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
