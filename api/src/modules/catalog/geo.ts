import { type RawBuilder, sql } from 'kysely';

export interface Point {
  latitude: number;
  longitude: number;
}
export interface Box {
  north: number;
  south: number;
  east: number;
  /** Greater than `east` when the box crosses the 180th meridian. */
  west: number;
}

const EARTH_RADIUS_M = 6_371_000;
const KM_PER_DEGREE = 111.195;

/** Great-circle distance in whole meters. */
export function distanceMeters(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h))));
}

/** The smallest box that holds the circle; what lies in its corners must still be measured. */
export function boxAround({ latitude, longitude }: Point, radiusKm: number): Box {
  const latitudes = radiusKm / KM_PER_DEGREE;
  const longitudes = Math.min(180, latitudes / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)));
  const wrap = (value: number) => ((((value + 180) % 360) + 360) % 360) - 180;
  return {
    north: Math.min(90, latitude + latitudes),
    south: Math.max(-90, latitude - latitudes),
    east: longitudes >= 180 ? 180 : wrap(longitude + longitudes),
    west: longitudes >= 180 ? -180 : wrap(longitude - longitudes),
  };
}

/** SQL for "the property lies in the box". */
export function inBox(box: Box): RawBuilder<boolean> {
  const between = sql<boolean>`latitude between ${box.south}::float8 and ${box.north}::float8`;
  return box.west <= box.east
    ? sql`(${between} and longitude between ${box.west}::float8 and ${box.east}::float8)`
    : sql`(${between} and (longitude >= ${box.west}::float8 or longitude <= ${box.east}::float8))`;
}
