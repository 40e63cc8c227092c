import type { HotelContent, Named } from '../../adapters/supplier/hotel-content.ts';
import type { PropertyAmenity } from '../../graphql/__generated__/schema-types.ts';

const FREE_WIFI = { ids: ['2390', '2192'], pattern: /free wi-?fi|無料\s*wi-?fi|wi-?fi\s*\(?無料/i };

/** スパイス, スパークリング, スパゲッティ, スパニッシュ, スパルタ and コスパ are none. */
const SPA = /(?<!コ)スパ(?![イゲニーッナム]|ルタ)|\bspa\b|大浴場|温泉|public bath|hot springs?/i;

/** Ids first; names (either language) catch ids that are not listed here. */
const RULES: readonly (readonly [PropertyAmenity, readonly string[], RegExp])[] = [
  ['ALL_TIME_RECEPTION', ['2063'], /24\s*時間.*フロント|24-hour front desk/i],
  ['FREE_WIFI', FREE_WIFI.ids, FREE_WIFI.pattern],
  ['SAUNA', ['2129'], /サウナ|\bsauna/i],
  ['FITNESS', ['9'], /フィットネス|fitness|\bgym\b/i],
  ['POOL', ['14', '24', '2820', '2821'], /プール(?!バー)|\bpools?\b/i],
  ['LAUNDRY', ['43'], /コインランドリー|laundry facilities/i],
  ['RESTAURANT', ['19'], /レストラン|\brestaurant/i],
  ['MEETING_ROOM', ['2416'], /会議室|meeting room|conference (?:space|center|room)/i],
  ['MULTI_LANGUAGE', ['2047'], /多言語|multilingual/i],
  ['PARKING', ['2537', '2011'], /パーキング|駐車場|\bparking\b/i],
  ['SPA', ['2341', '2017', '5001'], SPA],
];
/** 「高さ制限なし」 and 「追加料金はありません」 say how it is offered. */
const NO_LIMIT = '(?:制限|制約|規制|料金|手数料|費用|負担|段差)(?:は|が)?\\s*';
const NOT_OFFERED = new RegExp(
  [
    `(?<!${NO_LIMIT})(?:なし|無し|ありません|ございません)`,
    '(?:利用|使用)\\s*(?:は|が)?\\s*(?:不可|でき(?:ません|ない))',
    '(?:いただけま|頂けま|していま|しておりま)せん',
    '^no\\b(?!.*\\b(?:limit|restrict))',
    'not available|unavailable',
  ].join('|'),
  'i',
);
/** What is in brackets is about a part of it (プール (冬季は利用不可)), unless it says no more than that. */
const REMARK = /\s*[(（]([^)）]*)[)）]/g;
const ONLY_DENIAL = /^\s*(?:現在)?(?:なし|無し|(?:ご?(?:利用|使用))?不可|not available|unavailable)\s*$/i;
const PETS_ALLOWED = '51';

/** What the property offers, of the kinds that can be filtered by. */
export function amenityFlags(content: HotelContent): PropertyAmenity[] {
  const offered = (content.amenities ?? []).filter(({ name }) => isOffered(name));
  const flags = RULES.filter(([, ids, pattern]) =>
    offered.some(({ id, name }) => ids.includes(id) || pattern.test(name)),
  ).map(([flag]) => flag);
  if (content.checkin?.isAllDay && !flags.includes('ALL_TIME_RECEPTION')) flags.unshift('ALL_TIME_RECEPTION');
  if (allowsPets(content)) flags.push('PET');
  return flags;
}

function isOffered(name: string): boolean {
  let isDenied = false;
  const plain = name.replace(REMARK, (_, remark: string) => {
    isDenied ||= ONLY_DENIAL.test(remark);
    return '';
  });
  return !isDenied && !NOT_OFFERED.test(plain.trim());
}

/** Whether this amenity, of a hotel or of a room, is Wi-Fi that costs nothing. */
export function isFreeWifi({ id, name }: Named): boolean {
  return isOffered(name) && (FREE_WIFI.ids.includes(id) || FREE_WIFI.pattern.test(name));
}

export function allowsPets(content: HotelContent): boolean {
  const allows = ({ id }: Named) => id === PETS_ALLOWED;
  return (content.petRules ?? []).some(allows) || (content.amenities ?? []).some(allows);
}

const HYGIENE =
  /消毒|除菌|手指|非接触|感染|専門業者による清掃|disinfect|sanitiz|contactless|enhanced clean|professional.*cleaning/i;

/** Measures against infection that the property states. */
export function hygieneMeasures(content: HotelContent): string[] {
  return (content.amenities ?? []).map(({ name }) => name).filter((name) => HYGIENE.test(name));
}
