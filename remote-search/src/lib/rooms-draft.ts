import { formatParty } from '@yado/shared/format/counts';
import type { Occupancy } from '@yado/shared/routing/stay';

/** One room while it is being filled in: a child whose age is not chosen yet is null. */
export interface RoomDraft {
  adults: number;
  childAges: (number | null)[];
}

export const MAX_ADULTS = 14;
export const MAX_CHILDREN = 6;
export const MAX_CHILD_AGE = 17;
export const MISSING_AGE = 'お子さまの年齢を選んでください。';

/** The rooms as a stay takes them; null while an age is missing. */
export function toOccupancies(rooms: readonly RoomDraft[]): Occupancy[] | null {
  const complete = rooms.map(({ adults, childAges }) => ({
    adults,
    childAges: childAges.filter((age) => age !== null),
  }));
  return rooms.every(({ childAges }, index) => childAges.length === complete[index]?.childAges.length)
    ? complete
    : null;
}

/** Adds children without an age, or takes the last ones away. */
export function withChildren(room: RoomDraft, count: number): RoomDraft {
  const childAges = Array.from({ length: count }, (_, index) => room.childAges[index] ?? null);
  return { ...room, childAges };
}

/** Adds rooms for one adult, or takes the last ones away. */
export function withRooms(rooms: readonly RoomDraft[], count: number): RoomDraft[] {
  return Array.from({ length: count }, (_, index) => rooms[index] ?? { adults: 1, childAges: [] });
}

/** `2室・大人3名・子ども1名`. */
export function partyText(rooms: readonly RoomDraft[]): string {
  return formatParty(
    rooms.map(({ adults, childAges }) => ({ adults, childAges: childAges.map((age) => age ?? 0) })),
  );
}
