import type { AppContext } from '../../context.ts';
import { getCustomer } from '../booking/attempt-run.ts';
import { findAttempt } from '../booking/attempt-store.ts';
import { findPayment } from '../payment/payment-store.ts';
import type { AttemptRow } from '../booking/tables.ts';
import { findTravelBy, findTravelRooms } from '../travel/travel-store.ts';
import type { TravelRoomRow } from '../travel/tables.ts';
import { isClosedByPerson } from '../operator-task/operator-task-store.ts';
import { findCanceledByHotel, followHotelCancel } from './follow-hotel-cancel.ts';
import { actOnFinding } from './act-on-finding.ts';
import { amountKinds, judgeAmount } from './judge-amount.ts';
import { itineraryKinds, judgeItinerary } from './judge-itinerary.ts';
import { judgeKept } from './judge-kept.ts';

/**
 * Compares an attempt that was sent with what the supplier has under its reference and e-mail. False when the supplier
 * does not say or leaves parts out, or our rows moved while it was asked.
 */
export async function compareBooking(app: AppContext, attempt: AttemptRow): Promise<boolean> {
  if (attempt.sent_at === null || attempt.kind !== 'SUPPLIER') return true;
  if (attempt.state !== 'CONFIRMED' && attempt.state !== 'FAILED') return true;
  const before = await findRooms(app, attempt);
  const { supplier_reference: reference, request } = attempt;
  const outcome = await app.supplier.retrieveByReference(reference, request.email, getCustomer(attempt));
  if (outcome.kind !== 'ok' || outcome.value?.partial) return false;
  const [current, rooms] = [await findAttempt(app.db, attempt.id), await findRooms(app, attempt)];
  if (current?.version !== attempt.version || toVersions(rooms) !== toVersions(before)) return false;
  const travel = await findTravelBy(app.db, 'attempt_id', attempt.id);
  const gone = travel && outcome.value ? findCanceledByHotel(travel, rooms, outcome.value, app.clock()) : [];
  // The rows are others then: they are compared the next time.
  if (travel && gone.length > 0) return followHotelCancel(app, attempt, travel, gone);
  const found = judgeItinerary({ attempt, travel, rooms }, outcome.value);
  await actOnFinding(app, attempt, attempt.id, itineraryKinds, found);
  const funds = await findPayment(app.db, attempt.id);
  const amounts = judgeAmount({ attempt, travel, rooms, funds }, outcome.value);
  await actOnFinding(app, attempt, attempt.id, amountKinds, amounts);
  for (const [roomId, kept] of travel && outcome.value ? judgeKept(travel, rooms, outcome.value) : []) {
    // What a canceled room has cost does not change any more: a difference that a person has settled stays settled.
    if (await isClosedByPerson(app.db, { kind: 'AMOUNT_MISMATCH', subject: roomId })) continue;
    await actOnFinding(app, attempt, roomId, amountKinds, kept);
  }
  return true;
}

async function findRooms(app: AppContext, attempt: AttemptRow): Promise<TravelRoomRow[]> {
  return attempt.travel_id === null ? [] : findTravelRooms(app.db, [attempt.travel_id]);
}

function toVersions(rooms: readonly TravelRoomRow[]): string {
  return rooms.map(({ id, version, cancel_state }) => `${id} ${version} ${cancel_state}`).join();
}
