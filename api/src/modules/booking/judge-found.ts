import type { Itinerary, ItineraryRoom } from '../../adapters/supplier/supplier-itinerary.ts';
import { compareAmounts } from '../travel/compare-amounts.ts';
import { matchRooms } from '../travel/match-rooms.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';

export type FoundBooking =
  /** An unconditional booking at the agreed amount; the hotel has canceled the rooms named here. */
  | { kind: 'booked'; droppedRoomIds: string[] }
  /** The hotel has canceled every room. */
  | { kind: 'dropped' }
  /** The answer leaves out what decides. */
  | { kind: 'unclear'; detail: string }
  /** It exists, but is not what was agreed (yet); `urgent`: waiting will not change that. */
  | { kind: 'contested'; detail: string; urgent: boolean };

/** What an itinerary means that was found for a booking of unknown outcome, room by room. */
export function judgeFound(
  rate: TravelRow['rate'],
  rooms: readonly TravelRoomRow[],
  itinerary: Itinerary,
): FoundBooking {
  const theirs = itinerary.rooms;
  if (theirs.every(({ status }) => status === 'canceled')) return { kind: 'dropped' };
  if (theirs.length !== rooms.length) {
    return { kind: 'contested', detail: `rooms=${rooms.length} supplier=${theirs.length}`, urgent: true };
  }
  if (theirs.some(({ status }) => status === 'pending')) {
    return { kind: 'contested', detail: 'supplier=pending', urgent: false };
  }
  const pairs = pairRooms(rooms, theirs);
  if (!pairs) return { kind: 'unclear', detail: 'supplier=rooms-not-recognised' };
  const amounts = compareAmounts(
    rate,
    pairs.filter(([, { status }]) => status === 'booked'),
  );
  if (!amounts) return { kind: 'unclear', detail: 'supplier=no-amount' };
  const { agreed, supplier, currency } = amounts;
  if (agreed !== supplier) {
    const detail = `agreed=${agreed} supplier=${supplier} currency=${currency}`;
    return { kind: 'contested', detail, urgent: true };
  }
  const dropped = pairs.filter(([, { status }]) => status === 'canceled');
  return { kind: 'booked', droppedRoomIds: dropped.map(([{ id }]) => id) };
}

/** Each room with its record. Rooms that are all booked need no distinction: those left over are taken in order. */
function pairRooms(
  rooms: readonly TravelRoomRow[],
  theirs: readonly ItineraryRoom[],
): [TravelRoomRow, ItineraryRoom][] | null {
  const matched = matchRooms(rooms, theirs);
  const taken = new Set(matched.values());
  const left = theirs.filter((room) => !taken.has(room));
  if (left.length > 0 && !theirs.every(({ status }) => status === 'booked')) return null;
  return rooms.flatMap((room) => {
    const found = matched.get(room.id) ?? left.shift();
    return found ? [[room, found] as [TravelRoomRow, ItineraryRoom]] : [];
  });
}
