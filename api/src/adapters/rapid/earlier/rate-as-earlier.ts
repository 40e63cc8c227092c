import type { BedGroup, Rate, ValueAdd } from '../../supplier/supplier-rate.ts';
import type { RapidRate } from '../shop-schemas.ts';
import { penaltyAsEarlier, pricingAsEarlier } from './pricing-as-earlier.ts';

const STATUS = {
  AVAILABLE: 'available',
  PRICE_CHANGED: 'price_changed',
  SOLD_OUT: 'sold_out',
} as const satisfies Record<Rate['status'], RapidRate['status']>;

/** A rate as releases before 0018 store it. */
export function rateAsEarlier(rate: Rate): RapidRate {
  return {
    id: rate.id,
    status: STATUS[rate.status],
    ...(rate.roomsLeft === null ? {} : { available_rooms: rate.roomsLeft }),
    refundable: rate.refundable,
    ...(rate.isPackage === null ? {} : { sale_scenario: { package: rate.isPackage } }),
    amenities: byId(rate.amenities),
    bed_groups: byId(rate.bedGroups.map(bedGroupAsEarlier)),
    cancel_penalties: rate.cancelPenalties.map(penaltyAsEarlier),
    nonrefundable_date_ranges: [...rate.nonrefundableDates],
    occupancy_pricing: Object.fromEntries(
      Object.entries(rate.pricing).map(([occupancy, room]) => [occupancy, pricingAsEarlier(room)]),
    ),
    promotions: {
      ...(rate.deal ? { deal: rate.deal } : {}),
      value_adds: byId(rate.valueAdds.map(valueAddAsEarlier)),
    },
  };
}

function bedGroupAsEarlier({ id, description, configuration, priceCheck }: BedGroup) {
  const { token: href, expiresAt: expires } = priceCheck;
  const link = { method: 'GET', href, ...(expires === undefined ? {} : { expires }) };
  return { id, description, configuration, links: { price_check: link } };
}

function valueAddAsEarlier({ id, description, category, offerType }: ValueAdd) {
  return { id, description, category: category.toLowerCase(), offer_type: offerType.toLowerCase() };
}

function byId<T extends { id: string }>(items: readonly T[]): Record<string, T> {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}
