import type { Call, StripeContext } from './context.ts';
import { noSuch } from './errors.ts';
import { finishPaymentChallenge } from './payments.ts';
import { allowOnly, readChoice, requiredText } from './params.ts';
import { finishSetupChallenge } from './setup-intents.ts';
import type { Challenge } from './store.ts';

export type Answer = 'authenticate' | 'refuse';

/** Takes the card holder's answer; a question that is closed already keeps its first answer. */
export function answerChallenge(context: StripeContext, challenge: Challenge, answer: Answer): void {
  const { data } = context;
  const setup = data.setupIntents[challenge.intent];
  const payment = data.paymentIntents[challenge.intent];
  if (challenge.status !== 'pending') return;
  challenge.status = answer === 'authenticate' ? 'succeeded' : 'failed';
  const authenticated = answer === 'authenticate';
  if (setup?.status === 'requires_action') finishSetupChallenge(context, setup, authenticated);
  if (payment?.status === 'requires_action') finishPaymentChallenge(context, payment, authenticated);
}

/** Where the bank's page sends the card holder back to, with the parameters that Stripe appends. */
export function returnAddress(context: StripeContext, challenge: Challenge): string | null {
  const { data } = context;
  const setup = data.setupIntents[challenge.intent];
  const intent = setup ?? data.paymentIntents[challenge.intent];
  if (challenge.returnUrl === null || !intent) return null;
  const name = setup ? 'setup_intent' : 'payment_intent';
  const url = new URL(challenge.returnUrl);
  url.searchParams.set(name, intent.id);
  url.searchParams.set(`${name}_client_secret`, intent.client_secret ?? '');
  url.searchParams.set(
    'redirect_status',
    ['succeeded', 'requires_capture'].includes(intent.status) ? 'succeeded' : 'failed',
  );
  return url.href;
}

/** The answer given inside the merchant's page, where Stripe.js asks in a dialog. */
export function authenticateInPage(context: StripeContext, call: Call): object {
  allowOnly(call.params, ['source', 'answer']);
  const id = requiredText(call.params, 'source');
  const answer = readChoice(call.params, 'answer', ['authenticate', 'refuse'] as const);
  const challenge = context.data.challenges[id];
  if (!challenge) throw noSuch('three_d_secure_2_source', id, 'source');
  if (answer) answerChallenge(context, challenge, answer);
  return { object: 'three_d_secure_2', id, state: challenge.status };
}
