import type { Db } from '../../db/client.ts';
import type { RegionType, SearchSuggestionSpot } from '../../graphql/__generated__/schema-types.ts';
import { distanceMeters } from './geo.ts';
import type { PropertyContentSource } from './map-property-content.ts';
import { mapSpot } from './map-spot.ts';
import { findRegionsAround } from './nearby-store.ts';

/** How far a spot of each type still says where a hotel is, in kilometers. */
const REACH_KM: readonly (readonly [RegionType, number])[] = [
  ['TRAIN_STATION', 10],
  ['METRO_STATION', 5],
  ['AIRPORT', 100],
  ['POINT_OF_INTEREST', 10],
];
const PER_TYPE = 4;
const PER_TYPE_AT_MOST = 10;

export interface NearbySpotModel {
  spot: SearchSuggestionSpot;
  distanceMeters: number;
}

/** Stations, airports and sights around a hotel, nearest first; up to `first` of each type. */
export async function nearbySpots(
  db: Db,
  { content, language }: Pick<PropertyContentSource, 'content' | 'language'>,
  first: number | null | undefined,
): Promise<NearbySpotModel[]> {
  const limit = Math.min(PER_TYPE_AT_MOST, Math.max(0, first ?? PER_TYPE));
  const center = content.coordinates;
  const found = await Promise.all(
    REACH_KM.map(async ([type, radiusKm]) => {
      const rows = await findRegionsAround(db, type, { center, radiusKm }, limit);
      return rows
        .map((row) => ({ spot: mapSpot(row, language), distanceMeters: distanceMeters(center, row) }))
        .filter((near) => near.distanceMeters <= radiusKm * 1000);
    }),
  );
  return found.flat().toSorted((a, b) => a.distanceMeters - b.distanceMeters);
}
