/// <reference types="google.maps" />
import type { MapBounds, MapPoint, MapView } from '../map-types.ts';
import { boundsAround } from '../bounds.ts';
import { GREATEST_ZOOM, LEAST_ZOOM, getPadding, type CreateEngine } from './engine.ts';
import { type GoogleLibraries, loadGoogle } from './google-loader.ts';
import { MoveRecord } from './moved-by.ts';
import { watchFailure } from './watch-failure.ts';

const READY_LIMIT_MS = 15_000;

/** Google Maps. Pins lie in an overlay of their own, so that they need no map id and are ordinary buttons. */
export const createEngine: CreateEngine = async (options) => {
  const { frame, view, dark, inPage, key, scriptUrl, events } = options;
  if (!key) throw new Error('no key for Google Maps');
  const endWatch = watchFailure(frame, events.fail);
  const { core, maps } = await loadGoogle(key, scriptUrl);
  const record = new MoveRecord();
  const map = new maps.Map(frame, {
    ...getStartOptions(view),
    minZoom: LEAST_ZOOM,
    maxZoom: GREATEST_ZOOM,
    colorScheme: dark ? core.ColorScheme.DARK : core.ColorScheme.LIGHT,
    gestureHandling: inPage ? 'cooperative' : 'greedy',
    disableDefaultUI: true,
    clickableIcons: false,
  });
  const pane = document.createElement('div');
  const layer = pinLayer(maps, pane, events.draw);
  const ready = firstRest(core, map);
  layer.setMap(map);
  if ('bounds' in view) map.fitBounds(view.bounds, getPadding(frame));
  await ready;

  const reach = () => record.begins('user');
  const gestures = ['wheel', 'keydown', 'dblclick', 'pointerdown'] as const;
  for (const gesture of gestures) frame.addEventListener(gesture, reach, { capture: true, passive: true });
  const sizes = new ResizeObserver(() => record.begins('program'));
  sizes.observe(frame);
  map.addListener('idle', () => events.rest(record.ends()));
  map.addListener('click', () => events.press());

  const show = (next: MapView) => {
    if ('bounds' in next) {
      map.fitBounds(next.bounds, getPadding(frame));
    } else {
      map.setZoom(next.zoom);
      map.panTo(toLatLngLiteral(next.center));
    }
  };
  return {
    pane,
    project: (point) =>
      layer.getProjection().fromLatLngToDivPixel(new core.LatLng(toLatLngLiteral(point))) ?? { x: 0, y: 0 },
    camera: () => readCamera(map),
    show: (next, by) => {
      record.begins(by);
      show(next);
    },
    zoomBy: (steps) => {
      record.begins('user');
      map.setZoom(Math.round((map.getZoom() ?? LEAST_ZOOM) + steps));
    },
    panBy: ({ x, y }) => {
      record.begins('program');
      map.panBy(x, y);
    },
    destroy: () => {
      endWatch();
      sizes.disconnect();
      core.event.clearInstanceListeners(map);
      layer.setMap(null);
    },
  };
};

function pinLayer({ OverlayView }: GoogleLibraries['maps'], pane: HTMLElement, draw: () => void) {
  class PinLayer extends OverlayView {
    override onAdd(): void {
      // A click on a pin is none on the ground.
      OverlayView.preventMapHitsFrom(pane);
      this.getPanes()?.overlayMouseTarget.append(pane);
    }
    override draw(): void {
      draw();
    }
    override onRemove(): void {
      pane.remove();
    }
  }
  return new PinLayer();
}

/** Before it has rested once, a map knows neither its bounds nor its projection. */
function firstRest({ event }: GoogleLibraries['core'], map: google.maps.Map): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('the map was not drawn in time')), READY_LIMIT_MS);
    event.addListenerOnce(map, 'idle', () => {
      clearTimeout(limit);
      resolve();
    });
  });
}

function getStartOptions(view: MapView): google.maps.MapOptions {
  if ('bounds' in view) return {};
  return { center: toLatLngLiteral(view.center), zoom: view.zoom };
}

function readCamera(map: google.maps.Map) {
  const middle = map.getCenter();
  const center = { latitude: middle?.lat() ?? 0, longitude: middle?.lng() ?? 0 };
  const box = map.getBounds()?.toJSON();
  const bounds: MapBounds = box ?? boundsAround(center, 1000);
  return { center, zoom: map.getZoom() ?? LEAST_ZOOM, bounds };
}

const toLatLngLiteral = ({ latitude, longitude }: MapPoint): google.maps.LatLngLiteral => ({
  lat: latitude,
  lng: longitude,
});
