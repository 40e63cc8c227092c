import type { AppContext } from '../../context.ts';
import { recordFailures } from '../work-failure/record-failures.ts';
import type { WorkName } from '../operator-task/tables.ts';
import { findFailingWorks } from '../work-failure/work-failure-store.ts';
import { finishDateChange } from '../amendment/finish-date-change.ts';
import { processTravel } from './process-travel.ts';
import { resumeAttempt } from '../booking/advance-attempt.ts';
import { customerOf } from '../booking/attempt-run.ts';
import { findAttempt } from '../booking/attempt-store.ts';
import { findPayment } from '../payment/payment-store.ts';
import { settlePayment } from '../booking/settle-payment.ts';
import { withLease } from '../booking/with-lease.ts';

type Part = (app: AppContext, attemptId: string) => Promise<void>;

/** In the order in which one may make the next one possible. */
const parts: readonly [WorkName, Part][] = [
  ['booking', resumeWhenDue],
  ['payment', settlePaymentWhenDue],
  ['date-change', givePreviousUp],
  ['itinerary', partOfTravel('itinerary')],
  ['cancel', partOfTravel('cancel')],
  ['change', partOfTravel('change')],
  ['mail', partOfTravel('mail')],
];

/**
 * Does whatever one booking needs now: brings an interrupted attempt to rest, moves its money, reads its itinerary,
 * gives up the trip it replaces, finds out lost cancellations and changes, sends its mails. Every part stands on its own
 * rows, so it may run at any time, twice, and after any crash. One part that fails does not keep the others from running:
 * its failure is on record, and the first one is thrown.
 */
export async function processBooking(app: AppContext, attemptId: string): Promise<void> {
  const failing = await findFailingWorks(app.db, attemptId);
  const failures: unknown[] = [];
  for (const [work, part] of parts) {
    try {
      const order = { work, subject: attemptId, isFailing: failing.has(work) };
      await recordFailures(app, order, () => part(app, attemptId));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function resumeWhenDue(app: AppContext, attemptId: string): Promise<void> {
  const attempt = await findAttempt(app.db, attemptId);
  if (!attempt?.next_check_at || attempt.next_check_at > app.clock()) return;
  await withLease(app, attemptId, resumeAttempt);
}

async function settlePaymentWhenDue(app: AppContext, attemptId: string): Promise<void> {
  const payment = await findPayment(app.db, attemptId);
  if (!payment?.next_try_at || payment.next_try_at > app.clock()) return;
  await settlePayment(app, attemptId);
}

async function givePreviousUp(app: AppContext, attemptId: string): Promise<void> {
  const attempt = await findAttempt(app.db, attemptId);
  if (attempt?.previous_travel_id) await finishDateChange(app, attemptId, customerOf(attempt));
}

function partOfTravel(part: keyof typeof processTravel): Part {
  return async (app, attemptId) => {
    const attempt = await findAttempt(app.db, attemptId);
    if (attempt) await processTravel[part](app, attempt.id, customerOf(attempt));
  };
}
