import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import type { useRenameCreditCardMutation } from './__generated__/useRenameCreditCardMutation.graphql';

const ACTION = '呼び名の変更';

export function useRenameCreditCard() {
  const [commit, isRenaming] = useMutation<useRenameCreditCardMutation>(graphql`
    mutation useRenameCreditCardMutation($input: RenameCreditCardInput!) {
      renameCreditCard(input: $input) {
        ...CardActions_card
      }
    }
  `);
  const renameCreditCard = (
    input: { creditCardId: string; nickname: string },
    told: { onDone: () => void; onFailed: (message: string) => void },
  ) => {
    const fail = (error: unknown) => told.onFailed(actionFailureMessage(ACTION, error));
    commit({
      variables: { input },
      onCompleted: (_, errors) => (errors?.length ? fail(errors[0]) : told.onDone()),
      onError: fail,
    });
  };
  return { renameCreditCard, isRenaming };
}
