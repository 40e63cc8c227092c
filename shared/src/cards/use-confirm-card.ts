import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../relay/use-action.ts';
import type { useConfirmCardMutation } from './__generated__/useConfirmCardMutation.graphql';

type State =
  | { kind: 'confirming' | 'unreachable' }
  | { kind: 'registered'; creditCardId: string }
  | { kind: 'refused'; error: { type?: string; code?: string; declineCode?: string } };

/** Asks the API what the issuer's authentication led to; repeatable, because the API registers a card once. */
export function useConfirmCard(setupIntentId: string) {
  const [state, setState] = useState<State>({ kind: 'confirming' });
  const [commit] = useAction<useConfirmCardMutation>(graphql`
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
  const confirmCard = useCallback(async () => {
    setState({ kind: 'confirming' });
    const result = await commit({ input: { setupIntentId } });
    if (result.kind === 'unknown') return setState({ kind: 'unreachable' });
    const { creditCard, errorType, errorCode, declineCode } = result.data;
    const error = {
      type: errorType ?? undefined,
      code: errorCode ?? undefined,
      declineCode: declineCode ?? undefined,
    };
    setState(creditCard ? { kind: 'registered', creditCardId: creditCard.id } : { kind: 'refused', error });
  }, [commit, setupIntentId]);
  return { confirmCard, state };
}
