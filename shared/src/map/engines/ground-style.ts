import type { LayerSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { borderLines, gridLines, landShapes } from './geography.ts';
import type { GroundColors } from './ground-colors.ts';
import { placePoints } from './places.ts';
import { railwayLines } from './railways.ts';

const FARTHEST_LABEL_ZOOM = [0, 2, 5, 7.5, 10.5];
/** Beyond this the shapes have no more to show; the drawing is stretched. */
const SHAPE_ZOOM = 9;

/** The embedded map: land, borders, a grid for orientation, and names. Needs no server. */
export function groundStyle(colors: GroundColors): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: landShapes(), maxzoom: SHAPE_ZOOM, tolerance: 0.2 },
      borders: { type: 'geojson', data: borderLines(), maxzoom: 6 },
      'grid-wide': { type: 'geojson', data: gridLines(10, [-180, -80, 180, 80]), maxzoom: 4 },
      'grid-middle': { type: 'geojson', data: gridLines(1, [-180, -80, 180, 80]), maxzoom: 6 },
      'grid-close': { type: 'geojson', data: gridLines(0.1, [122, 20, 154, 46]), maxzoom: 9 },
      railways: { type: 'geojson', data: railwayLines(), maxzoom: 12 },
      places: { type: 'geojson', data: placePoints(), maxzoom: 12 },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        paint: {
          'line-color': colors.coast,
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.5, 12, 1.5],
        },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colors.border, 'line-dasharray': [4, 2] },
      },
      gridLayer('grid-wide', 0, 5, colors),
      gridLayer('grid-middle', 5, 9, colors),
      gridLayer('grid-close', 9, 24, colors),
      railLayer(true, 5, colors),
      railLayer(false, 9.5, colors),
      stopLayer(colors),
      ...[1, 3].map((rank) => waterNames(rank, colors)),
      ...[4, 3, 2, 1].flatMap((rank) => placeNames(rank, colors)),
    ],
  };
}

function gridLayer(
  source: string,
  minzoom: number,
  maxzoom: number,
  { grid }: GroundColors,
): LayerSpecification {
  return {
    id: source,
    type: 'line',
    source,
    minzoom,
    maxzoom,
    paint: { 'line-color': grid, 'line-width': 1 },
  };
}

function railLayer(express: boolean, minzoom: number, { rail }: GroundColors): LayerSpecification {
  return {
    id: express ? 'rail-express' : 'rail-city',
    type: 'line',
    source: 'railways',
    minzoom,
    filter: ['==', ['get', 'express'], express],
    layout: { 'line-join': 'round' },
    paint: { 'line-color': rail, 'line-width': ['interpolate', ['linear'], ['zoom'], 5, 1, 12, 3] },
  };
}

function stopLayer({ land, rail }: GroundColors): LayerSpecification {
  return {
    id: 'stops',
    type: 'circle',
    source: 'places',
    minzoom: FARTHEST_LABEL_ZOOM[4],
    filter: ['==', ['get', 'kind'], 'stop'],
    paint: {
      'circle-radius': 4,
      'circle-color': land,
      'circle-stroke-color': rail,
      'circle-stroke-width': 2,
    },
  };
}

function placeNames(rank: number, { label, halo, font }: GroundColors): SymbolLayerSpecification[] {
  return ['town', 'stop'].map((kind) => ({
    id: `${kind}-${rank}`,
    type: 'symbol',
    source: 'places',
    minzoom: FARTHEST_LABEL_ZOOM[rank],
    filter: ['all', ['==', ['get', 'kind'], kind], ['==', ['get', 'rank'], rank]],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [font],
      'text-size': kind === 'stop' ? 11 : ['interpolate', ['linear'], ['zoom'], 4, 14 - rank, 12, 17 - rank],
      // A stop's name is beside its dot.
      'text-anchor': kind === 'stop' ? 'left' : 'center',
      'text-offset': kind === 'stop' ? [0.7, 0] : [0, 0],
      'text-padding': 6,
      'text-max-width': 12,
    },
    paint: { 'text-color': label, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  }));
}

function waterNames(rank: number, { waterLabel, water, font }: GroundColors): SymbolLayerSpecification {
  return {
    id: `water-${rank}`,
    type: 'symbol',
    source: 'places',
    minzoom: FARTHEST_LABEL_ZOOM[rank],
    maxzoom: rank === 1 ? 8 : 12,
    filter: ['all', ['==', ['get', 'kind'], 'water'], ['==', ['get', 'rank'], rank]],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [font],
      'text-size': 12,
      'text-letter-spacing': 0.2,
    },
    paint: { 'text-color': waterLabel, 'text-halo-color': water, 'text-halo-width': 1 },
  };
}
