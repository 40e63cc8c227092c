import type { Itinerary } from '../../adapters/supplier/supplier-itinerary.ts';
import { getNextTry } from '../../lib/next-try.ts';
import { raiseOperatorTask } from '../operator-task/raise-operator-task.ts';
import { findTravelRooms } from '../travel/travel-store.ts';
import { askForBooking } from './ask-for-booking.ts';
import { type AttemptRun, note } from './attempt-run.ts';
import { confirmAttempt } from './confirm-attempt.ts';
import { markNotBooked } from './mark-not-booked.ts';
import { type FoundBooking, judgeFound } from './judge-found.ts';
import { type Hold, reviewHold } from './review-hold.ts';
import { processHold } from './process-hold.ts';
import { SUPPLIER_WINDOW_MS } from '../../config/supplier-window.ts';

type Doubt = Extract<FoundBooking, { kind: 'unclear' | 'contested' }>;

/** Where something has to be decided, what the supplier clearly does not have by then does not exist. */
const CERTAIN_MS = 24 * 3_600_000;
const BACKOFF_SECONDS = [2, 4, 8, 15, 30, 60, 120, 300];
const AFTER_WINDOW_SECONDS = 15 * 60;

/**
 * From SUPPLIER_UNKNOWN: asks the supplier for the booking by the reference and e-mail it was sent with. Absence
 * proves nothing: the attempt stays unknown, its funds stay held, and it is asked again later. Only where the
 * configuration says so, or when the held funds are about to end, a clear absence long after the supplier's window ends
 * the attempt. What is found confirms it only when it is what was agreed: booked rooms, at that amount; else it stays
 * unknown, and an operator decides.
 */
export async function resolveUnknown(run: AttemptRun): Promise<void> {
  const answer = await askForBooking(run);
  if (answer.kind === 'absent' && isPastAutoClose(run)) return markNotBooked(run);
  if (answer.kind !== 'found') {
    const hold = await readHold(run);
    if (answer.kind === 'absent' && hold.kind !== 'safe' && ageMs(run) > CERTAIN_MS)
      return markNotBooked(run);
    if (hold.kind === 'ending') await processHold(run, hold.payment);
    return askAgainLater(run);
  }
  const { id: itineraryId } = answer.itinerary;
  const found = await judgeFoundFor(run, answer.itinerary);
  if (found.kind === 'booked') return confirmAttempt(run, itineraryId, found.droppedRoomIds);
  if (found.kind === 'dropped') return markNotBooked(run, { droppedItineraryId: itineraryId });
  const hold = await readHold(run);
  if (hold.kind === 'ending') await processHold(run, hold.payment);
  await askAgainLater(run, found);
}

/** Within the supplier's window no hold ends. */
async function readHold(run: AttemptRun): Promise<Hold> {
  return ageMs(run) > SUPPLIER_WINDOW_MS ? reviewHold(run) : { kind: 'safe' };
}

/** The trip of an unknown booking is there from its first doubt on, and so are its rooms. */
export async function judgeFoundFor(run: AttemptRun, itinerary: Itinerary): Promise<FoundBooking> {
  const rooms = run.row.travel_id === null ? [] : await findTravelRooms(run.app.db, [run.row.travel_id]);
  return judgeFound(run.check.rate, rooms, itinerary);
}

function ageMs({ app, row }: AttemptRun): number {
  return app.clock().getTime() - (row.sent_at?.getTime() ?? 0);
}

function isPastAutoClose(run: AttemptRun): boolean {
  const minutes = run.app.config.bookingAutoCloseMinutes;
  return minutes !== null && ageMs(run) > Math.max(minutes * 60_000, SUPPLIER_WINDOW_MS);
}

async function askAgainLater(run: AttemptRun, found?: Doubt): Promise<void> {
  const { app } = run;
  const now = app.clock();
  const { check_tries, needs_operator_since } = run.row;
  const overdue = ageMs(run) > SUPPLIER_WINDOW_MS || (found?.kind === 'contested' && found.urgent);
  const waits = overdue ? [AFTER_WINDOW_SECONDS] : BACKOFF_SECONDS;
  await note(run, {
    check_tries: check_tries + 1,
    next_check_at: getNextTry(now, waits, check_tries),
    needs_operator_since: overdue ? (needs_operator_since ?? now) : null,
  });
  if (overdue) await callOperator(run, found?.detail ?? 'supplier=no-itinerary');
}

async function callOperator({ app, row }: AttemptRun, detail: string): Promise<void> {
  await raiseOperatorTask(app, app.db, {
    kind: 'BOOKING_UNKNOWN',
    subject: row.id,
    attemptId: row.id,
    travelId: row.travel_id,
    branchId: row.branch_id,
    price: row.payment_price,
    reference: row.supplier_reference,
    detail: `${detail} sent=${row.sent_at?.toISOString()} tries=${row.check_tries}`,
  });
}
