import type Stripe from 'stripe';
import type { CardsPort, ReadSetupResult, SetupCardResult } from './cards-port.ts';
import type { CallResult } from './stripe-call.ts';
import { asFailure } from './stripe-failure.ts';
import { toCardSetup, toProblem } from './stripe-mapping.ts';

type Call = <T>(request: () => Promise<T>) => Promise<CallResult<T>>;
type SetupMethods = Pick<
  CardsPort,
  'ensureCustomer' | 'setupCard' | 'saveCard' | 'retrieveSetup' | 'detachCard'
>;

/** Customers and stored cards. A branch is one customer. */
export function setupMethods(stripe: Stripe, call: Call): SetupMethods {
  return {
    async ensureCustomer(branchId, existing) {
      if (existing !== null) return { kind: 'done', customerId: existing };
      const result = await call(() =>
        stripe.customers.create(
          { metadata: { branch_id: branchId } },
          { idempotencyKey: `customer:${branchId}` },
        ),
      );
      return result.kind === 'answer' ? { kind: 'done', customerId: result.value.id } : asFailure(result);
    },

    async setupCard({ key, customerId, paymentMethodId, returnUrl }) {
      const result = await call(() =>
        stripe.setupIntents.create(
          {
            customer: customerId,
            payment_method: paymentMethodId,
            automatic_payment_methods: { enabled: true },
            payment_method_options: { card: { request_three_d_secure: 'any' } },
            usage: 'off_session',
            confirm: true,
            return_url: returnUrl,
            expand: ['payment_method'],
          },
          { idempotencyKey: key },
        ),
      );
      if (result.kind === 'answer') return toSetupOutcome(result.value);
      if (result.kind === 'declined') return result;
      return asFailure(result);
    },

    async saveCard({ key, customerId, paymentMethodId }) {
      const result = await call(() =>
        stripe.setupIntents.create(
          {
            customer: customerId,
            payment_method: paymentMethodId,
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            usage: 'off_session',
            confirm: true,
            expand: ['payment_method'],
          },
          { idempotencyKey: key },
        ),
      );
      if (result.kind === 'declined') return result;
      if (result.kind !== 'answer') return asFailure(result);
      const setup = toCardSetup(result.value);
      if (setup.status === 'succeeded' && setup.card !== null) return { kind: 'succeeded', card: setup.card };
      if (setup.problem !== null) return { kind: 'declined', paymentIntentId: null, ...setup.problem };
      if (result.value.status !== 'requires_action') {
        return { kind: 'unknown', ...toProblem({ type: 'api_error' }) };
      }
      // Nobody will answer the bank's question; left open it would only expire.
      await call(() => stripe.setupIntents.cancel(setup.setupIntentId));
      return { kind: 'declined', paymentIntentId: null, ...authenticationRequired };
    },

    async retrieveSetup(setupIntentId): Promise<ReadSetupResult> {
      const result = await call(() =>
        stripe.setupIntents.retrieve(setupIntentId, { expand: ['payment_method'] }),
      );
      if (result.kind === 'answer') return { kind: 'found', setup: toCardSetup(result.value) };
      if (result.kind === 'absent' || result.kind === 'unavailable' || result.kind === 'unknown')
        return result;
      return { ...asFailure(result), kind: 'unknown' };
    },

    async detachCard(paymentMethodId) {
      const result = await call(() => stripe.paymentMethods.detach(paymentMethodId));
      if (result.kind === 'answer' || result.kind === 'absent') return { kind: 'done' };
      if (result.kind === 'refused') {
        // Stripe refuses to detach what is attached to no customer: that is the state asked for.
        const now = await call(() => stripe.paymentMethods.retrieve(paymentMethodId));
        if (now.kind === 'answer' && now.value.customer === null) return { kind: 'done' };
      }
      return asFailure(result);
    },
  };
}

const authenticationRequired = {
  code: 'authentication_required',
  declineCode: null,
  errorType: 'card_error',
};

function toSetupOutcome(intent: Stripe.SetupIntent): SetupCardResult {
  const setup = toCardSetup(intent);
  if (setup.status === 'succeeded' && setup.card !== null) {
    return { kind: 'succeeded', setupIntentId: intent.id, card: setup.card };
  }
  const redirectUrl = intent.next_action?.redirect_to_url?.url;
  if (intent.status === 'requires_action' && typeof redirectUrl === 'string') {
    return { kind: 'requires_action', setupIntentId: intent.id, redirectUrl };
  }
  if (setup.problem !== null) return { kind: 'declined', paymentIntentId: null, ...setup.problem };
  return { kind: 'unknown', ...toProblem({ type: 'api_error' }) };
}
