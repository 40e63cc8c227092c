import { readFileSync } from 'node:fs';
import { distance, getCity, isDomestic, places } from '../places.ts';
import type { Place, PlaceKind } from '../place.ts';

interface List {
  file: string;
  kind: PlaceKind;
  /** Number of the first row; rows are only ever added at the end of a file. */
  from: number;
  radiusKm?: number;
  /** Hotels of a place that has none near it; two where nothing else is said. */
  ownHotels?: number;
  /** How near another hotel must be for a place to need none; at most NEAR_KM, which is usual. */
  nearKm?: number;
}

const LISTS: readonly List[] = [
  { file: 'municipalities', kind: 'city', from: 2000, radiusKm: 5 },
  { file: 'airports', kind: 'airport', from: 1000 },
  { file: 'stations', kind: 'train_station', from: 1100 },
  { file: 'districts', kind: 'neighborhood', from: 1400 },
  { file: 'sights', kind: 'point_of_interest', from: 1500 },
  { file: 'wards', kind: 'neighborhood', from: 1600, radiusKm: 3 },
  { file: 'abroad', kind: 'city', from: 3000 },
  // Later lists: hotels of the lists above stay where they are.
  { file: 'other-municipalities', kind: 'city', from: 6000, radiusKm: 5, ownHotels: 1 },
  { file: 'other-wards', kind: 'neighborhood', from: 7000, radiusKm: 3, ownHotels: 3 },
  { file: 'more-stations', kind: 'train_station', from: 4000 },
  { file: 'more-districts', kind: 'neighborhood', from: 8000 },
  { file: 'more-sights', kind: 'point_of_interest', from: 8200, ownHotels: 1 },
  { file: 'named-spots', kind: 'point_of_interest', from: 8400, ownHotels: 1 },
  ...listsOfStations(9000),
  { file: 'other-districts', kind: 'neighborhood', from: 20_000, ownHotels: 1 },
  { file: 'other-sights', kind: 'point_of_interest', from: 21_000, ownHotels: 1 },
];

/** Small stations by region, for which people write a name they know from the timetable; a thousand numbers each. */
function listsOfStations(from: number): List[] {
  return ['north', 'kanto', 'tokyo', 'kanagawa', 'chubu', 'tokai', 'kinki', 'osaka', 'west', 'kyushu'].map(
    (region, index) => ({
      file: `stations-${region}`,
      kind: 'train_station',
      from: from + index * 1000,
      ownHotels: 1,
      nearKm: 1,
    }),
  );
}
/** Nobody looks for a bed further from where they want to be: a place without a hotel so near gets its own. */
const NEAR_KM = 1.2;
const OWN_HOTELS = 2;
/** In which a place without a city of its own belongs to the nearest one. */
const CITY_KM = 30;
const NAMESAKE_KM = 20;

/** 荻窪 is nearer to 杉並区 than to 武蔵野市: it is in 東京. */
const TOKYO = '13';
const ward23 = readRows('wards').filter(([, , , area]) => area === TOKYO);
const tokyo = places.find(({ key }) => key === 'tokyo');

/** By prefecture, so that each of thousands of stations looks among few. */
const cities = Map.groupBy(
  places.filter(({ kind }) => kind === 'city'),
  ({ area }) => area,
);
/** 日吉 is nearer to the middle of 川崎 than to that of 横浜, but nearest to 横浜市港北区. */
const wardsOfCities = new Map<string, Place[]>();
const WARD_OF_CITY = /^(.+?市)..?.?区$/;

/**
 * Places beyond the hand-written table, so that what people type is known; docs/sandbox-rapid.md says where they
 * come from. A row is:
 * Japanese | kana | English | prefecture or country | latitude | longitude | airport code | railway lines | city, where
 * the middle of another one is nearer.
 */
export const gazetteer: readonly Place[] = readLists();

