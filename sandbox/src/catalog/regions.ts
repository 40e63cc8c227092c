import { countries, getCountry } from './countries.ts';
import type { Localized } from './localized.ts';
import type { Place, PlaceKind } from './place.ts';
import { isWard, municipalityOf, ownMunicipality, wardOf } from './municipality.ts';
import { gazetteer } from './gazetteer/gazetteer.ts';
import { getCity, distance, isDomestic, places, placesByKey } from './places.ts';
import { prefectures } from './prefectures.ts';
import { isOfTable, properties } from './properties.ts';
import type { Property } from './property.ts';

export type RegionType =
  | 'country'
  | 'high_level_region'
  | 'province_state'
  | 'multi_city_vicinity'
  | PlaceKind;

/** A region of the catalog. */
export interface Region {
  id: string;
  type: RegionType;
  name: Localized;
  /** Reading in kana; empty where there is none. */
  kana: string;
  descriptor?: Localized;
  iata?: string;
  /** Railway lines that stop there. */
  lines?: readonly string[];
  countryCode: string;
  subdivisionCode?: string;
  latitude: number;
  longitude: number;
  radiusKm: number;
  /** From the nearest to the country. */
  ancestors: readonly string[];
  /** The hotels in it, the best first. */
  propertyIds(expanded: boolean): readonly string[];
}

const METROPOLES = [
  'tokyo',
  'osaka',
  'kyoto',
  'nagoya',
  'sapporo',
  'sendai',
  'fukuoka',
  'hiroshima',
  'kobe',
  'yokohama',
  'naha',
];

const RADIUS_KM: Record<PlaceKind, number> = {
  city: 7,
  neighborhood: 1.3,
  train_station: 1.5,
  airport: 10,
  point_of_interest: 3,
};

const countryId = (code: string): string => String(1001 + [...countries.keys()].indexOf(code));
const prefectureId = (code: string): string => String(2000 + Number(code));
const placeId = (place: Place): string => String(10_000 + place.number);
const vicinityId = (place: Place): string => String(30_000 + place.number);

const best = (list: readonly Property[]): string[] =>
  [...list].sort((a, b) => a.rank - b.rank || Number(a.id) - Number(b.id)).map(({ id }) => id);

const tablePlaces = new Set(places);
const byPlace = Map.groupBy(properties, ({ place }) => place);
const byCity = Map.groupBy(properties, ({ place }) => getCity(place));
const inJapan = properties.filter(({ place }) => isDomestic(place));
const byWard = Map.groupBy(inJapan, wardOf);
const byMunicipality = Map.groupBy(inJapan, (property) => keyOf(property.place, municipalityOf(property)));
const fromSouth = properties.toSorted((a, b) => a.latitude - b.latitude);
const KM_OF_A_DEGREE = 110;

function within(center: { latitude: number; longitude: number }, km: number): readonly Property[] {
  const reach = km / KM_OF_A_DEGREE;
  const found: Property[] = [];
  for (let at = firstFrom(center.latitude - reach); at < fromSouth.length; at += 1) {
    const property = fromSouth[at];
    if (!property || property.latitude > center.latitude + reach) break;
    if (distance(property, center) <= km) found.push(property);
  }
  return found;
}

/** Where the hotels at a latitude or north of it begin. */
function firstFrom(latitude: number): number {
  let low = 0;
  let high = fromSouth.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if ((fromSouth[half]?.latitude ?? 90) < latitude) low = half + 1;
    else high = half;
  }
  return low;
}

function keyOf({ area }: Place, { ja }: Localized): string {
  return `${area} ${ja}`;
}

/** The hotels whose address is in a municipality or ward; none for what no address names. */
function addressedIn(place: Place): readonly Property[] {
  if (!isDomestic(place)) return [];
  if (isWard(place)) return byWard.get(place) ?? [];
  const municipality = ownMunicipality(place);
  return (municipality && byMunicipality.get(keyOf(place, municipality))) ?? [];
}

function middle(list: readonly Place[]): { latitude: number; longitude: number } {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const round = (value: number): number => Math.round(value * 1e5) / 1e5;
  return {
    latitude: round(mean(list.map((place) => place.latitude))),
    longitude: round(mean(list.map((place) => place.longitude))),
  };
}

function above(place: Place): string[] {
  const { code } = getCountry(place);
  return [...(isDomestic(place) ? [prefectureId(place.area)] : []), countryId(code)];
}

