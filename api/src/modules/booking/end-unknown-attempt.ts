import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { ProviderUnavailableError } from '../../lib/errors.ts';
import { askForBooking } from './ask-for-booking.ts';
import { confirmAttempt } from './confirm-attempt.ts';
import { markNotBooked } from './mark-not-booked.ts';
import { judgeFoundFor } from './resolve-unknown.ts';
import { markUnknown } from './send-to-supplier.ts';
import { withLease } from './with-lease.ts';

/** A job that asks the supplier right now is done by then. */
const WAIT_MS = 45_000;

/**
 * Ends an unknown booking on an operator's word that it does not exist; `inTx` is written with it. The supplier is
 * asked once more: a booking as agreed is confirmed instead, and `inTx` is not run. Nor is it when the attempt is unknown no
 * longer. Throws ProviderUnavailableError while another process keeps working on the attempt, or
 * the supplier shows an itinerary without what decides.
 */
export async function endUnknownAttempt(
  app: AppContext,
  attemptId: string,
  inTx: (tx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const owned = await withLease(app, attemptId, async (run) => {
      // The process that sent it died, and no job could take it up.
      if (run.row.state === 'SUPPLIER_SENT') await markUnknown(run);
      if (run.row.state !== 'SUPPLIER_UNKNOWN') return;
      const answer = await askForBooking(run);
      if (answer.kind !== 'found') return markNotBooked(run, { inTx });
      const { id: itineraryId } = answer.itinerary;
      const found = await judgeFoundFor(run, answer.itinerary);
      if (found.kind === 'unclear') throw new ProviderUnavailableError('supplier');
      if (found.kind === 'booked') return confirmAttempt(run, itineraryId, found.droppedRoomIds);
      // What is not as agreed is given up on the operator's word: the reconciler cancels it as an orphan.
      await markNotBooked(
        run,
        found.kind === 'dropped' ? { inTx, droppedItineraryId: itineraryId } : { inTx },
      );
    });
    if (owned) return;
    if (performance.now() > until) throw new ProviderUnavailableError('supplier');
    await sleep(500);
  }
}
