import type { AppContext } from '../../context.ts';
import { ProviderUnavailableError } from '../../errors.ts';
import { findAttachedCards, markCardDetached } from './card-store.ts';
import type { CreditCardRow } from './tables.ts';

export const detachCardQueue = 'card-detach';
const SWEEP_SECONDS = 300;
const CARDS_AT_ONCE = 50;

/** Lets the card provider forget deleted cards: at once, and again and again until it did. */
export function registerDetachCardJob(app: AppContext): void {
  app.jobs.work(detachCardQueue, async ({ id }) => {
    for (const card of await findAttachedCards(app.db, CARDS_AT_ONCE, id)) await detach(app, card);
  });
  app.jobs.schedule('card-detach-sweep', SWEEP_SECONDS, () => detachDeletedCards(app));
}

/** Detaches the cards that the queue gave up on. Throws ProviderUnavailableError at the first that can't be now. */
export async function detachDeletedCards(app: AppContext): Promise<void> {
  for (const card of await findAttachedCards(app.db, CARDS_AT_ONCE)) await detach(app, card);
}

async function detach(app: AppContext, card: CreditCardRow): Promise<void> {
  const outcome = await app.cards.detachCard(card.payment_method_id);
  if (outcome.kind !== 'done') throw new ProviderUnavailableError('cards');
  await markCardDetached(app.db, card.id, app.clock());
}
