import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { settleOperatorTask } from '../operations/raise-operator-task.ts';
import { addMail } from '../travel/mail-store.ts';
import { markTravelFailed } from '../travel/travel-write-store.ts';
import { type AttemptRun, move } from './attempt-run.ts';
import { releaseAttempt } from './release-attempt.ts';
import { WAKE_QUEUE } from './wake-queue.ts';

/**
 * From SUPPLIER_UNKNOWN, on somebody's word: the supplier has no such booking. The trip fails, whoever waits for it is told, and the funds go back.
 * An itinerary that appears later all the same is the reconciler's to find and cancel.
 */
export async function declareAbsent(
  run: AttemptRun,
  inTx: (tx: Transaction<Database>) => Promise<void> = async () => {},
): Promise<void> {
  const { app } = run;
  const now = app.clock();
  const change = {
    failure: { errorCode: 'PROVIDER_UNAVAILABLE' as const },
    needs_operator_since: null,
    next_check_at: now,
  };
  await move(run, ['DECLARED_ABSENT'], change, async (tx, row) => {
    const travelId = await markTravelFailed(tx, row.id, now);
    if (travelId !== null) await addMail(tx, { travelId, kind: 'FAILED', roomIds: [], now });
    await inTx(tx);
    await settleOperatorTask(app, tx, { kind: 'BOOKING_UNKNOWN', subject: row.id });
    await app.jobs.enqueueInTx(tx, WAKE_QUEUE, { id: row.id });
  });
  await releaseAttempt(run);
}
