import type { CardProblem } from '../adapters/cards/cards-port.ts';
import type { AppContext } from '../context.ts';
import { ProviderUnavailableError } from '../lib/errors.ts';
import { findBranchCustomer, findCreditCards, saveBranchCustomer } from '../modules/card/card-store.ts';
import { demoCardBranchId, demoCards } from './demo-world.ts';

/** Registers the demo cards that were never registered; a deleted one stays deleted. */
export async function seedDemoCards(app: AppContext): Promise<void> {
  const known = await findCreditCards(
    app.db,
    demoCards.map((card) => card.id),
  );
  const missing = demoCards.filter((card) => !known.some((row) => row.id === card.id));
  if (missing.length === 0) return;

  const customer = await app.cards.ensureCustomer(
    demoCardBranchId,
    await findBranchCustomer(app.db, demoCardBranchId),
  );
  if (customer.kind !== 'done') throw unusable(customer);
  const customerId = await saveBranchCustomer(app.db, demoCardBranchId, customer.customerId);
  for (const { id, paymentMethodId, nickname } of missing) {
    const outcome = await app.cards.setupCard({
      key: `seed:${id}:${customerId}`,
      customerId,
      paymentMethodId,
      returnUrl: app.config.publicOrigins[0],
    });
    if (outcome.kind !== 'succeeded') {
      throw unusable(outcome.kind === 'requires_action' ? { code: outcome.kind } : outcome);
    }
    await app.db
      .insertInto('credit_cards')
      .values({
        id,
        branch_id: demoCardBranchId,
        nickname,
        brand: outcome.card.brand,
        last4: outcome.card.last4,
        exp_year: outcome.card.expYear,
        exp_month: outcome.card.expMonth,
        payment_method_id: outcome.card.paymentMethodId,
        stripe_customer_id: customerId,
        registered_by: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function unusable(problem: Pick<CardProblem, 'code'>): Error {
  return new ProviderUnavailableError('cards', {
    cause: new Error(`Demo card: ${problem.code ?? 'no answer'}.`),
  });
}
