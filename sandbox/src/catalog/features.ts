import type { Property } from './property.ts';
import { unit } from './random.ts';
import { isDomestic } from './places.ts';

export interface Features {
  reception24: boolean;
  wifi: boolean;
  sauna: boolean;
  fitness: boolean;
  pool: false | 'indoor' | 'outdoor';
  laundry: boolean;
  restaurants: number;
  meeting: boolean;
  multilingual: boolean;
  parking: false | 'free' | 'paid';
  spa: boolean;
  publicBath: boolean;
  onsen: boolean;
  pets: boolean;
  smokeFree: boolean;
  breakfast: boolean;
  dinner: boolean;
  hygiene: boolean;
  contactless: boolean;
  adultsOnly: boolean;
}

const known = new WeakMap<Property, Features>();

/** What a hotel has; content, rates, prices and pictures all follow it. */
export function getFeatures(property: Property): Features {
  let features = known.get(property);
  if (!features) {
    features = chooseFeatures(property);
    known.set(property, features);
  }
  return features;
}

function chooseFeatures(property: Property): Features {
  const { id, type, stars, place } = property;
  const chance = (name: string, probability: number): boolean => unit(id, name) < probability;
  const upscale = stars >= 4;
  const onsen =
    isDomestic(place) &&
    (place.style === 'onsen' ? chance('onsen', 0.95) : type === 'ryokan' && chance('onsen', 0.4));
  const publicBath =
    onsen || (isDomestic(place) && type !== 'apartment' && chance('bath', type === 'business' ? 0.45 : 0.5));
  const rural = place.style === 'onsen' || place.style === 'highland' || place.style === 'beach';
  const breakfast = type === 'apartment' ? chance('breakfast', 0.2) : chance('breakfast', 0.92);
  return {
    // Guests of an apartment let themselves in with a code: there is no front desk at all.
    reception24:
      type !== 'apartment' && chance('reception', type === 'business' || type === 'city' ? 0.9 : 0.35),
    wifi: chance('wifi', 0.94),
    sauna: publicBath && chance('sauna', 0.5),
    fitness: upscale ? chance('fitness', 0.7) : chance('fitness', 0.1),
    pool:
      type === 'resort' && chance('pool', 0.75)
        ? 'outdoor'
        : stars >= 4.5 && chance('pool', 0.5)
          ? 'indoor'
          : false,
    laundry: type === 'apartment' || chance('laundry', type === 'business' ? 0.85 : 0.4),
    restaurants:
      type === 'apartment'
        ? 0
        : upscale
          ? 1 + Math.floor(unit(id, 'restaurants') * 4)
          : chance('restaurants', 0.6)
            ? 1
            : 0,
    meeting: type === 'city' ? chance('meeting', 0.85) : chance('meeting', 0.25),
    multilingual: !isDomestic(place) || upscale || chance('multilingual', 0.4),
    parking: rural ? 'free' : chance('parking', 0.6) ? 'paid' : false,
    spa: upscale && type !== 'business' && chance('spa', 0.55),
    publicBath,
    onsen,
    pets: chance('pets', type === 'resort' ? 0.2 : 0.05),
    smokeFree: chance('smokefree', type === 'business' ? 0.45 : 0.75),
    breakfast,
    dinner:
      type === 'ryokan' ||
      (type === 'resort' && chance('dinner', 0.8)) ||
      (type === 'city' && chance('dinner', 0.3)),
    hygiene: chance('hygiene', 0.6),
    contactless: type === 'apartment' || chance('contactless', 0.3),
    adultsOnly: type === 'ryokan' && stars >= 4.5 && chance('adults only', 0.5),
  };
}
