import { type Place, readPlaces } from './place.ts';
import { placesAbroad } from './places-abroad.ts';
import { placesCentral } from './places-central.ts';
import { placesEast } from './places-east.ts';
import { placesWest } from './places-west.ts';

// Each list has its own hundred, so a row added to one does not renumber the places of another.
/** Every place of the hand-written table. */
export const places: readonly Place[] = [
  ...readPlaces(placesEast, 100),
  ...readPlaces(placesCentral, 200),
  ...readPlaces(placesWest, 300),
  ...readPlaces(placesAbroad, 400),
];

export const placesByKey: ReadonlyMap<string, Place> = new Map(places.map((place) => [place.key, place]));

/** The city a place belongs to: itself for cities. */
export function getCity(place: Place): Place {
  return place.cityPlace ?? ((place.city && placesByKey.get(place.city)) || place);
}

/** Whether a place lies in Japan. */
export function isDomestic(place: Place): boolean {
  return /^\d\d$/.test(place.area);
}

/** Great-circle distance in km. */
export function distance(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): number {
  const radians = Math.PI / 180;
  const a =
    Math.sin(((to.latitude - from.latitude) * radians) / 2) ** 2 +
    Math.cos(from.latitude * radians) *
      Math.cos(to.latitude * radians) *
      Math.sin(((to.longitude - from.longitude) * radians) / 2) ** 2;
  return 12742 * Math.asin(Math.sqrt(a));
}
