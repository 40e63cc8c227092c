import type { BedGroup, Rate, ShoppedHotel, ShoppedRoom } from '../../adapters/supplier/supplier-rate.ts';

export type FoundRate =
  | { kind: 'found'; room: ShoppedRoom; rate: Rate; bedGroup: BedGroup }
  | { kind: 'rate_not_found' }
  | { kind: 'sold_out' };

/**
 * Finds what the user chose in a fresh shop answer of that hotel (undefined: the hotel was not in
 * the answer, which is how the supplier says sold out).
 */
export function findRateForPrepare(
  hotel: ShoppedHotel | undefined,
  wanted: { roomId: string; rateId: string; bedGroupId: string },
): FoundRate {
  if (!hotel || hotel.rooms.length === 0) return { kind: 'sold_out' };
  const room = hotel.rooms.find(({ id }) => id === wanted.roomId);
  const rate = room?.rates.find(({ id }) => id === wanted.rateId);
  if (!room || !rate) return { kind: 'rate_not_found' };
  if (rate.status === 'SOLD_OUT') return { kind: 'sold_out' };
  const bedGroup = rate.bedGroups.find(({ id }) => id === wanted.bedGroupId);
  if (!bedGroup) return { kind: 'rate_not_found' };
  return { kind: 'found', room, rate, bedGroup };
}
