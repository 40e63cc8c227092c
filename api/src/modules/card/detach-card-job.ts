import type { AppContext } from '../../context.ts';
import { ProviderUnavailableError } from '../../lib/errors.ts';
import { forEachInTurn } from '../../lib/for-each-in-turn.ts';
import { recordFailures } from '../work-failure/record-failures.ts';
import { settleOperatorTask } from '../operator-task/raise-operator-task.ts';
import { findAttachedCards, markCardDetached } from './card-store.ts';
import { completeLostSetups } from './complete-lost-setups.ts';
import { releaseBookingCards } from './release-booking-cards.ts';
import type { CreditCardRow } from './tables.ts';

export const detachCardQueue = 'card-detach';
const SWEEP_SECONDS = 300;
const CARDS_AT_ONCE = 50;

/** Lets the card provider forget deleted cards: at once, and again and again until it did. */
export function registerDetachCardJob(app: AppContext): void {
  app.jobs.work(detachCardQueue, async ({ id }) => {
    await forEachInTurn(await findAttachedCards(app.db, 1, id), (card) => detach(app, card));
  });
  app.jobs.schedule('card-detach-sweep', SWEEP_SECONDS, () => detachDeletedCards(app));
}

/** Detaches cards for one booking that nothing needs any more, and the cards that the queue gave up on. Throws ProviderUnavailableError, after all, when one can't be now. */
export async function detachDeletedCards(app: AppContext): Promise<void> {
  await completeLostSetups(app, CARDS_AT_ONCE);
  await releaseBookingCards(app.db, app.clock(), CARDS_AT_ONCE);
  await forEachInTurn(await findAttachedCards(app.db, CARDS_AT_ONCE), (card) => detach(app, card));
}

async function detach(app: AppContext, card: Pick<CreditCardRow, 'id' | 'payment_method_id'>): Promise<void> {
  await recordFailures(app, { work: 'card-detach', subject: card.id }, async () => {
    const outcome = await app.cards.detachCard(card.payment_method_id);
    if (outcome.kind !== 'done') throw new ProviderUnavailableError('cards');
    await markCardDetached(app.db, card.id, app.clock());
  });
  await settleOperatorTask(app, app.db, { kind: 'DEAD_LETTER', subject: `${detachCardQueue}:${card.id}` });
}
