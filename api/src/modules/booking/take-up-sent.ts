import { askForBooking } from './ask-for-booking.ts';
import { type AttemptRun, CHECK_SECONDS, move, note, secondsFrom } from './attempt-run.ts';
import { recordAuthorized } from './authorize-card.ts';
import { findAttemptCustomer } from '../payment/paying-card-store.ts';
import { resolveUnknown } from './resolve-unknown.ts';
import { markUnknown } from './send-to-supplier.ts';
import { SUPPLIER_WINDOW_MS } from '../../config/supplier-window.ts';

/** A job takes up what a dead process left within seconds: older rows may come from a backup. */
const STALE_MS = 5 * 60_000;
const AGAIN_SECONDS = 60;

/**
 * From AUTHORIZING or AUTHORIZED, before the funds are released: a row restored from a backup may show an attempt as it
 * was before it was sent. So the supplier is asked about an old one, and what it has is taken up like any booking of
 * unknown outcome. True: taken up, or nothing may be released yet. False: it was surely never sent.
 */
export async function takeUpSent(run: AttemptRun): Promise<boolean> {
  const { app, row } = run;
  const age = app.clock().getTime() - (row.price_checked_at ?? row.created_at).getTime();
  if (age < STALE_MS) return false;
  const answer = await askForBooking(run);
  if (answer.kind === 'absent' && age > SUPPLIER_WINDOW_MS) return false;
  if (answer.kind !== 'found' || !(await isFunded(run))) {
    await note(run, { next_check_at: secondsFrom(app.clock(), AGAIN_SECONDS) });
    return true;
  }
  const now = app.clock();
  const change = { sent_at: now, next_check_at: secondsFrom(now, CHECK_SECONDS), check_tries: 0 };
  await move(run, ['SUPPLIER_CALLED'], change);
  await markUnknown(run);
  await resolveUnknown(run);
  return true;
}

/** Puts the payment on record where the backup was made before its answer. */
async function isFunded(run: AttemptRun): Promise<boolean> {
  const { app, row } = run;
  if (row.state === 'AUTHORIZED') return true;
  const customerId = await findAttemptCustomer(app.db, row.branch_id);
  if (customerId === null) return false;
  const { id: attemptId, funding_try: fundingTry, created_at: since } = row;
  const found = await app.cards.findByAttempt({ attemptId, fundingTry, customerId, since });
  if (found.kind !== 'found' || found.payment.amount !== row.payment_price) return false;
  if (found.payment.status !== 'requires_capture' && found.payment.status !== 'succeeded') return false;
  await recordAuthorized(run, found.payment);
  return true;
}
