import type { ItineraryRoom } from '../../adapters/supplier/supplier-itinerary.ts';
import type { TravelRoomRow } from './tables.ts';

type OwnRoom = Pick<
  TravelRoomRow,
  'id' | 'supplier_room_id' | 'family_name' | 'given_name' | 'adults' | 'child_ages'
>;

/**
 * What tells one room of an itinerary from the others: the supplier's own confirmation number. Its `roomId` is that of
 * the room type, the same for all rooms of a booking.
 */
export function supplierRoomId(room: Pick<ItineraryRoom, 'confirmation'>): string | null {
  return room.confirmation.supplier ?? null;
}

/**
 * Finds the supplier's record of each of our rooms: by the supplier's number once known, before that by guest and
 * occupancy in the order they were sent; so too when the answer leaves the number out. Rooms without a record are left
 * out.
 */
export function matchRooms(
  own: readonly OwnRoom[],
  supplier: readonly ItineraryRoom[],
): Map<string, ItineraryRoom> {
  const matched = new Map<string, ItineraryRoom>();
  const free = new Set(supplier);
  const take = (room: OwnRoom, found: ItineraryRoom | undefined) => {
    if (!found) return;
    free.delete(found);
    matched.set(room.id, found);
  };
  for (const room of own) {
    if (room.supplier_room_id !== null) {
      take(
        room,
        [...free].find((candidate) => supplierRoomId(candidate) === room.supplier_room_id),
      );
    }
  }
  for (const room of own) {
    if (matched.has(room.id)) continue;
    const isNumberless = (candidate: ItineraryRoom) => supplierRoomId(candidate) === null;
    const mayBe = room.supplier_room_id === null ? () => true : isNumberless;
    take(
      room,
      [...free].find((candidate) => mayBe(candidate) && isSame(room, candidate)),
    );
  }
  return matched;
}

function isSame(room: OwnRoom, candidate: ItineraryRoom): boolean {
  const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  return (
    sameText(room.family_name, candidate.familyName) &&
    sameText(room.given_name, candidate.givenName) &&
    room.adults === candidate.adults &&
    [...room.child_ages].sort().join() === [...candidate.childAges].sort().join()
  );
}
