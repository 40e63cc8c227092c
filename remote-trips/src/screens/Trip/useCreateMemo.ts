import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import type { MemoKind } from '../../lib/viewer.ts';
import type { useCreateMemoCompanyMutation } from './__generated__/useCreateMemoCompanyMutation.graphql';

/** The same question in three words: all take and give the same. */
const mutations = {
  company: graphql`
    mutation useCreateMemoCompanyMutation($input: CreateCompanyTravelMemoInput!) {
      memo: createCompanyTravelMemo(input: $input) {
        id
      }
    }
  `,
  agency: graphql`
    mutation useCreateMemoAgencyMutation($input: CreateTravelMemoInput!) {
      memo: createAgencyTravelMemo(input: $input) {
        id
      }
    }
  `,
  operator: graphql`
    mutation useCreateMemoOperatorMutation($input: CreateTravelMemoInput!) {
      memo: createOperatorTravelMemo(input: $input) {
        id
      }
    }
  `,
};

/** Adds a memo of the viewer's kind; resolves to what went wrong, or null. */
export function useCreateMemo(kind: MemoKind) {
  const [commit, isCreating] = useMutation<useCreateMemoCompanyMutation>(mutations[kind]);
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
