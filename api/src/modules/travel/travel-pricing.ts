import { LRUCache } from 'lru-cache';
import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import { onePerDatabase } from '../../db/one-per-database.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { mapPricing } from '../rate/pricing.ts';
import type { RatePricingModel } from '../rate/rate-model.ts';
import { getTravelFees, type RoomFees } from './room-fees.ts';
import type { ListedTravel, TravelRow } from './tables.ts';
import { loadWholeTravel } from './travel-loaders.ts';

/** What a trip cost when it was booked, and what its hotel was to collect for each room. */
interface BookedPricing {
  pricing: RatePricingModel;
  fees: RoomFees[];
}

const maxRemembered = 5_000;
const pricings = onePerDatabase(() => new LRUCache<string, BookedPricing>({ max: maxRemembered }));

/**
 * What trips cost, as of their booking, in their order. Neither the rate nor the stay of a trip is ever changed, so
 * that lists read the rates of their trips once. An Error stands for what can't be read. For trips already checked.
 */
export async function loadPricings(
  context: RequestContext,
  travels: readonly (ListedTravel | TravelRow)[],
): Promise<(BookedPricing | Error)[]> {
  const known = pricings(context.app.db);
  const found = travels.map((travel) => known.get(travel.id));
  if (found.every((booked) => booked !== undefined)) return found;
  return Promise.all(
    travels.map((travel, index) => found[index] ?? readPricing(context, travel).catch(asError)),
  );
}

async function readPricing(
  context: RequestContext,
  travel: ListedTravel | TravelRow,
): Promise<BookedPricing> {
  const { rate, stay } = await loadWholeTravel(context, travel);
  const { pricing } = storedRate.read(rate);
  const booked = { pricing: mapPricing(pricing, stay), fees: getTravelFees({ rate, stay }) };
  pricings(context.app.db).set(travel.id, booked);
  return booked;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
