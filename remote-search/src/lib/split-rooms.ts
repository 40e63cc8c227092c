import type { Occupancy } from '@yado/shared/routing/stay';
import { MAX_ROOMS } from '@yado/shared/routing/stay';

/** How many people sleep in the room. */
export const countPeople = ({ adults, childAges }: Occupancy): number => adults + childAges.length;

/**
 * The same party in more rooms, so that none holds more people than `capacity`; every room has an adult. Null where that
 * changes nothing, or is not possible.
 */
export function splitRooms(rooms: readonly Occupancy[], capacity: number): Occupancy[] | null {
  const split = rooms.flatMap((room) => splitRoom(room, capacity));
  const fits = split.every((room) => room.adults > 0 && countPeople(room) <= capacity);
  return fits && split.length > rooms.length && split.length <= MAX_ROOMS ? split : null;
}

function splitRoom(room: Occupancy, capacity: number): Occupancy[] {
  const count = Math.ceil(countPeople(room) / Math.max(capacity, 1));
  const split = Array.from({ length: count }, (_, index) => ({
    adults: Math.floor((room.adults + count - 1 - index) / count),
    childAges: [] as number[],
  }));
  for (const age of room.childAges) {
    const emptiest = split.toSorted((a, b) => countPeople(a) - countPeople(b))[0];
    emptiest?.childAges.push(age);
  }
  return split;
}
