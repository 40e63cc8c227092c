import { formatWhole } from './whole-number.ts';

/** `2泊`. */
export const formatNights = (nights: number): string => `${nights}泊`;

/** `3室`. */
export const formatRooms = (rooms: number): string => `${rooms}室`;

/** `大人2名`, `大人2名・子ども1名(9歳)`. */
export function formatOccupancy({ adults, childAges }: Occupants): string {
  if (childAges.length === 0) return `大人${adults}名`;
  return `大人${adults}名・子ども${childAges.length}名(${childAges.map((age) => `${age}歳`).join('・')})`;
}

/** `大人2名・子ども1名`, without ages. */
export function formatHeadcount({ adults, children }: { adults: number; children: number }): string {
  return children === 0 ? `大人${adults}名` : `大人${adults}名・子ども${children}名`;
}

/** All rooms in one: `2室・大人3名・子ども1名`. */
export function formatParty(rooms: readonly Occupants[]): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.reduce((sum, room) => sum + room.childAges.length, 0);
  const parts = [formatRooms(rooms.length), `大人${adults}名`];
  if (children > 0) parts.push(`子ども${children}名`);
  return parts.join('・');
}

/** `1,234件`; any counter word follows the number. */
export const formatCount = (count: number, unit = '件'): string => `${formatWhole(count)}${unit}`;

export interface Occupants {
  adults: number;
  childAges: readonly number[];
}
