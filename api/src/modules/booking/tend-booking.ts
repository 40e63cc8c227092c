import type { AppContext } from '../../context.ts';
import { finishDateChange } from '../travel/finish-date-change.ts';
import { resolveCancel } from '../travel/resolve-cancel.ts';
import { resolveChange } from '../travel/resolve-change.ts';
import { readItineraryWhenDue } from '../travel/read-itinerary.ts';
import { sendDueMails } from '../travel/send-due-mails.ts';
import { findTravelBy, findTravelRooms } from '../travel/travel-store.ts';
import { resumeAttempt } from './advance-attempt.ts';
import { customerOf } from './attempt-run.ts';
import { findAttempt } from './attempt-store.ts';
import { findPayment } from './payment-store.ts';
import { settlePayment } from './settle-payment.ts';
import { withLease } from './with-lease.ts';

/**
 * Does whatever one booking needs now: brings an interrupted attempt to rest, moves its money, reads its itinerary,
 * gives up the trip it replaces, finds out lost cancellations and changes, sends its mails. Every part stands on its own rows, so it may run at any time, twice,
 * and after any crash. One part that fails does not keep the others from running; the first failure is thrown.
 */
export async function tendBooking(app: AppContext, attemptId: string): Promise<void> {
  const failures: unknown[] = [];
  for (const part of [resumeWhenDue, settlePaymentWhenDue, givePreviousUp, tendTravel]) {
    try {
      await part(app, attemptId);
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

async function tendTravel(app: AppContext, attemptId: string): Promise<void> {
  const travel = await findTravelBy(app.db, 'attempt_id', attemptId);
  const attempt = await findAttempt(app.db, attemptId);
  if (!travel || !attempt) return;
  const now = app.clock();
  const customer = customerOf(attempt);
  if (travel.itinerary_next_read_at && travel.itinerary_next_read_at <= now) {
    await readItineraryWhenDue(app, travel, customer);
  }
  const rooms = await findTravelRooms(app.db, [travel.id]);
  const lost = rooms.filter(({ cancel_next_check_at: due }) => due !== null && due <= now);
  if (lost.length > 0) await resolveCancel(app, travel, lost, customer);
  const changing = rooms.filter(({ change_next_check_at: due }) => due !== null && due <= now);
  if (changing.length > 0) await resolveChange(app, travel, changing, customer);
  await sendDueMails(app, travel.id);
}
