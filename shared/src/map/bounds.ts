import type { MapBounds, MapPoint } from './map-types.ts';

const METERS_PER_DEGREE = 111_320;
/** A single point, or several in one spot, still need something around them. */
const LEAST_METERS = 400;

/** The box that holds all the points; null without any. */
export function findBounds(points: readonly MapPoint[]): MapBounds | null {
  const [first] = points;
  if (!first) return null;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const box = {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
  return union(box, boundsAround(getCenter(box), LEAST_METERS));
}

/** The box that reaches that far from a point to each side. */
export function boundsAround({ latitude, longitude }: MapPoint, meters: number): MapBounds {
  const up = meters / METERS_PER_DEGREE;
  const aside = up / Math.cos(radians(latitude));
  return {
    south: latitude - up,
    west: longitude - aside,
    north: latitude + up,
    east: longitude + aside,
  };
}

export function getCenter({ south, west, north, east }: MapBounds): MapPoint {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

export function contains(
  { south, west, north, east }: MapBounds,
  { latitude, longitude }: MapPoint,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Whether the one box lies wholly in the other. */
export function covers(outer: MapBounds, inner: MapBounds): boolean {
  return (
    inner.south >= outer.south &&
    inner.west >= outer.west &&
    inner.north <= outer.north &&
    inner.east <= outer.east
  );
}

/** Whether two boxes are the same to the eye: what was moved to and searched must not move again. */
export function sameBounds(one: MapBounds, other: MapBounds): boolean {
  return covers(grown(one, 0.02), other) && covers(grown(other, 0.02), one);
}

/** Grown by a share of its own size on each side. */
export function grown(bounds: MapBounds, share: number): MapBounds {
  const up = (bounds.north - bounds.south) * share;
  const aside = (bounds.east - bounds.west) * share;
  return {
    south: bounds.south - up,
    west: bounds.west - aside,
    north: bounds.north + up,
    east: bounds.east + aside,
  };
}

function union(one: MapBounds, other: MapBounds): MapBounds {
  return {
    south: Math.min(one.south, other.south),
    west: Math.min(one.west, other.west),
    north: Math.max(one.north, other.north),
    east: Math.max(one.east, other.east),
  };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