function readLists(): Place[] {
  const added: Place[] = [];
  const within: [Place, string | undefined][] = [];
  const withHotels = new Map<number, Place[]>();
  const addHotels = (place: Place): void => addTo(withHotels, bandOf(place), place);
  places.filter(({ hotels }) => hotels > 0).forEach(addHotels);
  for (const list of LISTS) {
    readRows(list.file).forEach((row, index) => {
      if (isKnown(row)) return;
      const place = readRow(row, list, list.from + index);
      const isServed = [-1, 0, 1].some((beside) =>
        withHotels
          .get(bandOf(place) + beside)
          ?.some((other) => isWithin(other, place, list.nearKm ?? NEAR_KM)),
      );
      const isArea = place.kind === 'city' || WARD_OF_CITY.test(place.ja);
      const complete: Place = { ...place, hotels: isServed ? 0 : (list.ownHotels ?? OWN_HOTELS) };
      added.push(complete);
      if (!isArea) within.push([complete, row[8]]);
      else if (place.kind === 'city') addTo(cities, complete.area, complete);
      else {
        complete.cityPlace = findCity(complete, undefined);
        addTo(wardsOfCities, complete.area, complete);
      }
      if (!isServed) addHotels(complete);
    });
  }
  // Last, since later lists have municipalities and wards as well, which may be nearer.
  for (const [place, named] of within) place.cityPlace = findCity(place, named);
  return added;
}

/** Places of one band of latitude are nearer to those of the next than NEAR_KM, and of no other. */
function bandOf({ latitude }: Point): number {
  return Math.floor((latitude * 110) / NEAR_KM);
}

function addTo<K>(lists: Map<K, Place[]>, key: K, place: Place): void {
  const list = lists.get(key);
  if (list) list.push(place);
  else lists.set(key, [place]);
}

function readRows(file: string): string[][] {
  const text = readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** The hand-written table has it already, a city or town there under its name without 市 or 町: 箱根. */
function isKnown([ja = '', , , area]: readonly string[]): boolean {
  return places.some(
    (place) =>
      place.area === area &&
      (place.ja === ja || (place.kind === 'city' && place.ja === ja.replace(/[市町村]$/, ''))),
  );
}

function readRow(row: readonly string[], { file, kind, radiusKm }: List, number: number): Place {
  const [ja = '', kana = '', en = '', area = '', latitude, longitude, iata, lines] = row;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  const isTown = file.endsWith('districts');
  const { postal, tel } = nearest(
    point,
    places.filter((place) => place.area === area),
  ) ?? { postal: '', tel: '' };
  return {
    number,
    key: `${file}-${number}`,
    kind,
    ja,
    kana,
    en,
    area,
    ...point,
    postal,
    tel,
    hotels: 0,
    style: ja.includes('温泉') ? 'onsen' : 'business',
    ...(iata && { iata }),
    ...(lines && { lines: lines.split(', ') }),
    spread: 0.5,
    radiusKm,
    towns: isTown ? [{ ja, en }] : [],
  };
}

function findCity(place: Place, named: string | undefined): Place | undefined {
  if (!isDomestic(place)) return undefined;
  const here = cities.get(place.area) ?? [];
  // 浜松市天竜区 is in 浜松 however far away, 成田空港駅 in 成田市 however near the middle of a neighbor is.
  const ofCity = named ?? WARD_OF_CITY.exec(place.ja)?.[1];
  const own = here.find(({ ja }) => ja === ofCity || `${ja}市` === ofCity);
  if (own) return own;
  const namesakes = here.filter((city) => isNamedAfter(place, city) && isWithin(city, place, NAMESAKE_KM));
  const near = [...here, ...(wardsOfCities.get(place.area) ?? [])].filter((each) =>
    isWithin(each, place, CITY_KM),
  );
  const best = nearest(place, namesakes) ?? nearest(place, near);
  return isInWards(place, best) ? tokyo : best && getCity(best);
}

function isInWards(place: Place, city: Place | undefined): boolean {
  if (place.area !== TOKYO || !city) return false;
  const toCity = distance(city, place);
  return ward23.some(
    ([, , , , latitude, longitude]) =>
      distance({ latitude: Number(latitude), longitude: Number(longitude) }, place) < toCity,
  );
}

/** 西船橋駅 as well; one character begins too many names: 津. */
function isNamedAfter(place: Place, city: Place): boolean {
  const name = city.ja.replace(/[市町村]$/, '');
  return (
    name.length > 1 && (place.ja.startsWith(name) || place.ja.replace(/^[東西南北新]/, '').startsWith(name))
  );
}

type Point = Pick<Place, 'latitude' | 'longitude'>;

function nearest(point: Point, among: readonly Place[]): Place | undefined {
  return among.reduce<Place | undefined>(
    (best, each) => (best && distance(best, point) <= distance(each, point) ? best : each),
    undefined,
  );
}

/** A degree of latitude is 111 km: most places are ruled out without a cosine. */
function isWithin(one: Point, other: Point, km: number): boolean {
  return Math.abs(one.latitude - other.latitude) * 110 < km && distance(one, other) < km;
}
