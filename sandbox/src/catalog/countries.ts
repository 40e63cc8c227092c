import type { Place } from './place.ts';

export interface Country {
  code: string;
  ja: string;
  en: string;
  /** ISO 4217, what a hotel there charges on the spot. */
  currency: string;
  timeZone: string;
  dial: string;
}

const ROWS = `JP 日本 Japan JPY Asia/Tokyo 81
KR 韓国 South_Korea KRW Asia/Seoul 82
TW 台湾 Taiwan TWD Asia/Taipei 886
CN 中国 China CNY Asia/Shanghai 86
HK 香港 Hong_Kong HKD Asia/Hong_Kong 852
SG シンガポール Singapore SGD Asia/Singapore 65
TH タイ Thailand THB Asia/Bangkok 66
VN ベトナム Vietnam VND Asia/Ho_Chi_Minh 84
MY マレーシア Malaysia MYR Asia/Kuala_Lumpur 60
ID インドネシア Indonesia IDR Asia/Jakarta 62
PH フィリピン Philippines PHP Asia/Manila 63
US アメリカ合衆国 United_States_of_America USD America/New_York 1
GU グアム Guam USD Pacific/Guam 1
GB イギリス United_Kingdom GBP Europe/London 44
FR フランス France EUR Europe/Paris 33
DE ドイツ Germany EUR Europe/Berlin 49
IT イタリア Italy EUR Europe/Rome 39
AU オーストラリア Australia AUD Australia/Sydney 61
AE アラブ首長国連邦 United_Arab_Emirates AED Asia/Dubai 971`;

export const countries: ReadonlyMap<string, Country> = new Map(
  ROWS.split('\n').map((row) => {
    const [code = '', ja = '', en = '', currency = '', timeZone = '', dial = ''] = row.split(' ');
    return [code, { code, ja, en: en.replaceAll('_', ' '), currency, timeZone, dial }];
  }),
);

const ZONES_WITHIN_COUNTRY: ReadonlyMap<string, string> = new Map([
  ['honolulu', 'Pacific/Honolulu'],
  ['los-angeles', 'America/Los_Angeles'],
  ['san-francisco', 'America/Los_Angeles'],
  ['las-vegas', 'America/Los_Angeles'],
]);

/** Cities of the gazetteer, by English name, that are not in the zone of their country. */
const ZONES_BY_CITY: ReadonlyMap<string, string> = new Map(
  [
    ['America/Los_Angeles', 'San Jose, Seattle, San Diego'],
    ['America/Denver', 'Denver'],
    ['America/Chicago', 'Chicago, Houston, Dallas'],
    ['America/Detroit', 'Detroit'],
    ['Asia/Makassar', 'Bali'],
    ['Australia/Melbourne', 'Melbourne'],
    ['Australia/Brisbane', 'Brisbane, Gold Coast, Cairns'],
    ['Australia/Perth', 'Perth'],
  ].flatMap(([zone = '', cities = '']) => cities.split(', ').map((city) => [city, zone] as const)),
);

/** The country of a place; places in Japan carry a prefecture code instead of a country code. */
export function getCountry(place: Place): Country {
  const country = countries.get(/^\d\d$/.test(place.area) ? 'JP' : place.area);
  if (!country) throw new Error(`No country for ${place.key}.`);
  return country;
}

/** The IANA time zone of a place. */
export function getTimeZone(place: Place): string {
  return ZONES_WITHIN_COUNTRY.get(place.key) ?? ZONES_BY_CITY.get(place.en) ?? getCountry(place).timeZone;
}
