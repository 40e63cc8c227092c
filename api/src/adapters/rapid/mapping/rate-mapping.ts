import type { BedGroup, Rate, ShoppedHotel, ValueAdd } from '../../supplier/supplier-rate.ts';
import type { RapidBedGroup, RapidRate, RapidShopProperty } from '../shop-schemas.ts';
import { mapOccupancyPricing } from './pricing-mapping.ts';
import { mapPenalty } from './terms-mapping.ts';

/** Rapid's "not known". */
const UNKNOWN_ROOM_COUNT = 2_147_483_647;

export const rateStatus = {
  available: 'AVAILABLE',
  price_changed: 'PRICE_CHANGED',
  sold_out: 'SOLD_OUT',
} as const satisfies Record<RapidRate['status'], Rate['status']>;

const CATEGORIES: Readonly<Record<string, ValueAdd['category']>> = {
  food_and_beverage: 'FOOD_AND_BEVERAGE',
  entertainment: 'ENTERTAINMENT',
  service: 'SERVICE',
  activity: 'ACTIVITY',
  credit: 'CREDIT',
};
const OFFER_TYPES: Readonly<Record<string, ValueAdd['offerType']>> = {
  buy_one_get_one_free: 'BUY_ONE_GET_ONE_FREE',
  credit: 'CREDIT',
  discount: 'DISCOUNT',
  free: 'FREE',
  voucher: 'VOUCHER',
};

export function mapShopProperty({ property_id, score, rooms }: RapidShopProperty): ShoppedHotel {
  return {
    hotelId: property_id,
    score,
    rooms: rooms.map(({ id, room_name, rates }) => ({ id, name: room_name, rates: rates.map(mapRate) })),
  };
}

/** A shopped rate; an extra of a kind that is not known yet is left out. */
export function mapRate(rate: RapidRate): Rate {
  return {
    id: rate.id,
    status: rateStatus[rate.status],
    roomsLeft: roomsLeft(rate.available_rooms),
    isPackage: rate.sale_scenario?.package ?? null,
    refundable: rate.refundable,
    cancelPenalties: rate.cancel_penalties.map(mapPenalty),
    nonrefundableDates: rate.nonrefundable_date_ranges,
    amenities: Object.values(rate.amenities).map(({ id, name }) => ({ id, name })),
    bedGroups: Object.values(rate.bed_groups).map(mapBedGroup),
    pricing: mapOccupancyPricing(rate.occupancy_pricing),
    deal: rate.promotions?.deal ? { description: rate.promotions.deal.description } : null,
    valueAdds: mapValueAdds(rate.promotions),
  };
}

function roomsLeft(rooms: number | undefined): number | null {
  return rooms === undefined || rooms >= UNKNOWN_ROOM_COUNT ? null : rooms;
}

function mapBedGroup({ id, description, configuration, links }: RapidBedGroup): BedGroup {
  const { href, expires } = links.price_check;
  const priceCheck = { token: href, ...(expires === undefined ? {} : { expiresAt: expires }) };
  return { id, description, configuration, priceCheck };
}

function mapValueAdds(promotions: RapidRate['promotions']): ValueAdd[] {
  return Object.values(promotions?.value_adds ?? {}).flatMap((extra) => {
    const category = CATEGORIES[extra.category ?? ''];
    const offerType = OFFER_TYPES[extra.offer_type ?? ''];
    return category && offerType
      ? [{ id: extra.id, description: extra.description, category, offerType }]
      : [];
  });
}
