import type { Room } from '../catalog/rooms.ts';
import { between, unit } from '../catalog/random.ts';
import { demand } from './price.ts';

/** Rooms of a type left on a date before any booking of ours. */
export function openRooms(room: Room, date: string): number {
  const { property } = room;
  if (property.fault) return 9;
  const pressure = demand(property, date);
  if (unit(property.id, date, 'closed') < 0.012) return 0;
  if (unit(room.id, date, 'sold') < 0.03 + (pressure > 0.75 ? 0.35 : pressure > 0.55 ? 0.1 : 0)) return 0;
  return Math.max(1, Math.round(room.stock * (1 - pressure * 0.8)) - between(0, 2, room.id, date, 'others'));
}

/** What the contract sends when the number of rooms left is not known. */
export const unknownStock = 2_147_483_647;

/** Whether the hotel tells how many rooms are left. */
export function tellsStock(room: Room): boolean {
  return unit(room.property.id, 'tells stock') > 0.06;
}
