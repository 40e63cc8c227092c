import type { Place } from './place.ts';

export interface Country {
  code: string;
  ja: string;
  en: string;
  /** ISO 4217, what a hotel there charges on the spot: dollars or euros where hotels of that country quote in them. */
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
AE アラブ首長国連邦 United_Arab_Emirates AED Asia/Dubai 971
MO マカオ Macau MOP Asia/Macau 853
KH カンボジア Cambodia USD Asia/Phnom_Penh 855
LA ラオス Laos USD Asia/Vientiane 856
MM ミャンマー Myanmar USD Asia/Yangon 95
IN インド India INR Asia/Kolkata 91
BD バングラデシュ Bangladesh USD Asia/Dhaka 880
LK スリランカ Sri_Lanka USD Asia/Colombo 94
NP ネパール Nepal USD Asia/Kathmandu 977
PK パキスタン Pakistan USD Asia/Karachi 92
MN モンゴル Mongolia USD Asia/Ulaanbaatar 976
KZ カザフスタン Kazakhstan USD Asia/Almaty 7
UZ ウズベキスタン Uzbekistan USD Asia/Tashkent 998
TR トルコ Turkey EUR Europe/Istanbul 90
IL イスラエル Israel ILS Asia/Jerusalem 972
SA サウジアラビア Saudi_Arabia SAR Asia/Riyadh 966
QA カタール Qatar QAR Asia/Qatar 974
BH バーレーン Bahrain USD Asia/Bahrain 973
KW クウェート Kuwait USD Asia/Kuwait 965
OM オマーン Oman USD Asia/Muscat 968
JO ヨルダン Jordan USD Asia/Amman 962
EG エジプト Egypt USD Africa/Cairo 20
MA モロッコ Morocco MAD Africa/Casablanca 212
KE ケニア Kenya USD Africa/Nairobi 254
ET エチオピア Ethiopia USD Africa/Addis_Ababa 251
TZ タンザニア Tanzania USD Africa/Dar_es_Salaam 255
GH ガーナ Ghana USD Africa/Accra 233
NG ナイジェリア Nigeria USD Africa/Lagos 234
ZA 南アフリカ South_Africa ZAR Africa/Johannesburg 27
IE アイルランド Ireland EUR Europe/Dublin 353
ES スペイン Spain EUR Europe/Madrid 34
PT ポルトガル Portugal EUR Europe/Lisbon 351
NL オランダ Netherlands EUR Europe/Amsterdam 31
BE ベルギー Belgium EUR Europe/Brussels 32
LU ルクセンブルク Luxembourg EUR Europe/Luxembourg 352
CH スイス Switzerland CHF Europe/Zurich 41
AT オーストリア Austria EUR Europe/Vienna 43
CZ チェコ Czechia CZK Europe/Prague 420
SK スロバキア Slovakia EUR Europe/Bratislava 421
HU ハンガリー Hungary EUR Europe/Budapest 36
PL ポーランド Poland PLN Europe/Warsaw 48
RO ルーマニア Romania RON Europe/Bucharest 40
BG ブルガリア Bulgaria EUR Europe/Sofia 359
GR ギリシャ Greece EUR Europe/Athens 30
HR クロアチア Croatia EUR Europe/Zagreb 385
SI スロベニア Slovenia EUR Europe/Ljubljana 386
RS セルビア Serbia EUR Europe/Belgrade 381
SE スウェーデン Sweden SEK Europe/Stockholm 46
DK デンマーク Denmark DKK Europe/Copenhagen 45
NO ノルウェー Norway NOK Europe/Oslo 47
FI フィンランド Finland EUR Europe/Helsinki 358
IS アイスランド Iceland EUR Atlantic/Reykjavik 354
EE エストニア Estonia EUR Europe/Tallinn 372
LV ラトビア Latvia EUR Europe/Riga 371
LT リトアニア Lithuania EUR Europe/Vilnius 370
CA カナダ Canada CAD America/Toronto 1
MX メキシコ Mexico MXN America/Mexico_City 52
BR ブラジル Brazil BRL America/Sao_Paulo 55
AR アルゼンチン Argentina USD America/Argentina/Buenos_Aires 54
CL チリ Chile USD America/Santiago 56
PE ペルー Peru USD America/Lima 51
CO コロンビア Colombia USD America/Bogota 57
PA パナマ Panama USD America/Panama 507
NZ ニュージーランド New_Zealand NZD Pacific/Auckland 64
FJ フィジー Fiji FJD Pacific/Fiji 679`;

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
    [
      'America/Los_Angeles',
      'San Jose, Seattle, San Diego, Portland, Sacramento, Torrance, Irvine, Sunnyvale, Palo Alto',
    ],
    ['America/Denver', 'Denver, Salt Lake City'],
    ['America/Phoenix', 'Phoenix'],
    [
      'America/Chicago',
      'Chicago, Houston, Dallas, Austin, San Antonio, Minneapolis, St. Louis, Kansas City, Nashville, New Orleans, Memphis, Milwaukee',
    ],
    ['America/Detroit', 'Detroit'],
    ['America/Anchorage', 'Anchorage'],
    ['Pacific/Honolulu', 'Hilo'],
    ['America/Vancouver', 'Vancouver, Victoria'],
    ['America/Edmonton', 'Calgary, Edmonton'],
    ['America/Cancun', 'Cancun'],
    ['America/Monterrey', 'Monterrey'],
    ['America/Tijuana', 'Tijuana'],
    ['America/Manaus', 'Manaus'],
    ['Asia/Makassar', 'Bali, Makassar, Balikpapan'],
    ['Australia/Melbourne', 'Melbourne'],
    ['Australia/Brisbane', 'Brisbane, Gold Coast, Cairns'],
    ['Australia/Perth', 'Perth'],
    ['Australia/Adelaide', 'Adelaide'],
    ['Australia/Darwin', 'Darwin'],
    ['Australia/Hobart', 'Hobart'],
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
