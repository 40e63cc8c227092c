import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { useRef } from 'react';
import { graphql } from 'react-relay';
import { type ActionResult, useAction } from '../relay/use-action.ts';
import type { useRegisterCardMutation } from './__generated__/useRegisterCardMutation.graphql';

export interface ProviderError {
  type?: string;
  code?: string;
  declineCode?: string;
}

export type Registration =
  | { kind: 'registered'; creditCardId: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'failed'; error: ProviderError }
  /** Whether the card is registered can't be known. */
  | { kind: 'unanswered'; message: string };

interface Entry {
  stripe: Stripe;
  card: StripeCardNumberElement;
  nickname: string;
  holder: string;
  /** E-mail address of the person who registers the card. */
  email: string;
}

interface Attempt {
  /** A card for that booking alone; undefined: one of the branch. */
  priceCheckId: string | undefined;
  paymentMethodId: string;
  nickname: string;
  idempotencyKey: string;
}

/**
 * Card details go from the provider's fields to the provider; we send only the reference it answers with. Trying again
 * after an answer was lost repeats the same attempt, which registers the card once, until `forgetAttempt`.
 */
export function useRegisterCard(returnUrl: string, priceCheckId?: string) {
  const [commit] = useAction<useRegisterCardMutation>(graphql`
    mutation useRegisterCardMutation($input: ChallengeToRegisterCreditCardInput!) {
      challengeToRegisterCreditCard(input: $input) {
        __typename
        ... on CardChallengeSuccess {
          creditCardId
        }
        ... on CardChallengeRequiresAction {
          redirectUrl
        }
        ... on CardChallengeError {
          errorCode
          errorType
          declineCode
        }
      }
    }
  `);

  const unanswered = useRef<Attempt | null>(null);

  const challenge = async (attempt: Attempt): Promise<Registration> => {
    const result = await commit({ input: { ...attempt, returnUrl } });
    if (result.kind !== 'unknown') unanswered.current = null;
    return toRegistration(result);
  };

  const registerCard = async ({ stripe, card, nickname, holder, email }: Entry): Promise<Registration> => {
    // Sent again for another use it would be another card under the name of the first.
    if (unanswered.current && unanswered.current.priceCheckId === priceCheckId) {
      return challenge(unanswered.current);
    }
    const { error, paymentMethod } = await stripe.createPaymentMethod({
      type: 'card',
      card,
      // Card networks want a name and an e-mail in 3-D Secure, and refuse some cards without.
      billing_details: { name: holder, ...(email && { email }) },
    });
    if (error) {
      const { type, code, decline_code: declineCode } = error;
      return { kind: 'failed', error: { type, code, declineCode } };
    }
    unanswered.current = {
      priceCheckId,
      paymentMethodId: paymentMethod.id,
      nickname,
      idempotencyKey: crypto.randomUUID(),
    };
    return challenge(unanswered.current);
  };

  /** To be called when anything that was typed changes. */
  const forgetAttempt = () => {
    unanswered.current = null;
  };
  return { registerCard, forgetAttempt };
}

function toRegistration(result: ActionResult<useRegisterCardMutation>): Registration {
  if (result.kind === 'unknown')
    return { kind: 'unanswered', message: actionFailureMessage('カードの登録', result.error) };
  if (result.kind === 'ok') {
    return result.data.__typename === 'CardChallengeSuccess'
      ? { kind: 'registered', creditCardId: result.data.creditCardId }
      : { kind: 'redirect', url: result.data.redirectUrl };
  }
  const { errorType, errorCode, declineCode } = result.refusal;
  return {
    kind: 'failed',
    error: {
      type: errorType ?? undefined,
      code: errorCode ?? undefined,
      declineCode: declineCode ?? undefined,
    },
  };
}
