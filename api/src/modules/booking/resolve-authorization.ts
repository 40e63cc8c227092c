import { CARD_CALL_OVER_MS } from '../../adapters/cards/card-limits.ts';
import { type AttemptRun, move, note, secondsFrom } from './attempt-run.ts';
import { dropAuthorization } from '../payment/drop-authorization.ts';
import { findAttemptCustomer } from '../payment/paying-card-store.ts';
import { takeUpSent } from './take-up-sent.ts';

/**
 * From AUTHORIZING without a recorded outcome, when nobody waits for this card any more: reads what the card
 * provider holds for the attempt, releases it, and opens the attempt again. False while it can't be known yet.
 */
export async function voidAuthorization(run: AttemptRun): Promise<boolean> {
  if (await takeUpSent(run)) return false;
  const { app, row } = run;
  const customerId = await findAttemptCustomer(app.db, row.branch_id);
  if (customerId === null) return reopen(run);
  const found = await app.cards.findByAttempt({
    attemptId: row.id,
    fundingTry: row.funding_try,
    customerId,
    since: row.created_at,
  });
  if (found.kind === 'absent') {
    const certainIn = (row.price_checked_at?.getTime() ?? 0) + CARD_CALL_OVER_MS - app.clock().getTime();
    return certainIn <= 0 ? reopen(run) : later(run, certainIn / 1000);
  }
  if (found.kind !== 'found') return later(run);
  const { paymentIntentId, status } = found.payment;
  if (status === 'canceled') return reopen(run);
  return (await dropAuthorization(app, row.id, paymentIntentId)) === 'done' ? reopen(run) : later(run);
}

async function reopen(run: AttemptRun): Promise<true> {
  const failure = run.row.failure ?? { errorCode: 'CARD_UNAVAILABLE' as const };
  const funding_try = run.row.funding_try + 1;
  await move(run, ['FUNDING_REFUSED'], { failure, funding_try, next_check_at: null });
  return true;
}

async function later(run: AttemptRun, seconds = 15): Promise<false> {
  await note(run, {
    next_check_at: secondsFrom(run.app.clock(), seconds),
    check_tries: run.row.check_tries + 1,
  });
  return false;
}