function ofPlace(place: Place): Region {
  const city = getCity(place);
  const radiusKm = place.radiusKm ?? RADIUS_KM[place.kind];
  // What is added to the gazetteer does not change what is near the places of the hand-written table.
  const isHere = tablePlaces.has(place) ? isOfTable : () => true;
  return {
    id: placeId(place),
    type: place.kind,
    name: { ja: place.ja, en: place.en },
    kana: place.kana,
    iata: place.iata,
    lines: place.lines,
    countryCode: getCountry(place).code,
    ...(isDomestic(place) && { subdivisionCode: `JP-${place.area}` }),
    latitude: place.latitude,
    longitude: place.longitude,
    radiusKm,
    ancestors: [...(city === place ? [] : [placeId(city)]), ...listVicinities(city), ...above(place)],
    propertyIds(expanded) {
      const addressed = addressedIn(place);
      if (addressed.length > 0 && !expanded) return best(addressed);
      const inCity = place.kind === 'city' ? (byCity.get(place) ?? []) : [];
      const near = within(place, expanded ? radiusKm * 1.6 : radiusKm).filter(isHere);
      return best([...new Set([...addressed, ...inCity, ...(byPlace.get(place) ?? []), ...near])]);
    },
  };
}

function metropoles(): Place[] {
  return METROPOLES.flatMap((key) => placesByKey.get(key) ?? []);
}

function listVicinities(city: Place): string[] {
  return METROPOLES.includes(city.key) ? [vicinityId(city)] : [];
}

function ofVicinity(place: Place): Region {
  return {
    ...ofPlace(place),
    id: vicinityId(place),
    type: 'multi_city_vicinity',
    descriptor: { ja: '(およびその周辺地域)', en: 'and vicinity' },
    radiusKm: 35,
    ancestors: above(place),
    propertyIds: (expanded) => best(within(place, expanded ? 50 : 35)),
  };
}

function ofPrefecture(code: string): Region {
  const prefecture = prefectures.get(code);
  if (!prefecture) throw new Error(`No prefecture ${code}.`);
  return {
    id: prefectureId(code),
    type: 'province_state',
    name: { ja: prefecture.ja, en: prefecture.en },
    kana: prefecture.kana,
    countryCode: 'JP',
    subdivisionCode: `JP-${code}`,
    ...middle(places.filter((place) => place.area === code)),
    radiusKm: 50,
    ancestors: [countryId('JP')],
    propertyIds: () => best(properties.filter((property) => property.place.area === code)),
  };
}

function ofCountry(code: string, name: Localized): Region {
  const inside = (place: Place): boolean => getCountry(place).code === code;
  return {
    id: countryId(code),
    type: 'country',
    name,
    kana: '',
    countryCode: code,
    ...middle(places.some(inside) ? places.filter(inside) : gazetteer.filter(inside)),
    radiusKm: 500,
    ancestors: [],
    propertyIds: () => best(properties.filter((property) => inside(property.place))),
  };
}

/** Parts of Japan that people name: Japanese, kana, English, the first and last of their prefectures. */
const PARTS = [
  ['東北', 'とうほく', 'Tohoku', 2, 7],
  ['関東', 'かんとう', 'Kanto', 8, 14],
  ['甲信越', 'こうしんえつ', 'Koshin-etsu', 15, 15, 19, 20],
  ['北陸', 'ほくりく', 'Hokuriku', 16, 18],
  ['東海', 'とうかい', 'Tokai', 21, 24],
  ['関西', 'かんさい', 'Kansai', 25, 30],
  ['中国地方', 'ちゅうごくちほう', 'Chugoku Region', 31, 35],
  ['四国', 'しこく', 'Shikoku', 36, 39],
  ['九州', 'きゅうしゅう', 'Kyushu', 40, 46],
] as const;

function ofPart([ja, kana, en, ...ends]: (typeof PARTS)[number], index: number): Region {
  const [first, last, again = first, end = last] = ends;
  const inside = ({ area }: Place): boolean =>
    isWithin(Number(area), first, last) || isWithin(Number(area), again, end);
  return {
    id: String(2100 + index),
    type: 'high_level_region',
    name: { ja, en },
    kana,
    countryCode: 'JP',
    ...middle(places.filter(inside)),
    radiusKm: 150,
    ancestors: [countryId('JP')],
    propertyIds: () => best(properties.filter(({ place }) => inside(place))),
  };
}

const isWithin = (code: number, first: number, last: number): boolean => code >= first && code <= last;

/** Every region; areas before what lies in them. */
export const regions: readonly Region[] = [
  ...[...countries.values()].map(({ code, ja, en }) => ofCountry(code, { ja, en })),
  ...PARTS.map(ofPart),
  ...[...prefectures.keys()].map(ofPrefecture),
  ...metropoles().map(ofVicinity),
  ...places.map(ofPlace),
  ...gazetteer.map(ofPlace).filter((region) => region.propertyIds(false).length > 0),
];

export const regionsById: ReadonlyMap<string, Region> = new Map(regions.map((region) => [region.id, region]));
