import type { AppContext } from '../../context.ts';
import { ProviderUnavailableError } from '../../errors.ts';
import { findCreditCards } from './card-store.ts';

export const detachCardQueue = 'card-detach';

/** Lets the card provider forget deleted cards; repeated until it did. */
export function registerDetachCardJob(app: AppContext): void {
  app.jobs.work(detachCardQueue, async ({ id }) => {
    const [card] = await findCreditCards(app.db, [id]);
    if (card === undefined || card.deleted_at === null) return;
    const outcome = await app.cards.detachCard(card.payment_method_id);
    if (outcome.kind !== 'done') throw new ProviderUnavailableError('cards');
  });
}
