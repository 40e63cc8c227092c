import type { LatLngLiteral } from './lat-lng.ts';

export type Pixel = { x: number; y: number };

/** Web Mercator: where a point lies when the world is 256 px wide at zoom 0. */
export function toWorld({ lat, lng }: LatLngLiteral, zoom: number): Pixel {
  const size = 256 * 2 ** zoom;
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

export function fromWorld({ x, y }: Pixel, zoom: number): LatLngLiteral {
  const size = 256 * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { lat, lng: (x / size) * 360 - 180 };
}
