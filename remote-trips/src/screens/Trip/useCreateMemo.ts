import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import type { useCreateMemoMutation } from './__generated__/useCreateMemoMutation.graphql';

/** Adds a company memo; resolves to what went wrong, or null. */
export function useCreateMemo() {
  const [commit, isCreating] = useMutation<useCreateMemoMutation>(graphql`
    mutation useCreateMemoMutation($input: CreateCompanyTravelMemoInput!) {
      createCompanyTravelMemo(input: $input) {
        id
      }
    }
  `);
  const createMemo = (travelId: string, text: string) =>
    new Promise<string | null>((resolve) => {
      commit({
        variables: { input: { travelId, text } },
        onCompleted: () => resolve(null),
        onError: (error) => resolve(actionFailureMessage('メモの追加', error)),
      });
    });
  return { createMemo, isCreating };
}
