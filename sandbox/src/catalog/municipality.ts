import { gazetteer } from './gazetteer/gazetteer.ts';
import type { Localized } from './localized.ts';
import type { Place } from './place.ts';
import { distance, getCity, isDomestic } from './places.ts';
import type { Property } from './property.ts';

const WARD = /^(?:(.+市))?(.+区)$/;
const OF_JAPAN = /municipalities|^wards|other-wards/;

const official = gazetteer.filter(({ key }) => OF_JAPAN.test(key));
const wards = official.filter(({ ja }) => WARD.test(ja));
const wardPlaces = new Set(wards);
const byCity = Map.groupBy(wards, ({ ja }) => WARD.exec(ja)?.[1] ?? '東京');
const towns = Map.groupBy(
  official.filter(({ ja }) => !WARD.test(ja)),
  ({ area }) => area,
);

/** The municipality as an address has it: 札幌市, and for 高野山 the town that it is in. */
export function municipalityOf(property: Property): Localized {
  const { place } = property;
  const city = getCity(place);
  if (!isDomestic(place)) return city;
  return ownMunicipality(city) ?? MUNICIPALITIES.get(city.ja) ?? nearestMunicipality(property) ?? city;
}

/** A city of the catalog as an address has it; undefined for a resort that is no municipality. */
export function ownMunicipality(city: Place): Localized | undefined {
  const known = suffixed(city.ja);
  return city.kind === 'city' && known !== undefined ? { ja: known, en: city.en } : undefined;
}

/** What lies at the edge of its municipality, nearer to the middle of another. */
const MUNICIPALITIES: ReadonlyMap<string, Localized> = new Map([
  ['幕張メッセ', { ja: '千葉市', en: 'Chiba' }],
  ['成田国際空港', { ja: '成田市', en: 'Narita' }],
  ['天橋立', { ja: '宮津市', en: 'Miyazu' }],
  ['大阪国際空港(伊丹)', { ja: '豊中市', en: 'Toyonaka' }],
  ['ハウステンボス', { ja: '佐世保市', en: 'Sasebo' }],
  ['奥飛騨温泉郷', { ja: '高山市', en: 'Takayama' }],
  ['黒部ダム', { ja: '立山町', en: 'Tateyama-machi' }],
]);

const TOWNS_NOT_CITIES: ReadonlyMap<string, string> = new Map([
  ['東京', '東京'],
  ['那須', '那須町'],
  ['草津', '草津町'],
  ['松島', '松島町'],
  ['箱根', '箱根町'],
  ['軽井沢', '軽井沢町'],
  ['白馬', '白馬村'],
  ['白浜', '白浜町'],
  ['恩納', '恩納村'],
  ['由布院', '由布市'],
]);

/** Resorts that are called after no municipality. */
const NO_CITIES = /(?:温泉|温泉郷|^ニセコ|^河口湖|^越後湯沢)$/;

function suffixed(name: string): string | undefined {
  if (NO_CITIES.test(name)) return undefined;
  return TOWNS_NOT_CITIES.get(name) ?? (/[市区町村]$/.test(name) ? name : `${name}市`);
}

/** The city, town or village of a sight or airport that the hand-written table puts into none. */
function nearestMunicipality(property: Property): Localized | undefined {
  const found = nearest(property, towns.get(property.place.area) ?? []);
  return found && { ja: found.ja, en: found.en };
}

/** The ward of a hotel in one of the large cities: the one that its town names, or else the nearest. */
export function wardOf(property: Property): Place | undefined {
  const own = (byCity.get(municipalityOf(property).ja) ?? []).filter(
    ({ area }) => area === property.place.area,
  );
  const [named] = /^[^区]+区/.exec(property.town.ja) ?? [];
  return named === undefined ? nearest(property, own) : own.find(({ ja }) => withoutCity(ja) === named);
}

/** A ward as the lists of Japan's local governments have it, no district that is called so. */
export function isWard(place: Place): boolean {
  return wardPlaces.has(place);
}

/** 中央区 of 札幌市中央区. */
export function withoutCity(ward: string): string {
  return WARD.exec(ward)?.[2] ?? ward;
}

type Point = Pick<Property, 'latitude' | 'longitude'>;

function nearest<T extends Point>(point: Point, among: readonly T[]): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const each of among) {
    const away = distance(each, point);
    if (away < least) [best, least] = [each, away];
  }
  return best;
}
