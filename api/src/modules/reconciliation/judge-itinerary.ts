import type { Itinerary } from '../../adapters/supplier/supplier-itinerary.ts';
import type { AttemptRow } from '../booking/tables.ts';
import { matchRooms } from '../travel/match-rooms.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import type { Finding, Judgment } from './finding.ts';

/** Kinds that an itinerary can be found to be. */
export const itineraryKinds = ['ITINERARY_MISSING', 'ORPHAN_ITINERARY', 'STATUS_MISMATCH'] as const;

export interface OwnBooking {
  attempt: Pick<AttemptRow, 'id' | 'state' | 'payment_price' | 'supplier_reference'>;
  travel: Pick<TravelRow, 'itinerary_id' | 'property_id' | 'start_date' | 'end_date'> | null;
  rooms: readonly TravelRoomRow[];
}

/** Compares an attempt with what the supplier has under its reference; `open`: nothing differs so far, but a room is being changed or canceled. */
export function judgeItinerary(own: OwnBooking, itinerary: Itinerary | null): Judgment {
  if (own.attempt.state === 'CONFIRMED') return judgeBooked(own, itinerary);
  const live = itinerary?.rooms.filter(({ status }) => status !== 'canceled') ?? [];
  if (own.attempt.state !== 'FAILED' || !itinerary || live.length === 0) return null;
  const detail = `ours=failed supplier=${live[0]?.status} rooms=${live.length}`;
  return { ...finding(own, 'ORPHAN_ITINERARY', detail, itinerary), repair: 'cancel-itinerary' };
}

function judgeBooked(own: OwnBooking, itinerary: Itinerary | null): Judgment {
  const stays = own.rooms.some(({ status }) => status === 'BOOKED');
  if (!itinerary) return stays ? finding(own, 'ITINERARY_MISSING', 'ours=booked supplier=none', null) : null;
  const known = own.travel?.itinerary_id ?? null;
  if (known !== null && known !== itinerary.id) {
    return finding(own, 'STATUS_MISMATCH', `ours=${known} supplier=${itinerary.id}`, itinerary);
  }
  const different = [
    ...differences(own.rooms, itinerary),
    ...differentStay(own, itinerary),
    ...differentDetails(own.rooms, itinerary),
  ];
  if (different.length > 0) return finding(own, 'STATUS_MISMATCH', different.join(' '), itinerary);
  const isOpen = own.rooms.some((room) => room.cancel_state !== null || room.change_state !== null);
  return isOpen ? 'open' : null;
}

function differences(rooms: readonly TravelRoomRow[], itinerary: Itinerary): string[] {
  const found = matchRooms(rooms, itinerary.rooms);
  return rooms.flatMap((room) => {
    // A cancellation under way finds out by itself, and a refund of ours says nothing of the supplier's room.
    if (room.cancel_state !== null || (room.status !== 'BOOKED' && room.status !== 'CANCELED')) return [];
    const supplier = found.get(room.id);
    // Before its number is known a room is matched by name, which either side may have changed.
    if (!supplier && room.supplier_room_id === null) return [];
    const theirs = supplier ? (supplier.status === 'canceled' ? 'CANCELED' : 'BOOKED') : 'none';
    return theirs === room.status ? [] : [`room=${room.room_number} ours=${room.status} supplier=${theirs}`];
  });
}

/** Names are compared, never written down. */
function differentDetails(rooms: readonly TravelRoomRow[], itinerary: Itinerary): string[] {
  const found = matchRooms(rooms, itinerary.rooms);
  const taken = new Set(found.values());
  // Before its number is known a room is found by its names alone.
  const hasOther = itinerary.rooms.some((room) => !taken.has(room) && room.status !== 'canceled');
  return rooms.flatMap((room) => {
    const theirs = found.get(room.id);
    // A change or cancellation under way finds out by itself.
    if (room.status !== 'BOOKED' || room.change_state !== null || room.cancel_state !== null) return [];
    if (theirs?.status === 'canceled' || (!theirs && !(room.supplier_room_id === null && hasOther)))
      return [];
    const isSame =
      theirs !== undefined &&
      sameText(room.family_name, theirs.familyName) &&
      sameText(room.given_name, theirs.givenName);
    return isSame ? [] : [`room=${room.room_number} field=names`];
  });
}

function differentStay(own: OwnBooking, itinerary: Itinerary): string[] {
  const { travel, rooms } = own;
  const theirs = itinerary.rooms.filter(({ status }) => status !== 'canceled');
  if (!travel || theirs.length === 0) return [];
  // A refund of ours says nothing of the supplier's room.
  const ours = rooms.filter(({ status }) => status !== 'CANCELED');
  const isStay = theirs.every(
    ({ checkin, checkout }) => checkin === travel.start_date && checkout === travel.end_date,
  );
  return [
    ...(travel.property_id === itinerary.hotelId ? [] : ['field=hotel']),
    ...(isStay ? [] : ['field=dates']),
    ...(theirs.length > ours.length && rooms.every(({ cancel_state }) => cancel_state === null)
      ? [`field=rooms ours=${ours.length} supplier=${theirs.length}`]
      : []),
  ];
}

/** The supplier may write names in capitals. */
function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function finding(
  { attempt }: OwnBooking,
  kind: (typeof itineraryKinds)[number],
  detail: string,
  itinerary: Itinerary | null,
): Finding {
  return {
    kind,
    subject: attempt.id,
    price: attempt.payment_price,
    reference: itinerary?.id ?? attempt.supplier_reference,
    detail,
    repair: null,
  };
}
