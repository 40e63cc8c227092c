import type { RapidRate } from '../../adapters/rapid/shop-schemas.ts';
import { mapPricing } from '../rate/pricing.ts';
import type { RatePricingModel } from '../rate/rate-model.ts';
import { occupancyKey } from '../rate/stay.ts';
import type { TravelRow } from './tables.ts';

/** A trip's rate is read many times and never changes: see db/parse-json.ts, which makes all readers share it. */
const mapped = new WeakMap<RapidRate, Map<string, RatePricingModel>>();

/** What a trip costs, as of its booking. */
export function pricingOf({ rate, stay }: Pick<TravelRow, 'rate' | 'stay'>): RatePricingModel {
  const key = [stay.checkin, stay.checkout, ...stay.occupancies.map(occupancyKey)].join(' ');
  const ofRate = mapped.get(rate) ?? new Map<string, RatePricingModel>();
  mapped.set(rate, ofRate);
  const pricing = ofRate.get(key) ?? mapPricing(rate.occupancy_pricing, stay);
  ofRate.set(key, pricing);
  return pricing;
}
