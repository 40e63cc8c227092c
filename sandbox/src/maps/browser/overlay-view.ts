import { MVCObject, type Registration } from './events.ts';
import { type LatLng, type LatLngLiteral, toLatLngLiteral } from './lat-lng.ts';
import type { GoogleMap } from './map.ts';

/** `google.maps.OverlayView`: pages extend it and put elements into its panes. */
export class OverlayView extends MVCObject {
  #map: GoogleMap | null = null;
  #registration: Registration | undefined;

  static preventMapHitsFrom(element: Element): void {
    for (const name of ['click', 'dblclick'])
      element.addEventListener(name, (event) => event.stopPropagation());
  }

  onAdd(): void {}
  draw(): void {}
  onRemove(): void {}

  setMap(map: GoogleMap | null): void {
    this.#registration?.remove();
    if (this.#map) this.onRemove();
    this.#map = map;
    if (!map) return;
    queueMicrotask(() => {
      if (this.#map !== map) return;
      this.onAdd();
      this.#registration = map.addListener('bounds_changed', () => this.draw());
    });
  }

  getMap(): GoogleMap | null {
    return this.#map;
  }

  getPanes(): { overlayMouseTarget: HTMLElement; floatPane: HTMLElement } | null {
    return this.#map && { overlayMouseTarget: this.#map.pins, floatPane: this.#map.pins };
  }

  getProjection() {
    return {
      fromLatLngToDivPixel: (point: LatLng | LatLngLiteral | null) =>
        point && this.#map ? this.#map.toPixel(toLatLngLiteral(point)) : null,
    };
  }
}
