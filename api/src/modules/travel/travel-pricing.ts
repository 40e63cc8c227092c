import { LRUCache } from 'lru-cache';
import { onePerDatabase } from '../../db/one-per-database.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { mapPricing } from '../rate/pricing.ts';
import type { RatePricingModel } from '../rate/rate-model.ts';
import { wholeTravelOf } from './travel-loaders.ts';
import type { TravelModel } from './travel-models.ts';

const maxRemembered = 5_000;
const pricings = onePerDatabase(() => new LRUCache<string, RatePricingModel>({ max: maxRemembered }));

/**
 * What a trip costs, as of its booking. Neither its rate nor its stay is ever changed, so this is remembered: lists
 * don't read the rate of a trip again. For a trip already checked.
 */
export async function pricingOf(context: RequestContext, travel: TravelModel): Promise<RatePricingModel> {
  const remembered = pricings(context.app.db);
  const known = remembered.get(travel.id);
  if (known) return known;
  const { rate, stay } = await wholeTravelOf(context, travel);
  const pricing = mapPricing(rate.occupancy_pricing, stay);
  remembered.set(travel.id, pricing);
  return pricing;
}
