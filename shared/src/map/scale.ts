const EQUATOR_METERS = 40_075_017;

/** Meters that one CSS pixel stands for, at a zoom whose step 0 is the world in 256 px. */
export function metersPerPixel(latitude: number, zoom: number): number {
  return (EQUATOR_METERS * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom);
}

export interface ScaleMark {
  text: string;
  pixels: number;
}

/** The longest round distance that fits into so many pixels. */
export function scaleMark(latitude: number, zoom: number, room: number): ScaleMark {
  const unit = metersPerPixel(latitude, zoom);
  const power = 10 ** Math.floor(Math.log10(unit * room));
  const meters = [5, 2, 1].map((step) => step * power).find((length) => length <= unit * room) ?? power;
  return { text: distanceLabel(meters), pixels: Math.round(meters / unit) };
}

/** `500 m`, `1 km`, `1,000 km`. */
export function distanceLabel(meters: number): string {
  return meters >= 1000 ? `${(meters / 1000).toLocaleString('ja-JP')} km` : `${meters} m`;
}
