import type { AppContext } from '../../context.ts';
import { forEachInTurn } from '../../lib/for-each-in-turn.ts';
import { completeRegistration, findBranchCustomer, findLostSetups, forgetSetup } from './card-store.ts';
import { UNUSED_FOR_MS } from './release-booking-cards.ts';

/** As long as that a cardholder could still answer the bank. */
const PENDING_FOR_MS = 3 * UNUSED_FOR_MS;

/**
 * Puts on record the cards for one booking that the provider keeps and whose holder never came back from the bank's page,
 * once their preparation has run out: from then on they are released as any other. What the bank refused is forgotten.
 */
export async function completeLostSetups(app: AppContext, limit: number): Promise<void> {
  const now = app.clock().getTime();
  const lost = await findLostSetups(app.db, new Date(now - UNUSED_FOR_MS), limit);
  await forEachInTurn(lost, async (registration) => {
    const read = await app.cards.retrieveSetup(registration.setup_intent_id ?? '');
    const customerId = await findBranchCustomer(app.db, registration.branch_id);
    if (read.kind === 'found' && read.setup.status === 'succeeded' && read.setup.card && customerId) {
      await completeRegistration(app.db, registration, customerId, read.setup.card);
    } else if (read.kind === 'absent' || (read.kind === 'found' && read.setup.status !== 'succeeded')) {
      const isPending = read.kind === 'found' && read.setup.status === 'pending';
      const isOld = registration.created_at.getTime() < now - PENDING_FOR_MS;
      if (!isPending || isOld) await forgetSetup(app.db, registration.id);
    }
  });
}
