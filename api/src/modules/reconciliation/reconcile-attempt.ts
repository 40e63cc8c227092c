import type { AppContext } from '../../context.ts';
import { findAttempt } from '../booking/attempt-store.ts';
import { findPayment } from '../payment/payment-store.ts';
import type { AttemptRow } from '../booking/tables.ts';
import { compareBooking } from './compare-booking.ts';
import { comparePayment } from './compare-payment.ts';
import { findNextComparison } from './next-comparison.ts';
import { finishMark } from './reconcile-mark-store.ts';

const DAY_MS = 86_400_000;
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
  const travel = await findDates(app, attempt);
  const isHeld = (await findPayment(app.db, attempt.id))?.state === 'HELD';
  await finishMark(app.db, attemptId, {
    now,
    compared: done,
    next: (checks) =>
      findNextComparison(now, { compared: done, checks, startDate: travel?.start_date ?? null, isHeld }),
    lastCheckAt: getLastCheck(attempt, travel),
  });
  if (busy) return 'busy';
  return done ? 'compared' : 'unread';
}

type Dates = { start_date: string; ends_at: Date };

async function findDates(app: AppContext, attempt: AttemptRow): Promise<Dates | undefined> {
  if (attempt.state !== 'CONFIRMED') return;
  return app.db
    .selectFrom('travels')
    .select(['start_date', 'ends_at'])
    .where('attempt_id', '=', attempt.id)
    .executeTakeFirst();
}

/** Until two days after the stay, when no-shows and late cancellations are in the books. */
function getLastCheck(attempt: AttemptRow, travel: Dates | undefined): Date {
  return travel
    ? new Date(travel.ends_at.getTime() + 2 * DAY_MS)
    : new Date(attempt.updated_at.getTime() + WITHOUT_TRAVEL_MS);
}

async function compareCard(app: AppContext, attempt: AttemptRow): Promise<boolean> {
  const funds = await findPayment(app.db, attempt.id);
  if (funds?.type !== 'CREDIT_CARD' || funds.payment_intent_id === null) return true;
  const read = await app.cards.retrieve(funds.payment_intent_id);
  return read.kind === 'found' && comparePayment(app, attempt, funds, read.payment);
}
