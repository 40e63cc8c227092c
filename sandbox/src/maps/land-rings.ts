import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Outlines of the world's land, as flat lists of hundredths of a degree: longitude, latitude, and so on. */
export function landRings(): number[][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates.map(flat);
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flatMap((rings) => rings.map(flat)) : [];
  });
}

const flat = (ring: number[][]) => ring.flatMap((point) => point.map((degrees) => Math.round(degrees * 100)));
