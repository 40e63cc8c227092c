import { smokingByName } from '../catalog/smoking-by-name.ts';
import type { TravelRoomRow, TravelRow } from './tables.ts';

/**
 * Whether the guest asked for a smoking room; null where there was no choice, or, of a trip from elsewhere, nobody
 * entered a wish.
 */
export function getSmokingWish(
  travel: Pick<TravelRow, 'external_supplier_name'>,
  room: Pick<TravelRoomRow, 'room_name' | 'room_name_en' | 'smoking'>,
): boolean | null {
  if (travel.external_supplier_name !== null) return room.smoking || null;
  const isFixed = [room.room_name, room.room_name_en].some((name) => smokingByName(name) !== null);
  return isFixed ? null : room.smoking;
}
