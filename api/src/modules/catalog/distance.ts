import DataLoader from 'dataloader';
import type { RegionInput } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { findInputPlace, type SearchPlace } from './search-place.ts';
import { distanceMeters, type Point } from './geo.ts';

type OriginLoader = DataLoader<RegionInput, SearchPlace | null, string>;

const loaders = new WeakMap<RequestContext, OriginLoader>();

function originLoader(context: RequestContext): OriginLoader {
  let loader = loaders.get(context);
  if (!loader) {
    const load = (inputs: readonly RegionInput[]) =>
      Promise.all(inputs.map((input) => findInputPlace(context.app.db, input, 'ja-JP')));
    loader = new DataLoader(load, { cacheKeyFn: (input) => JSON.stringify(input) });
    loaders.set(context, loader);
  }
  return loader;
}

/** Meters from the center of the place; null when there is no such region, or one so large that its middle says nothing. */
export async function distanceFrom(
  context: RequestContext,
  to: Point,
  from: RegionInput,
): Promise<number | null> {
  const place = await originLoader(context).load(from);
  return place && !place.isVast ? distanceMeters(place.origin, to) : null;
}

/** What distances are measured from, with its name; null when there is no such region. */
export async function distanceOrigin(context: RequestContext, from: RegionInput) {
  const place = await originLoader(context).load(from);
  return place && { name: place.name, coordinates: place.origin, isPoint: place.isPoint };
}
