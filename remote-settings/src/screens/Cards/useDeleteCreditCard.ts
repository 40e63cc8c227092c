import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import type { useDeleteCreditCardMutation } from './__generated__/useDeleteCreditCardMutation.graphql';

const ACTION = 'カードの削除';

export function useDeleteCreditCard() {
  const [commit, isDeleting] = useMutation<useDeleteCreditCardMutation>(graphql`
    mutation useDeleteCreditCardMutation($id: ID!) {
      deleteCreditCard(id: $id)
    }
  `);
  const deleteCreditCard = (
    id: string,
    told: { onDone: () => void; onFailed: (message: string) => void },
  ) => {
    const fail = (error: unknown) => told.onFailed(actionFailureMessage(ACTION, error));
    commit({
      variables: { id },
      onCompleted: (_, errors) => (errors?.length ? fail(errors[0]) : told.onDone()),
      onError: fail,
    });
  };
  return { deleteCreditCard, isDeleting };
}
