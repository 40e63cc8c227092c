import type { Itinerary } from '../../adapters/supplier/supplier-itinerary.ts';
import type { AppContext } from '../../context.ts';
import { claimRooms } from '../amendment/claim-cancel.ts';
import { resolveCancel } from '../amendment/resolve-cancel.ts';
import { getCustomer } from '../booking/attempt-run.ts';
import type { AttemptRow } from '../booking/tables.ts';
import { raiseOperatorTask } from '../operator-task/raise-operator-task.ts';
import { matchRooms } from '../travel/match-rooms.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { isPastCheckin } from '../travel/travel-status.ts';

/**
 * Rooms of a trip that are booked here and canceled at the supplier, without anybody here having asked for it. None
 * after the day of arrival: a guest who did not come may be charged. None where the supplier has another hotel, or a room
 * that we don't know, instead: the guest may have been moved there. A person judges both.
 */
export function findCanceledByHotel(
  travel: Pick<TravelRow, 'start_date' | 'time_zone' | 'property_id' | 'itinerary_id'>,
  rooms: readonly TravelRoomRow[],
  itinerary: Itinerary,
  now: Date,
): TravelRoomRow[] {
  if (isPastCheckin(travel, now)) return [];
  const isOther = travel.itinerary_id !== null && travel.itinerary_id !== itinerary.id;
  if (isOther || travel.property_id !== itinerary.hotelId) return [];
  const found = matchRooms(rooms, itinerary.rooms);
  const known = new Set(found.values());
  if (itinerary.rooms.some((room) => room.status !== 'canceled' && !known.has(room))) return [];
  return rooms.filter(
    ({ id, status, cancel_state }) =>
      status === 'BOOKED' && cancel_state === null && found.get(id)?.status === 'canceled',
  );
}

/**
 * The hotel has canceled these rooms of a confirmed trip: their whole price goes back to its payer, and the person who
 * booked gets a mail. What the supplier keeps all the same is a task; so is the guest, who has no room now.
 * @returns false when somebody here was quicker to change or cancel one of them
 */
export async function followHotelCancel(
  app: AppContext,
  attempt: AttemptRow,
  travel: TravelRow,
  rooms: readonly TravelRoomRow[],
): Promise<boolean> {
  const penalties = new Map(rooms.map(({ id }) => [id, 0]));
  const order = { penalties, by: 'SUPPLIER' as const, userId: null, reason: null };
  const claimed = await claimRooms(app, rooms, order, async (tx) => {
    await raiseOperatorTask(app, tx, {
      kind: 'STATUS_MISMATCH',
      // A subject of its own: the comparison will find both sides alike and would close the attempt's task.
      subject: `${attempt.id}:rooms`,
      attemptId: attempt.id,
      travelId: travel.id,
      branchId: travel.branch_id,
      price: rooms.reduce((sum, { payment_price }) => sum + payment_price, 0),
      reference: travel.itinerary_id ?? travel.supplier_reference,
      detail: `ours=booked supplier=canceled rooms=${rooms.map((room) => room.room_number).join(',')}`,
    });
    return { previous: null };
  });
  if (!claimed) return false;
  await resolveCancel(app, travel, claimed, getCustomer(attempt));
  return true;
}
