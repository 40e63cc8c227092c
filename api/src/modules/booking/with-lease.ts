import { once } from 'node:events';
import type { AppContext } from '../../context.ts';
import { onConnectionsFor } from '../../db/connection-purpose.ts';
import { newId } from '../../db/new-id.ts';
import { type AttemptRun, LostAttemptError, secondsFrom } from './attempt-run.ts';
import { handOverLease, releaseLease, takeLease } from './attempt-store.ts';
import { keepRenewed, LEASE_SECONDS } from './lease-renewals.ts';
import { findPriceCheck } from './price-check-store.ts';
import type { AttemptRow, PriceCheckRow } from './tables.ts';

/**
 * Runs `work` as the only owner of the attempt; false when another owner has it or took it over meanwhile. When this
 * process has to stop, the attempt is handed over as it is: like after a crash, but at once. `known`: its price check,
 * which never changes.
 */
export async function withLease(
  app: AppContext,
  attemptId: string,
  work: (run: AttemptRun) => Promise<void>,
  known?: PriceCheckRow,
): Promise<boolean> {
  if (app.stopping.aborted) return false;
  const owner = newId();
  const now = app.clock();
  const row = await takeLease(app.db, { id: attemptId, owner, now, until: secondsFrom(now, LEASE_SECONDS) });
  if (!row) return false;
  const stopRenewing = keepRenewed(app, attemptId, owner);
  const stopped = new AbortController();
  const handOver = once(app.stopping, 'abort', { signal: stopped.signal });
  handOver.catch(() => {});
  let end: typeof handOverLease = releaseLease;
  try {
    const check = known?.id === row.price_check_id ? known : await findPriceCheckOf(app, row);
    if (!check) throw new Error(`The price check of attempt ${attemptId} is missing.`);
    const working = work({ app, check, row }).then(() => true);
    if (await Promise.race([working, handOver.then(() => false)])) return true;
    working.catch(() => {});
    end = handOverLease;
    return false;
  } catch (error) {
    if (error instanceof LostAttemptError) return false;
    throw error;
  } finally {
    stopped.abort();
    stopRenewing();
    await endLease(app, attemptId, () => end(app.db, attemptId, owner, app.clock()));
  }
}

async function findPriceCheckOf(app: AppContext, row: AttemptRow): Promise<PriceCheckRow | null> {
  return row.price_check_id === null ? null : findPriceCheck(app.db, row.branch_id, row.price_check_id);
}

/** Never throws and never waits long: the work's own end is what matters, and a lease that stays ends by itself. */
async function endLease(app: AppContext, attemptId: string, end: () => Promise<void>): Promise<void> {
  try {
    await onConnectionsFor('vital', end);
  } catch (err) {
    app.log.warn({ event: 'lease-not-ended', attemptId, err }, 'a booking lease ends by itself');
  }
}
