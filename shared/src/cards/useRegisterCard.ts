import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useRegisterCardMutation } from './__generated__/useRegisterCardMutation.graphql';

export interface ProviderError {
  type?: string;
  code?: string;
  declineCode?: string;
}

export type Registration =
  | { kind: 'registered'; creditCardId: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'failed'; error: ProviderError };

interface Entry {
  stripe: Stripe;
  card: StripeCardNumberElement;
  nickname: string;
  holder: string;
}

/** Card details go from the provider's fields to the provider; we send only the reference it answers with. */
export function useRegisterCard(returnUrl: string) {
  const [isRegistering, setIsRegistering] = useState(false);
  const [commit] = useMutation<useRegisterCardMutation>(graphql`
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

  const challenge = (paymentMethodId: string, nickname: string) =>
    new Promise<Registration>((resolve) => {
      commit({
        variables: {
          input: {
            paymentMethodId,
            nickname,
            returnUrl,
            idempotencyKey: crypto.randomUUID(),
          },
        },
        onCompleted: ({ challengeToRegisterCreditCard: result }) => resolve(registrationOf(result)),
        onError: () => resolve({ kind: 'failed', error: { type: 'api_connection_error' } }),
      });
    });

  const registerCard = async ({ stripe, card, nickname, holder }: Entry): Promise<Registration> => {
    setIsRegistering(true);
    try {
      const { error, paymentMethod } = await stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: { name: holder },
      });
      if (error) {
        return {
          kind: 'failed',
          error: { type: error.type, code: error.code, declineCode: error.decline_code },
        };
      }
      return await challenge(paymentMethod.id, nickname);
    } finally {
      setIsRegistering(false);
    }
  };
  return { registerCard, isRegistering };
}

type Answer = useRegisterCardMutation['response']['challengeToRegisterCreditCard'];

function registrationOf(answer: Answer): Registration {
  if (answer.__typename === 'CardChallengeSuccess')
    return { kind: 'registered', creditCardId: answer.creditCardId };
  if (answer.__typename === 'CardChallengeRequiresAction')
    return { kind: 'redirect', url: answer.redirectUrl };
  if (answer.__typename !== 'CardChallengeError') return { kind: 'failed', error: {} };
  return {
    kind: 'failed',
    error: {
      type: answer.errorType ?? undefined,
      code: answer.errorCode ?? undefined,
      declineCode: answer.declineCode ?? undefined,
    },
  };
}
