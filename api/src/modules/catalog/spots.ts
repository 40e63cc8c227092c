import type { RegionType } from '../../graphql/__generated__/schema-types.ts';

/** Regions that are points: their hotels are those nearby, in kilometers. */
const SPOT_RADIUS_KM: Partial<Record<RegionType, number>> = {
  POINT_OF_INTEREST: 3,
  TRAIN_STATION: 3,
  METRO_STATION: 2,
  AIRPORT: 15,
};

/** The radius of a spot; null for an area, which lists its hotels. */
export function spotRadiusKm(type: RegionType): number | null {
  return SPOT_RADIUS_KM[type] ?? null;
}
