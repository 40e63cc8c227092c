import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useConfirmCardMutation } from './__generated__/useConfirmCardMutation.graphql';

type State =
  | { kind: 'confirming' | 'unreachable' }
  | { kind: 'registered'; creditCardId: string }
  | { kind: 'refused'; error: { type?: string; code?: string; declineCode?: string } };

/** Asks the API what the issuer's authentication led to; repeatable, because the API registers a card once. */
export function useConfirmCard(setupIntentId: string) {
  const [state, setState] = useState<State>({ kind: 'confirming' });
  const [commit] = useMutation<useConfirmCardMutation>(graphql`
    mutation useConfirmCardMutation($input: ConfirmChallengeToRegisterCreditCardInput!) {
      confirmChallengeToRegisterCreditCard(input: $input) {
        errorCode
        errorType
        declineCode
        creditCard {
          id
        }
      }
    }
  `);
  const confirmCard = useCallback(() => {
    setState({ kind: 'confirming' });
    commit({
      variables: { input: { setupIntentId } },
      onCompleted: ({ confirmChallengeToRegisterCreditCard: answer }) =>
        setState(
          answer.creditCard
            ? { kind: 'registered', creditCardId: answer.creditCard.id }
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
