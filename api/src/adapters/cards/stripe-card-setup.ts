import type Stripe from 'stripe';
import type { CardsPort, ReadSetupResult, SetupCardResult } from './cards-port.ts';
import type { Call, Confirm } from './stripe-call.ts';
import { asFailure } from './stripe-failure.ts';
import { toCardSetup, toProblem } from './stripe-mapping.ts';

type SetupMethods = Pick<CardsPort, 'ensureCustomer' | 'setupCard' | 'retrieveSetup' | 'detachCard'>;

/** Customers and stored cards. A branch is one customer. */
export function setupMethods(
  stripe: Stripe,
  { call, confirm }: { call: Call; confirm: Confirm },
): SetupMethods {
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
      const result = await confirm(key, (options) =>
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
          options,
        ),
      );
      if (result.kind === 'answer') return toSetupOutcome(result.value);
      if (result.kind === 'declined') return result;
      return asFailure(result);
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
