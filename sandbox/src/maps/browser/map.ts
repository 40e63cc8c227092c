import { MVCObject } from './events.ts';
import { listenToGestures } from './gestures.ts';
import { drawGround } from './ground.ts';
import { type BoundsLiteral, LatLng, LatLngBounds, type LatLngLiteral, toLatLngLiteral } from './lat-lng.ts';
import { fromWorld, type Pixel, toWorld } from './projection.ts';

export type MapOptions = {
  center?: LatLngLiteral;
  zoom?: number;
  minZoom?: number;
  maxZoom?: number;
  colorScheme?: string;
  gestureHandling?: string;
};

/** `google.maps.Map` as far as the product uses it. */
export class GoogleMap extends MVCObject {
  readonly #element: HTMLElement;
  readonly #options: MapOptions;
  readonly #canvas = document.createElement('canvas');
  readonly pins = document.createElement('div');
  #center: LatLngLiteral | undefined;
  #zoom: number | undefined;
  #drawing = 0;

  constructor(element: HTMLElement, options: MapOptions = {}) {
    super();
    this.#element = element;
    this.#options = options;
    this.#center = options.center;
    this.#zoom = options.zoom;
    element.tabIndex = 0;
    element.setAttribute('role', 'region');
    element.setAttribute('aria-label', '地図');
    this.#canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
    this.pins.style.cssText = 'position:absolute;top:0;left:0';
    element.replaceChildren(this.#canvas, this.pins);
    const map = {
      begin: () => this.tell('dragstart'),
      drag: (pixels: Pixel) => this.panBy(-pixels.x, -pixels.y),
      end: () => this.tell('dragend'),
      zoom: (steps: number) => this.setZoom((this.#zoom ?? 0) + steps),
      press: () => this.tell('click', {}),
    };
    listenToGestures(element, map, () => this.#options.gestureHandling === 'cooperative');
    new ResizeObserver(() => this.#change()).observe(element);
    this.#change();
  }

  getDiv(): HTMLElement {
    return this.#element;
  }

  getCenter(): LatLng | undefined {
    return this.#center && new LatLng(this.#center);
  }

  getZoom(): number | undefined {
    return this.#zoom;
  }

  getBounds(): LatLngBounds | undefined {
    if (!this.#center || this.#zoom === undefined) return undefined;
    const { clientWidth: width, clientHeight: height } = this.#element;
    const { x, y } = toWorld(this.#center, this.#zoom);
    const topLeft = fromWorld({ x: x - width / 2, y: y - height / 2 }, this.#zoom);
    const bottomRight = fromWorld({ x: x + width / 2, y: y + height / 2 }, this.#zoom);
    const bounds = { south: bottomRight.lat, west: topLeft.lng, north: topLeft.lat, east: bottomRight.lng };
    return new LatLngBounds(bounds);
  }

  setCenter(center: LatLngLiteral | LatLng): void {
    this.#center = toLatLngLiteral(center);
    this.#change();
  }

  panTo(center: LatLngLiteral | LatLng): void {
    this.setCenter(center);
  }

  panBy(x: number, y: number): void {
    if (!this.#center || this.#zoom === undefined) return;
    const at = toWorld(this.#center, this.#zoom);
    this.setCenter(fromWorld({ x: at.x + x, y: at.y + y }, this.#zoom));
  }

  setZoom(zoom: number): void {
    const { minZoom = 0, maxZoom = 22 } = this.#options;
    this.#zoom = Math.max(minZoom, Math.min(maxZoom, Math.floor(zoom)));
    this.tell('zoom_changed');
    this.#change();
  }

  setOptions(options: MapOptions): void {
    Object.assign(this.#options, options);
    this.#change();
  }

  fitBounds({ south, west, north, east }: BoundsLiteral, padding = 0): void {
    const room = {
      x: Math.max(1, this.#element.clientWidth - 2 * padding),
      y: Math.max(1, this.#element.clientHeight - 2 * padding),
    };
    const low = toWorld({ lat: south, lng: west }, 0);
    const high = toWorld({ lat: north, lng: east }, 0);
    const scale = Math.min(room.x / Math.max(1e-9, high.x - low.x), room.y / Math.max(1e-9, low.y - high.y));
    this.#center = fromWorld({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }, 0);
    this.setZoom(Math.log2(scale));
  }

  /** Where a point is on the map's element. */
  toPixel(point: LatLngLiteral): Pixel {
    const zoom = this.#zoom ?? 0;
    const at = toWorld(point, zoom);
    const middle = toWorld(this.#center ?? { lat: 0, lng: 0 }, zoom);
    const { clientWidth: width, clientHeight: height } = this.#element;
    return { x: at.x - middle.x + width / 2, y: at.y - middle.y + height / 2 };
  }

  #change(): void {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = requestAnimationFrame(() => {
      if (!this.#center || this.#zoom === undefined) return;
      drawGround(this.#canvas, this.#center, this.#zoom, this.#options.colorScheme === 'DARK');
      this.tell('bounds_changed');
      this.tell('idle');
    });
  }
}
