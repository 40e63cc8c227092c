import type { AppContext } from '../../context.ts';
import { recordFailures } from '../work-failure/record-failures.ts';
import type { WorkName } from '../operator-task/tables.ts';
import { clearFailures } from '../work-failure/work-failure-store.ts';
import { finishDateChange } from '../amendment/finish-date-change.ts';
import type { PartResult } from './part-result.ts';
import { processTravel } from './process-travel.ts';
import { resumeAttempt } from '../booking/advance-attempt.ts';
import { getCustomer } from '../booking/attempt-run.ts';
import { findDateChange } from '../booking/date-change-store.ts';
import { findAttempt } from '../booking/attempt-store.ts';
import type { AttemptRow } from '../booking/tables.ts';
import { findPayment } from '../payment/payment-store.ts';
import { settlePayment } from '../booking/settle-payment.ts';
import { withLease } from '../booking/with-lease.ts';

type Part = (app: AppContext, attempt: AttemptRow) => Promise<PartResult>;

/** In the order in which one may make the next one possible. */
const parts: readonly [WorkName, Part][] = [
  ['booking', resumeWhenDue],
  ['payment', settlePaymentWhenDue],
  ['date-change', givePreviousUp],
  ['itinerary', toTravelPart('itinerary')],
  ['cancel', toTravelPart('cancel')],
  ['change', toTravelPart('change')],
  ['mail', toTravelPart('mail')],
];

/**
 * Does whatever one booking needs now: brings an interrupted attempt to its end, moves its money, reads its itinerary,
 * gives up the trip it replaces, finds out lost cancellations and changes, sends its mails. Every part reads its own
 * rows, so it may run at any time, twice, and after any crash. One part that fails does not keep the others from running:
 * its failure is on record, and the first one is thrown.
 */
export async function processBooking(app: AppContext, attemptId: string): Promise<void> {
  const attempt = await findAttempt(app.db, attemptId);
  if (!attempt) return;
  const failures: unknown[] = [];
  const done: WorkName[] = [];
  for (const [work, part] of parts) {
    try {
      const order = { work, subject: attemptId, isFailing: false };
      const result = await recordFailures(app, order, () => part(app, attempt));
      if (result === 'done') done.push(work);
    } catch (error) {
      failures.push(error);
    }
  }
  // At the end, because another run may have failed meanwhile at what this one got done.
  await clearFailures(app.db, attemptId, done);
  if (failures.length > 0) throw failures[0];
}

async function resumeWhenDue(app: AppContext, attempt: AttemptRow): Promise<PartResult> {
  if (!attempt.next_check_at) return 'done';
  if (attempt.next_check_at > app.clock()) return 'waits';
  return (await withLease(app, attempt.id, resumeAttempt)) ? 'done' : 'waits';
}

async function settlePaymentWhenDue(app: AppContext, { id }: AttemptRow): Promise<PartResult> {
  const payment = await findPayment(app.db, id);
  if (!payment?.next_try_at) return 'done';
  if (payment.next_try_at > app.clock()) return 'waits';
  await settlePayment(app, id);
  return 'done';
}

async function givePreviousUp(app: AppContext, attempt: AttemptRow): Promise<PartResult> {
  if (!attempt.previous_travel_id) return 'done';
  const change = await findDateChange(app.db, attempt.id);
  if (!change?.next_try_at) return 'done';
  if (change.next_try_at > app.clock()) return 'waits';
  return (await finishDateChange(app, attempt.id, getCustomer(attempt))) ? 'done' : 'waits';
}

function toTravelPart(part: keyof typeof processTravel): Part {
  return (app, attempt) => processTravel[part](app, attempt.id, getCustomer(attempt));
}
