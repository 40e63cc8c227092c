import { getCountry } from './countries.ts';
import { type Language, type Localized, say } from './localized.ts';
import { getCity, isDomestic } from './places.ts';
import { prefectures } from './prefectures.ts';
import { nearestMunicipality, wardOf } from './municipality.ts';
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
  const block = `${between(1, 5, id, 'chome')}-${between(1, 24, id, 'block')}-${between(1, 18, id, 'lot')}`;
  const number = String(between(1, 480, id, 'number'));
  const prefecture = prefectures.get(place.area);
  const ward = japan ? wardOf(property) : undefined;
  const line = !japan
    ? `${number} ${town.en}`
    : language === 'ja-JP'
      ? `${ward?.ja ?? ''}${town.ja} ${block}`
      : [`${block} ${town.en}`, ...(ward ? [ward.en] : [])].join(', ');
  return {
    line_1: line,
    city: say(municipality(property), language),
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

/** The municipality as an address has it: 札幌市, and for 高野山 the town that it is in. */
function municipality(property: Property): Localized {
  const { place } = property;
  const city = getCity(place);
  if (!isDomestic(place)) return city;
  const known = suffixed(city.ja);
  if (city.kind === 'city' && known !== undefined) return { ja: known, en: city.en };
  return MUNICIPALITIES.get(city.ja) ?? nearestMunicipality(property) ?? city;
}

/** What lies at the edge of its municipality, nearer to the middle of another. */
const MUNICIPALITIES: ReadonlyMap<string, Localized> = new Map([
  ['幕張メッセ', { ja: '千葉市美浜区', en: 'Chiba' }],
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
const NO_CITIES = /温泉|^(?:ニセコ|河口湖|越後湯沢)$/;

function suffixed(name: string): string | undefined {
  if (NO_CITIES.test(name)) return undefined;
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
