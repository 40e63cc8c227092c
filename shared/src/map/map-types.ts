/** As the API's `Coordinates`. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** What the camera shows. Zoom 0 is the world in 256 px; each step doubles. */
export type MapView = { readonly bounds: MapBounds } | { readonly center: MapPoint; readonly zoom: number };

export interface Camera {
  readonly center: MapPoint;
  readonly zoom: number;
  readonly bounds: MapBounds;
}

export type MarkerKind = 'hotel' | 'place' | 'station' | 'airport' | 'landmark';

export interface MapMarker {
  readonly id: string;
  readonly position: MapPoint;
  /** Read out, e.g. `ホテル新宿 ¥12,300`. */
  readonly name: string;
  /** Short text on the pin, e.g. `¥12,300` or a station's name; without it there is an icon alone. */
  readonly label?: string;
  readonly kind: MarkerKind;
  /** What it costs: a cluster shows the least of its hotels. */
  readonly yen?: number;
  /** Quiet look: sold out, seen already. */
  readonly muted?: boolean;
  /** Never goes into a cluster: the hotel that the page is about, or that the user named. */
  readonly prominent?: boolean;
}

/** Circles of equal distance around a point. */
export interface MapRings {
  readonly center: MapPoint;
  readonly meters: readonly number[];
}
