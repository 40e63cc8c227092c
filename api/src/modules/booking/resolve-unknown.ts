import { raiseOperatorTask } from '../operations/raise-operator-task.ts';
import { askForBooking } from './ask-for-booking.ts';
import { type AttemptRun, note, secondsFrom } from './attempt-run.ts';
import { confirmAttempt } from './confirm-attempt.ts';
import { declareAbsent } from './declare-absent.ts';

/** A new itinerary may stay invisible that long; afterwards an operator has to ask the supplier. */
const WINDOW_MS = 30 * 60_000;
const BACKOFF_SECONDS = [2, 4, 8, 15, 30, 60, 120, 300];
const AFTER_WINDOW_SECONDS = 15 * 60;

/**
 * From SUPPLIER_UNKNOWN: asks the supplier for the booking by the reference and e-mail it was sent with. Absence
 * proves nothing: the attempt stays unknown, its funds stay held, and it is asked again later. Only where the
 * configuration says so, a clear absence long after the supplier's window ends the attempt.
 */
export async function resolveUnknown(run: AttemptRun): Promise<void> {
  const answer = await askForBooking(run);
  if (answer.kind === 'found') return confirmAttempt(run, answer.itineraryId);
  if (answer.kind === 'absent' && isPastAutoClose(run)) return declareAbsent(run);
  await askAgainLater(run);
}

function ageMs({ app, row }: AttemptRun): number {
  return app.clock().getTime() - (row.sent_at?.getTime() ?? 0);
}

function isPastAutoClose(run: AttemptRun): boolean {
  const minutes = run.app.config.bookingAutoCloseMinutes;
  return minutes !== null && ageMs(run) > Math.max(minutes * 60_000, WINDOW_MS);
}

async function askAgainLater(run: AttemptRun): Promise<void> {
  const { app } = run;
  const now = app.clock();
  const { check_tries, needs_operator_since } = run.row;
  const overdue = ageMs(run) > WINDOW_MS;
  const seconds = overdue
    ? AFTER_WINDOW_SECONDS
    : (BACKOFF_SECONDS[Math.min(check_tries, BACKOFF_SECONDS.length - 1)] ?? 300);
  await note(run, {
    check_tries: check_tries + 1,
    next_check_at: secondsFrom(now, seconds),
    needs_operator_since: overdue ? (needs_operator_since ?? now) : null,
  });
  if (overdue) await callOperator(run);
}

async function callOperator({ app, row }: AttemptRun): Promise<void> {
  await raiseOperatorTask(app, app.db, {
    kind: 'BOOKING_UNKNOWN',
    subject: row.id,
    attemptId: row.id,
    travelId: row.travel_id,
    branchId: row.branch_id,
    price: row.payment_price,
    reference: row.supplier_reference,
    detail: `sent=${row.sent_at?.toISOString()} tries=${row.check_tries}`,
  });
}
