// Makes the embedded map's shapes out of Natural Earth: `npm run map-shapes` in this package. Japan keeps the finest
// coast that there is; the rest of the world is what surrounds it, at a fraction of the bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Feature, FeatureCollection, MultiLineString, Polygon, Position } from 'geojson';
import { feature, mesh, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Objects, Topology } from 'topojson-specification';

const JAPAN = { west: 122, south: 20, east: 154, north: 45.6 };
/** Places on the grid that coordinates are rounded to, across the shapes' width: 400 m and 30 m apart. */
const STEPS = 1e5;
/** Bends of the world's coasts that enclose less than this, in square degrees, are straightened. */
const WORLD_BENDS = 0.005;

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

const coarse = atlas('50m');
const fine = atlas('10m');
const borders: Feature<MultiLineString> = {
  type: 'Feature',
  properties: {},
  geometry: mesh(coarse, coarse.objects.countries, (one, other) => one !== other),
};

write('world', WORLD_BENDS, {
  land: collection(readLand(coarse).filter((island) => !liesInJapan(island))),
  borders: { type: 'FeatureCollection', features: [borders] },
});
write('japan', 0, { land: collection(readLand(fine).filter(liesInJapan)) });

function atlas(scale: '10m' | '50m'): Atlas {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Atlas;
}

/** Every body of land as a polygon of its own. */
function readLand(source: Atlas): Polygon[] {
  const land = feature(source, source.objects.land) as FeatureCollection;
  return land.features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry];
    if (geometry.type !== 'MultiPolygon') return [];
    return geometry.coordinates.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }));
  });
}

function liesInJapan({ coordinates }: Polygon): boolean {
  return (coordinates[0] ?? []).every(
    ([longitude = 0, latitude = 0]: Position) =>
      longitude > JAPAN.west && longitude < JAPAN.east && latitude > JAPAN.south && latitude < JAPAN.north,
  );
}

function collection(polygons: Polygon[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: polygons.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  };
}

function write(name: string, bends: number, objects: Record<string, FeatureCollection>): void {
  const weighed = presimplify(topology(objects) as Topology<Objects<object>>);
  const simple = filter(simplify(weighed, bends), filterWeight(weighed as Topology, bends));
  const target = new URL(`../src/map/__generated__/${name}.json`, import.meta.url);
  writeFileSync(target, `${JSON.stringify(quantize(simple, STEPS))}\n`);
}
