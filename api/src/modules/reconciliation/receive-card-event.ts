import type { CardEvent } from '../../adapters/cards/stripe-events.ts';
import type { AppContext } from '../../context.ts';
import { BOOKING_QUEUE } from '../payment/booking-queue.ts';
import { findAttemptOfEvent, keepCardEvent, makeAttemptDue } from './card-event-store.ts';
import { markForReconciliation } from './reconcile-mark-store.ts';

/** Work on it reads one dispute at the card provider. */
export const DISPUTE_QUEUE = 'card-dispute';

/**
 * Takes an event of the card provider: keeps its id and wakes the attempt it is about, whose state machine then reads
 * the provider itself; a dispute is read by a job of its own. The event's own content decides nothing, so a repeated, late or early one does no harm.
 * @returns whether it was new
 */
export async function receiveCardEvent(app: AppContext, event: CardEvent): Promise<boolean> {
  const now = app.clock();
  const { isNew, attemptId } = await app.db.transaction().execute(async (tx) => {
    const found = await findAttemptOfEvent(tx, event);
    if (!(await keepCardEvent(tx, event, found, now))) return { isNew: false, attemptId: found };
    if (found !== null) {
      await makeAttemptDue(tx, found, now);
      await markForReconciliation(tx, found, now);
      await app.jobs.enqueueInTx(tx, BOOKING_QUEUE, { id: found });
    }
    if (event.disputeId !== null) await app.jobs.enqueueInTx(tx, DISPUTE_QUEUE, { id: event.disputeId });
    return { isNew: true, attemptId: found };
  });
  app.log.info(
    { event: 'card-event', kind: event.type, attemptId, state: isNew ? 'new' : 'repeated' },
    'card event',
  );
  return isNew;
}
