import { getCountry } from './countries.ts';
import { type Language, say } from './localized.ts';
import { getCity, isDomestic } from './places.ts';
import { prefectures } from './prefectures.ts';
import type { Property } from './property.ts';
import { between } from './random.ts';

function postalCode(property: Property): string {
  const { place, id } = property;
  if (isDomestic(place)) return `${place.postal}-${String(between(1, 99, id, 'postal')).padStart(4, '0')}`;
  const tail = between(10, 99, id, 'postal');
  const { code } = getCountry(place);
  if (code === 'GB') return `${place.postal}N ${(tail % 9) + 1}AA`;
  if (code === 'AE' || code === 'HK' || place.postal === '') return '';
  return `${place.postal}${tail}${code === 'SG' || code === 'CN' || code === 'VN' ? '0' : ''}`;
}

/** The address of a hotel in the contract's shape. */
export function buildAddress(property: Property, language: Language, link: (language: Language) => string) {
  const { place, id, town } = property;
  const japan = isDomestic(place);
  const city = getCity(place);
  const block = `${between(1, 5, id, 'chome')}-${between(1, 24, id, 'block')}-${between(1, 18, id, 'lot')}`;
  const number = String(between(1, 480, id, 'number'));
  const prefecture = prefectures.get(place.area);
  const line = japan
    ? language === 'ja-JP'
      ? `${town.ja} ${block}`
      : `${block} ${town.en}`
    : `${number} ${town.en}`;
  const cityJa =
    japan && city.kind === 'city' && !/温泉|ニセコ|河口湖|越後湯沢/.test(city.ja)
      ? suffixed(city.ja)
      : city.ja;
  return {
    line_1: line,
    city: language === 'ja-JP' ? cityJa : city.en,
    ...(prefecture && {
      state_province_code: `JP-${prefecture.code}`,
      state_province_name: say(prefecture, language),
    }),
    postal_code: postalCode(property),
    country_code: getCountry(place).code,
    obfuscation_required: false,
    localized: {
      links: Object.fromEntries(
        (['ja-JP', 'en-US'] as const)
          .filter((other) => other !== language)
          .map((other) => [other, { method: 'GET', href: link(other) }]),
      ),
    },
  };
}

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
  ['舞浜', '浦安市'],
  ['由布院', '由布市'],
]);

function suffixed(name: string): string {
  return TOWNS_NOT_CITIES.get(name) ?? (/[市区町村]$/.test(name) ? name : `${name}市`);
}

/** A telephone number of the hotel; the subscriber part is out of use, so nobody can be rung up. */
export function buildPhone(property: Property): string {
  const { place, id } = property;
  const { dial } = getCountry(place);
  const area = place.tel.replace(/^0/, '');
  const digits = 10 - place.tel.length - 4;
  const exchange = String(between(10 ** Math.max(0, digits - 1), 10 ** digits - 1, id, 'exchange')).slice(
    0,
    digits,
  );
  return `${dial}-${area}-${exchange || '555'}-${String(between(0, 99, id, 'phone')).padStart(4, '0')}`;
}
