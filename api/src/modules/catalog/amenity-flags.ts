import type { HotelContent, Named } from '../../adapters/supplier/hotel-content.ts';
import type { PropertyAmenity } from '../../graphql/__generated__/schema-types.ts';

const FREE_WIFI = { ids: ['2390', '2192'], pattern: /free wi-?fi|無料\s*wi-?fi|wi-?fi\s*\(?無料/i };

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
  ['SPA', ['2341', '2017', '5001'], /スパ(?!ゲ)|\bspa\b|大浴場|温泉|public bath|hot springs?/i],
];
const NOT_OFFERED = /なし|ありません|^no\b|not available/i;
const PETS_ALLOWED = '51';

/** What the property offers, of the kinds that can be filtered by. */
export function amenityFlags(content: HotelContent): PropertyAmenity[] {
  const offered = (content.amenities ?? []).filter(({ name }) => !NOT_OFFERED.test(name));
  const flags = RULES.filter(([, ids, pattern]) =>
    offered.some(({ id, name }) => ids.includes(id) || pattern.test(name)),
  ).map(([flag]) => flag);
  if (content.checkin?.isAllDay && !flags.includes('ALL_TIME_RECEPTION')) flags.unshift('ALL_TIME_RECEPTION');
  if (allowsPets(content)) flags.push('PET');
  return flags;
}

/** Whether this amenity, of a hotel or of a room, is Wi-Fi that costs nothing. */
export function isFreeWifi({ id, name }: Named): boolean {
  return FREE_WIFI.ids.includes(id) || FREE_WIFI.pattern.test(name);
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
