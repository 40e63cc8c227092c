import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useConfirmCardMutation } from './__generated__/useConfirmCardMutation.graphql';

type State =
  | { kind: 'confirming' | 'registered' | 'unreachable' }
  | { kind: 'refused'; error: { type?: string; code?: string; declineCode?: string } };

export function useConfirmCard(setupIntentId: string) {
  const [state, setState] = useState<State>({ kind: 'confirming' });
  const [commit] = useMutation<useConfirmCardMutation>(graphql`
    mutation useConfirmCardMutation($input: ConfirmChallengeToRegisterCreditCardInput!) {
      confirmChallengeToRegisterCreditCard(input: $input) {
        success
        errorCode
        errorType
        declineCode
      }
    }
  `);
  const confirmCard = useCallback(() => {
    setState({ kind: 'confirming' });
    commit({
      variables: { input: { setupIntentId } },
      onCompleted: ({ confirmChallengeToRegisterCreditCard: answer }) =>
        setState(
          answer.success
            ? { kind: 'registered' }
            : {
                kind: 'refused',
                error: {
                  type: answer.errorType ?? undefined,
                  code: answer.errorCode ?? undefined,
                  declineCode: answer.declineCode ?? undefined,
                },
              },
        ),
      onError: () => setState({ kind: 'unreachable' }),
    });
  }, [commit, setupIntentId]);
  return { confirmCard, state };
}
