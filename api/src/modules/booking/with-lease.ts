import { once } from 'node:events';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { type AttemptRun, LostAttemptError, secondsFrom } from './attempt-run.ts';
import { handOverLease, releaseLease, renewLease, takeLease } from './attempt-store.ts';
import { findPriceCheck } from './price-check-store.ts';

/** Short, so that a dead process's attempt is picked up soon; renewed while the work goes on. */
const LEASE_SECONDS = 20;
const RENEW_MS = 5_000;

/**
 * Runs `work` as the only owner of the attempt; false when another owner has it or took it over meanwhile. When this
 * process has to stop, the attempt is handed over as it is: like after a crash, but at once.
 */
export async function withLease(
  app: AppContext,
  attemptId: string,
  work: (run: AttemptRun) => Promise<void>,
): Promise<boolean> {
  if (app.stopping.aborted) return false;
  const owner = newId();
  const now = app.clock();
  const row = await takeLease(app.db, { id: attemptId, owner, now, until: secondsFrom(now, LEASE_SECONDS) });
  if (!row) return false;
  const check = row.price_check_id && (await findPriceCheck(app.db, row.branch_id, row.price_check_id));
  if (!check) throw new Error(`The price check of attempt ${attemptId} is missing.`);
  const renewal = setInterval(() => {
    const until = secondsFrom(app.clock(), LEASE_SECONDS);
    // A lost renewal only means that the lease may end early; the version fence still holds.
    renewLease(app.db, attemptId, owner, until).catch((err: unknown) => app.log.warn({ err, attemptId }));
  }, RENEW_MS);
  renewal.unref();
  const stopped = new AbortController();
  const handOver = once(app.stopping, 'abort', { signal: stopped.signal });
  handOver.catch(() => {});
  try {
    const working = work({ app, check, row }).then(() => true);
    if (!(await Promise.race([working, handOver.then(() => false)]))) {
      working.catch(() => {});
      await handOverLease(app.db, attemptId, owner, app.clock());
      return false;
    }
    return true;
  } catch (error) {
    if (error instanceof LostAttemptError) return false;
    throw error;
  } finally {
    stopped.abort();
    clearInterval(renewal);
    await releaseLease(app.db, attemptId, owner);
  }
}
