export type LatLngLiteral = { lat: number; lng: number };
export type BoundsLiteral = { south: number; west: number; north: number; east: number };

export class LatLng {
  readonly #lat: number;
  readonly #lng: number;

  constructor(point: LatLngLiteral | LatLng | number, lng?: number) {
    const { lat, lng: across } =
      typeof point === 'number' ? { lat: point, lng: lng ?? 0 } : toLatLngLiteral(point);
    this.#lat = lat;
    this.#lng = across;
  }

  lat(): number {
    return this.#lat;
  }

  lng(): number {
    return this.#lng;
  }

  toJSON(): LatLngLiteral {
    return { lat: this.#lat, lng: this.#lng };
  }
}

export function toLatLngLiteral(point: LatLngLiteral | LatLng): LatLngLiteral {
  return point instanceof LatLng ? point.toJSON() : point;
}

export class LatLngBounds {
  readonly #box: BoundsLiteral;

  constructor(box: BoundsLiteral) {
    this.#box = box;
  }

  getCenter(): LatLng {
    const { south, west, north, east } = this.#box;
    return new LatLng((south + north) / 2, (west + east) / 2);
  }

  contains(point: LatLngLiteral | LatLng): boolean {
    const { lat, lng } = toLatLngLiteral(point);
    const { south, west, north, east } = this.#box;
    return lat >= south && lat <= north && lng >= west && lng <= east;
  }

  toJSON(): BoundsLiteral {
    return { ...this.#box };
  }
}
