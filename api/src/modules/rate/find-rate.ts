import type {
  RapidBedGroup,
  RapidRate,
  RapidShopProperty,
  RapidShopRoom,
} from '../../adapters/rapid/shop-schemas.ts';

export type FoundRate =
  | { kind: 'found'; room: RapidShopRoom; rate: RapidRate; bedGroup: RapidBedGroup; priceCheckHref: string }
  | { kind: 'rate_not_found' }
  | { kind: 'sold_out' };

/**
 * Finds what the user chose in a fresh shop answer of that property (undefined: the property was not in
 * the answer, which is how the supplier says sold out).
 */
export function findRateForPrepare(
  property: RapidShopProperty | undefined,
  wanted: { roomId: string; rateId: string; bedGroupId: string },
): FoundRate {
  if (!property || property.rooms.length === 0) return { kind: 'sold_out' };
  const room = property.rooms.find(({ id }) => id === wanted.roomId);
  const rate = room?.rates.find(({ id }) => id === wanted.rateId);
  if (!room || !rate) return { kind: 'rate_not_found' };
  if (rate.status === 'sold_out') return { kind: 'sold_out' };
  const bedGroup = Object.values(rate.bed_groups).find(({ id }) => id === wanted.bedGroupId);
  if (!bedGroup) return { kind: 'rate_not_found' };
  return { kind: 'found', room, rate, bedGroup, priceCheckHref: bedGroup.links.price_check.href };
}
