import type { RapidRate } from '../../adapters/rapid/shop-schemas.ts';
import { mapCancelPolicy } from './cancel-policy.ts';
import { computeCancelTimeline } from './cancel-timeline.ts';
import { mapPromotions } from './map-promotions.ts';
import { mapRateAmenities } from './meals.ts';
import { mapPricing, policyPrice } from './pricing.ts';
import { encodeRateId } from './rate-ids.ts';
import type { RateModel, RateStatus } from './rate-model.ts';
import type { Stay } from './stay.ts';

/** The supplier's "not known". */
const UNKNOWN_ROOM_COUNT = 2_147_483_647;

const STATUS: Readonly<Record<RapidRate['status'], RateStatus>> = {
  available: 'AVAILABLE',
  price_changed: 'PRICE_CHANGED',
  sold_out: 'SOLD_OUT',
};

export interface RateContext {
  propertyId: string;
  roomId: string;
  stay: Stay;
  /** Of the property. */
  timeZone: string;
  now: Date;
  /** From the sales environment that was asked; the supplier's own mark wins over it. */
  isPackageRate?: boolean;
}

export function isPackage(rate: Pick<RapidRate, 'sale_scenario'>, fallback = false): boolean {
  return rate.sale_scenario?.package ?? fallback;
}

/** Null when the supplier does not say. */
export function roomsLeft(rate: Pick<RapidRate, 'available_rooms'>): number | null {
  const rooms = rate.available_rooms;
  return rooms === undefined || rooms >= UNKNOWN_ROOM_COUNT ? null : rooms;
}

/** Maps a shopped rate for its stay; throws `UnreadableRateError` when it can't be shown truthfully. */
export function mapRate(rate: RapidRate, context: RateContext): RateModel {
  const { propertyId, roomId, stay, timeZone } = context;
  const isPackageRate = isPackage(rate, context.isPackageRate);
  const policy = mapCancelPolicy(rate, timeZone);
  const amenities = Object.values(rate.amenities).map(({ id, name }) => ({ id, name }));
  return {
    __typename: isPackageRate ? 'PackageRate' : 'StandAloneRate',
    id: encodeRateId({ propertyId, roomId, rateId: rate.id, isPackageRate, stay }),
    epsRateId: rate.id,
    status: STATUS[rate.status],
    availableRooms: roomsLeft(rate),
    refundable: rate.refundable,
    isPackageRate,
    amenities,
    mappedRateAmenities: mapRateAmenities(amenities),
    cancelPenalties: [...policy.penalties],
    cancelTimeline: computeCancelTimeline(policy, policyPrice(rate.occupancy_pricing, stay), {
      timeZone,
      bookedAt: context.now,
    }),
    bedGroups: Object.values(rate.bed_groups).map(({ id, description, configuration }) => ({
      id,
      description,
      configuration,
    })),
    promotions: mapPromotions(rate.promotions),
    pricing: mapPricing(rate.occupancy_pricing, stay),
  };
}
