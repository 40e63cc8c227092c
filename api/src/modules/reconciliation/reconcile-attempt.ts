import type { AppContext } from '../../context.ts';
import { findAttempt } from '../booking/attempt-store.ts';
import { findPayment } from '../payment/payment-store.ts';
import type { AttemptRow } from '../booking/tables.ts';
import { compareBooking } from './compare-booking.ts';
import { comparePayment } from './compare-payment.ts';
import { finishMark } from './reconcile-mark-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** First soon after the booking, then once a day. */
const INTERVALS_MS = [HOUR_MS / 6, HOUR_MS, 6 * HOUR_MS, DAY_MS];
/** A comparison that could not be made is made again soon. */
const AGAIN_MS = 10 * 60_000;
/** An attempt without a trip is looked at that long: an itinerary may appear late. */
const WITHOUT_TRAVEL_MS = 7 * DAY_MS;

/**
 * Compares one attempt with card provider and supplier, and says when it is compared again.
 * @returns `unread` when one of them could not be read, `busy` when somebody is at work on the attempt: nothing was done
 */
export async function reconcileAttempt(
  app: AppContext,
  attemptId: string,
): Promise<'compared' | 'unread' | 'busy'> {
  const attempt = await findAttempt(app.db, attemptId);
  if (!attempt) return 'compared';
  const now = app.clock();
  const busy = attempt.lease_until !== null && attempt.lease_until > now;
  const done = !busy && (await compareCard(app, attempt)) && (await compareBooking(app, attempt));
  await finishMark(app.db, attemptId, {
    now,
    compared: done,
    next: (checks) => nextCheck(now, done, checks),
    lastCheckAt: await getLastCheck(app, attempt),
  });
  if (busy) return 'busy';
  return done ? 'compared' : 'unread';
}

function nextCheck(now: Date, done: boolean, checks: number): Date {
  const wait = done ? (INTERVALS_MS[Math.min(checks, INTERVALS_MS.length - 1)] ?? DAY_MS) : AGAIN_MS;
  return new Date(now.getTime() + wait);
}

/** Until two days after the stay, when no-shows and late cancellations are in the books. */
async function getLastCheck(app: AppContext, attempt: AttemptRow): Promise<Date> {
  const travel = await app.db
    .selectFrom('travels')
    .select('ends_at')
    .where('attempt_id', '=', attempt.id)
    .executeTakeFirst();
  return attempt.state === 'CONFIRMED' && travel
    ? new Date(travel.ends_at.getTime() + 2 * DAY_MS)
    : new Date(attempt.updated_at.getTime() + WITHOUT_TRAVEL_MS);
}

async function compareCard(app: AppContext, attempt: AttemptRow): Promise<boolean> {
  const funds = await findPayment(app.db, attempt.id);
  if (funds?.type !== 'CREDIT_CARD' || funds.payment_intent_id === null) return true;
  const read = await app.cards.retrieve(funds.payment_intent_id);
  return read.kind === 'found' && comparePayment(app, attempt, funds, read.payment);
}
