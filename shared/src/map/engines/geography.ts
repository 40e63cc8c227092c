import type { Feature, FeatureCollection, MultiLineString } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { japanText, worldText } from './texts.mjs';

type World = Topology<{ land: GeometryCollection; borders: GeometryCollection }>;
type Japan = Topology<{ land: GeometryCollection }>;

const world = JSON.parse(worldText) as World;
const japan = JSON.parse(japanText) as Japan;

/** Natural Earth's shapes: Japan at 1:10 million, the rest of the world at 1:50 million and smoothed. */
export function landShapes(): FeatureCollection {
  const islands = feature(japan, japan.objects.land).features;
  return {
    type: 'FeatureCollection',
    features: [...feature(world, world.objects.land).features, ...islands],
  };
}

export function borderLines(): FeatureCollection {
  return feature(world, world.objects.borders);
}

/** Meridians and parallels that many degrees apart, within a box. */
export function gridLines(
  step: number,
  [west, south, east, north]: readonly [number, number, number, number],
): Feature<MultiLineString> {
  const lines: number[][][] = [];
  const at = (start: number, index: number) => Number((start + index * step).toFixed(3));
  for (let index = 0; at(west, index) <= east; index += 1) {
    lines.push([
      [at(west, index), south],
      [at(west, index), north],
    ]);
  }
  for (let index = 0; at(south, index) <= north; index += 1) {
    lines.push([
      [west, at(south, index)],
      [east, at(south, index)],
    ]);
  }
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: lines } };
}
