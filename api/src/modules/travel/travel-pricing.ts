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
 * What trips cost, as of their booking, in their order. Neither the rate nor the stay of a trip is ever changed, so
 * that lists read the rates of their trips once. An Error stands for what can't be read. For trips already checked.
 */
export async function pricingsOf(
  context: RequestContext,
  travels: readonly (ListedTravel | TravelRow)[],
): Promise<(RatePricingModel | Error)[]> {
  const known = pricings(context.app.db);
  const found = travels.map((travel) => known.get(travel.id));
  if (found.every((pricing) => pricing !== undefined)) return found;
  return Promise.all(
    travels.map((travel, index) => found[index] ?? readPricing(context, travel).catch(asError)),
  );
}

async function readPricing(
  context: RequestContext,
  travel: ListedTravel | TravelRow,
): Promise<RatePricingModel> {
  const { rate, stay } = await wholeTravelOf(context, travel);
  const pricing = mapPricing(rate.occupancy_pricing, stay);
  pricings(context.app.db).set(travel.id, pricing);
  return pricing;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
