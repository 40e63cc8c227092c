import { graphql, useMutation } from 'react-relay';
import type { useDeleteCreditCardMutation } from './__generated__/useDeleteCreditCardMutation.graphql';

export function useDeleteCreditCard() {
  const [commit, isDeleting] = useMutation<useDeleteCreditCardMutation>(graphql`
    mutation useDeleteCreditCardMutation($id: ID!) {
      deleteCreditCard(id: $id)
    }
  `);
  const deleteCreditCard = (id: string, told: { onDone: () => void; onFailed: () => void }) => {
    commit({
      variables: { id },
      onCompleted: (_, errors) => (errors?.length ? told.onFailed() : told.onDone()),
      onError: told.onFailed,
    });
  };
  return { deleteCreditCard, isDeleting };
}
