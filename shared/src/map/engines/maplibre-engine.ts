import { Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import type { MapView } from '../map-types.ts';
import { GREATEST_ZOOM, LEAST_ZOOM, getPadding, type CreateEngine } from './engine.ts';
import { readGroundColors } from './ground-colors.ts';
import { groundStyle } from './ground-style.ts';
import { MoveRecord } from './moved-by.ts';
import { workerText } from './texts.mjs';

/** MapLibre counts zooms for tiles of 512 px. */
const ZOOM_OFFSET = 1;
const READY_LIMIT_MS = 20_000;

// The worker comes as text inside this chunk, whose integrity the browser has checked; a script of its own could
// not be checked, and could not come from another origin.
let workerUrl: string | undefined;

/** The embedded map: MapLibre over shapes that come with the product. Needs WebGL, and no server. */
export const createEngine: CreateEngine = async (options) => {
  const { frame, label, calm, inPage, view, events } = options;
  workerUrl ??= URL.createObjectURL(new Blob([workerText], { type: 'text/javascript' }));
  setWorkerUrl(workerUrl);
  const record = new MoveRecord();
  const map = new LibreMap({
    container: frame,
    style: groundStyle(readGroundColors(frame)),
    ...getStartOptions(view, frame),
    minZoom: LEAST_ZOOM - ZOOM_OFFSET,
    maxZoom: GREATEST_ZOOM - ZOOM_OFFSET,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    renderWorldCopies: true,
    cooperativeGestures: inPage,
    fadeDuration: calm ? 0 : 150,
    locale: {
      'Map.Title': `${label}。矢印キーで移動し、+ と - のキーで拡大・縮小できます`,
      'CooperativeGesturesHandler.WindowsHelpText': 'Ctrl キーを押しながらスクロールすると拡大・縮小できます',
      'CooperativeGesturesHandler.MacHelpText': '⌘ キーを押しながらスクロールすると拡大・縮小できます',
      'CooperativeGesturesHandler.MobileHelpText': '地図を動かすには 2 本の指で操作してください',
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const pane = document.createElement('div');
  map.getCanvasContainer().append(pane);

  map.on('move', events.draw);
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) record.begins('user');
  });
  map.on('moveend', () => events.rest(record.ends()));
  map.on('resize', () => record.begins('program'));
  map.on('click', ({ originalEvent }) => {
    if (!(originalEvent.target instanceof Node && pane.contains(originalEvent.target))) events.press();
  });
  map.on('webglcontextlost', () => events.fail(new Error('the WebGL context was lost')));
  await firstDrawing(map).catch((error: unknown) => {
    map.remove();
    throw error;
  });

  return {
    pane,
    project: ({ latitude, longitude }) => map.project([longitude, latitude]),
    camera: () => {
      const { lat, lng } = map.getCenter();
      const bounds = map.getBounds();
      return {
        center: { latitude: lat, longitude: lng },
        zoom: map.getZoom() + ZOOM_OFFSET,
        bounds: {
          south: bounds.getSouth(),
          west: bounds.getWest(),
          north: bounds.getNorth(),
          east: bounds.getEast(),
        },
      };
    },
    show: (next, by) => {
      record.begins(by);
      const animation = { animate: !calm, duration: 400 };
      if ('bounds' in next) {
        map.fitBounds(toBoundsBox(next.bounds), { ...animation, padding: getPadding(frame), linear: true });
      } else {
        map.easeTo({ ...animation, center: toLngLat(next.center), zoom: next.zoom - ZOOM_OFFSET });
      }
    },
    zoomBy: (steps) => {
      record.begins('user');
      map.zoomTo(Math.round(map.getZoom() + steps), { animate: !calm, duration: 250 });
    },
    panBy: ({ x, y }) => {
      record.begins('program');
      map.panBy([x, y], { animate: !calm, duration: 300 });
    },
    destroy: () => map.remove(),
  };
};

function getStartOptions(view: MapView, frame: HTMLElement) {
  if (!('bounds' in view)) return { center: toLngLat(view.center), zoom: view.zoom - ZOOM_OFFSET };
  return { bounds: toBoundsBox(view.bounds), fitBoundsOptions: { padding: getPadding(frame) } };
}

/** Ends when there is something to see; an error before is final. */
function firstDrawing(map: LibreMap): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('the map was not drawn in time')), READY_LIMIT_MS);
    map.once('load', () => {
      clearTimeout(limit);
      resolve();
    });
    map.once('error', ({ error }) => {
      clearTimeout(limit);
      reject(error);
    });
  });
}

const toLngLat = ({ latitude, longitude }: { latitude: number; longitude: number }): [number, number] => [
  longitude,
  latitude,
];

const toBoundsBox = (bounds: { south: number; west: number; north: number; east: number }) =>
  [bounds.west, bounds.south, bounds.east, bounds.north] as [number, number, number, number];
