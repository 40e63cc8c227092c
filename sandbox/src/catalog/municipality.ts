import { gazetteer } from './gazetteer/gazetteer.ts';
import type { Localized } from './localized.ts';
import { distance, getCity } from './places.ts';
import type { Property } from './property.ts';

const WARD = /^(?:(.+市))?(.+区)$/;
const OF_JAPAN = /municipalities|^wards|other-wards/;

const official = gazetteer.filter(({ key }) => OF_JAPAN.test(key));
const wards = official.filter(({ ja }) => WARD.test(ja));
const byCity = Map.groupBy(wards, ({ ja }) => WARD.exec(ja)?.[1] ?? '東京');
const towns = Map.groupBy(
  official.filter(({ ja }) => !WARD.test(ja)),
  ({ area }) => area,
);

/** The city, town or village of a sight or airport that the hand-written table puts into none. */
export function nearestMunicipality(property: Property): Localized | undefined {
  const found = nearest(property, towns.get(property.place.area) ?? []);
  return found && { ja: found.ja, en: found.en };
}

/** The ward of a hotel in one of the large cities, where its town does not name it; undefined elsewhere. */
export function wardOf(property: Property): Localized | undefined {
  if (/区/.test(property.town.ja)) return undefined;
  const { ja, area } = getCity(property.place);
  const own = byCity.get(ja) ?? byCity.get(`${ja}市`) ?? [];
  const found = nearest(
    property,
    own.filter((ward) => ward.area === area),
  );
  if (!found) return undefined;
  return { ja: WARD.exec(found.ja)?.[2] ?? found.ja, en: found.en.split(' ').at(-1) ?? found.en };
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
