import type { RapidContent } from '../../adapters/rapid/content-schemas.ts';

/** Countries whose hotels read special requests in their own script. */
const UNICODE_COUNTRIES = new Set(['JP', 'KR', 'CN', 'TW', 'HK']);
/** Attributes by which a property says that it reads Latin letters only. */
const LATIN_ONLY_ATTRIBUTES = ['1073744201'];
const LATIN_ONLY_NAME = /リクエストは.*(半角英数|英語|ローマ字)|requests? in (?:latin|english|roman)/i;

/** Whether special requests to the property may hold more than Latin letters. */
export function canUseUnicodeInSpecialRequest(content: RapidContent): boolean {
  const latinOnly = Object.values(content.attributes?.general ?? {}).some(
    ({ id, name }) => LATIN_ONLY_ATTRIBUTES.includes(id) || LATIN_ONLY_NAME.test(name),
  );
  return UNICODE_COUNTRIES.has(content.address.country_code) && !latinOnly;
}
