/** A box on the map in degrees; `west` is greater than `east` across the 180th meridian. */
export interface MapArea {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** About a meter: finer digits would only make addresses long. */
const DIGITS = 5;
const NUMBER = /^-?\d{1,3}(?:\.\d{1,8})?$/;

/** `35.65,139.7,35.7,139.8`: south, west, north, east. */
export function formatArea({ south, west, north, east }: MapArea): string {
  return [south, west, north, east].map((degrees) => Number(degrees.toFixed(DIGITS))).join(',');
}

/** The reverse of {@link formatArea}; null for what is not a box on Earth. */
export function parseArea(text: string | null): MapArea | null {
  const parts = (text ?? '').split(',');
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return null;
  const [south, west, north, east] = parts.map(Number) as [number, number, number, number];
  const onEarth =
    south >= -90 && north <= 90 && south < north && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  return onEarth && west !== east ? { south, west, north, east } : null;
}
