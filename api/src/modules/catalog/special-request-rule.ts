import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';

/** Countries whose hotels read special requests in their own script. */
const UNICODE_COUNTRIES = new Set(['JP', 'KR', 'CN', 'TW', 'HK']);
/** Attributes by which a property says that it reads Latin letters only. */
const LATIN_ONLY_ATTRIBUTES = ['1073744201'];
const LATIN_ONLY_NAME = /リクエストは.*(半角英数|英語|ローマ字)|requests? in (?:latin|english|roman)/i;

/** Whether special requests to the property may hold more than Latin letters. */
export function canUseUnicodeInSpecialRequest(content: HotelContent): boolean {
  const latinOnly = (content.attributes ?? []).some(
    ({ id, name }) => LATIN_ONLY_ATTRIBUTES.includes(id) || LATIN_ONLY_NAME.test(name),
  );
  return UNICODE_COUNTRIES.has(content.address.countryCode) && !latinOnly;
}
