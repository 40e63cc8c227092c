import { faultProperties } from './fault-properties.ts';
import { gazetteer } from './gazetteer/gazetteer.ts';
import { type HotelType, hotelName } from './hotel-names.ts';
import type { Place, PlaceStyle } from './place.ts';
import { isDomestic, places } from './places.ts';
import type { Property } from './property.ts';
import { between, unit } from './random.ts';
import { pickTown } from './towns.ts';

type Mix = readonly (readonly [HotelType, number])[];

const MIXES: Record<PlaceStyle, Mix> = {
  business: [
    ['business', 0.66],
    ['city', 0.84],
    ['apartment', 0.92],
    ['ryokan', 1],
  ],
  metropolis: [
    ['business', 0.46],
    ['city', 0.8],
    ['apartment', 0.95],
    ['ryokan', 1],
  ],
  onsen: [
    ['ryokan', 0.74],
    ['resort', 0.93],
    ['business', 1],
  ],
  beach: [
    ['resort', 0.46],
    ['business', 0.7],
    ['apartment', 0.84],
    ['city', 1],
  ],
  highland: [
    ['resort', 0.5],
    ['ryokan', 0.74],
    ['city', 0.88],
    ['apartment', 1],
  ],
  heritage: [
    ['business', 0.42],
    ['city', 0.64],
    ['ryokan', 0.84],
    ['apartment', 1],
  ],
  park: [
    ['city', 0.62],
    ['business', 0.86],
    ['apartment', 1],
  ],
};

const STARS: Record<HotelType, readonly [number, number]> = {
  business: [4, 7],
  city: [7, 10],
  ryokan: [6, 10],
  resort: [7, 10],
  apartment: [5, 8],
};

function typeAt(place: Place, seed: string): HotelType {
  const chance = unit(seed, 'type');
  const type = MIXES[place.style].find(([, limit]) => chance < limit)?.[0] ?? 'business';
  return type === 'ryokan' && !isDomestic(place) ? 'city' : type;
}

/** Somewhere around the place, on its land side. */
function coordinates(place: Place, seed: string): { latitude: number; longitude: number } {
  const spread = place.spread ?? (place.hotels > 12 ? 1.1 : 0.9);
  const bearing =
    place.inland === undefined
      ? unit(seed, 'bearing') * 360
      : place.inland + (unit(seed, 'bearing') - 0.5) * 120;
  const km = (0.1 + Math.sqrt(unit(seed, 'distance')) * 0.9) * spread;
  const radians = (bearing * Math.PI) / 180;
  const latitude = place.latitude + (Math.cos(radians) * km) / 111.2;
  const longitude =
    place.longitude + (Math.sin(radians) * km) / (111.2 * Math.cos((place.latitude * Math.PI) / 180));
  return { latitude: Math.round(latitude * 1e6) / 1e6, longitude: Math.round(longitude * 1e6) / 1e6 };
}

function buildProperties(place: Place): Omit<Property, 'rank'>[] {
  const counts: Partial<Record<HotelType, number>> = {};
  return Array.from({ length: place.hotels }, (_, index) => {
    const id = String(place.number * 10_000 + 1 + index);
    const type = typeAt(place, id);
    const nth = counts[type] ?? 0;
    counts[type] = nth + 1;
    const [low, high] = STARS[type];
    const stars = between(low, high, id, 'stars') / 2;
    const score = Math.min(4.9, Math.round((2.9 + stars * 0.2 + unit(id, 'score') * 1.1) * 10) / 10);
    return {
      id,
      place,
      type,
      stars,
      score,
      name: hotelName(place, type, nth),
      town: pickTown(place, id),
      reviewCount: Math.round(12 + unit(id, 'reviews') ** 3 * 2600),
      ...coordinates(place, id),
    };
  });
}

function appeal(property: Omit<Property, 'rank'>): number {
  return (
    property.score * 100 +
    property.stars * 12 +
    Math.log(property.reviewCount) * 25 +
    unit(property.id, 'appeal') * 120
  );
}

/** A second hotel of the same name becomes the annex of the first. */
function withDistinctNames<T extends Omit<Property, 'rank'>>(all: readonly T[]): T[] {
  const used = new Set<string>();
  return all.map((property) => {
    let { ja, en } = property.name;
    while (used.has(ja) || used.has(en)) {
      ja += '別館';
      en += ' Bekkan';
    }
    used.add(ja).add(en);
    return { ...property, name: { ja, en } };
  });
}

function build(): readonly Property[] {
  const all = withDistinctNames([...places, ...gazetteer].flatMap(buildProperties));
  const byAppeal = all.toSorted((a, b) => appeal(b) - appeal(a));
  // The hotels of the hand-written table rank first, so that places can be added without moving them.
  const ranked = [...byAppeal.filter(isOfTable), ...byAppeal.filter((each) => !isOfTable(each))];
  const regular = ranked.map((property, index) => ({ ...property, rank: index + 1 }));
  return [...regular.sort((a, b) => Number(a.id) - Number(b.id)), ...faultProperties()];
}

const table = new Set(places);
/** Whether a hotel belongs to a place of the hand-written table. */
export function isOfTable({ place }: Pick<Property, 'place'>): boolean {
  return table.has(place);
}

/** Every property of the catalog in the order of its number. */
export const properties: readonly Property[] = build();

export const propertiesById: ReadonlyMap<string, Property> = new Map(
  properties.map((property) => [property.id, property]),
);
