import { type Stay, stayKey } from './stay.ts';

/**
 * Ids of priced things carry the whole stay: the same supplier rate for other dates is another thing,
 * and must not meet it in the browser's store.
 */
export interface RateRef {
  propertyId: string;
  roomId: string;
  rateId: string;
  isPackageRate: boolean;
  stay: Stay;
}

const KIND = { true: 'package', false: 'standalone' } as const;

export function encodeRateId(ref: RateRef): string {
  const parts = [ref.propertyId, ref.roomId, ref.rateId].map(encodeURIComponent);
  return ['Rate', ...parts, KIND[`${ref.isPackageRate}`], stayKey(ref.stay)].join(':');
}

/** `packages` tells whether package rates were asked for too. */
export function encodeRoomWithRateId(ref: {
  propertyId: string;
  roomId: string;
  packages: boolean;
  stay: Stay;
}): string {
  const parts = [ref.propertyId, ref.roomId].map(encodeURIComponent);
  return ['RoomWithRate', ...parts, KIND[`${ref.packages}`], stayKey(ref.stay)].join(':');
}
