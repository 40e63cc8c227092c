import { LRUCache } from 'lru-cache';
import { onePerDatabase } from '../../db/one-per-database.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { mapPricing } from '../rate/pricing.ts';
import type { RatePricingModel } from '../rate/rate-model.ts';
import type { ListedTravel, TravelRow } from './tables.ts';
import { wholeTravelOf } from './travel-loaders.ts';

const maxRemembered = 5_000;
const pricings = onePerDatabase(() => new LRUCache<string, RatePricingModel>({ max: maxRemembered }));

/**
 * What a trip costs, as of its booking, if it was read before: neither its rate nor its stay is ever changed. So lists
 * don't read the rates of their trips again. For a trip already checked.
 */
export function knownPricingOf(
  context: RequestContext,
  travel: { id: string },
): RatePricingModel | undefined {
  return pricings(context.app.db).get(travel.id);
}

/** The same, read now. */
export async function readPricing(
  context: RequestContext,
  travel: ListedTravel | TravelRow,
): Promise<RatePricingModel> {
  const { rate, stay } = await wholeTravelOf(context, travel);
  const pricing = mapPricing(rate.occupancy_pricing, stay);
  pricings(context.app.db).set(travel.id, pricing);
  return pricing;
}
