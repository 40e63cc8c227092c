import parsePhoneNumber, { type MetadataJson } from 'libphonenumber-js/core';
// The library's data of Japan alone: that of all countries is 16 KB. `japanese-phone.test.ts` makes it.
import japan from './__generated__/japan-numbers.json' with { type: 'json' };

/**
 * `03-1234-5678`, grouped as its area is, however the number was typed; null for what can't be a number within Japan:
 * ten digits, or eleven of a mobile, IP or 0800 number.
 */
export function readJapanesePhone(typed: string): string | null {
  const text = typed.normalize('NFKC').replaceAll(/[‐‑–—―−ー]/g, '-');
  if (!/^[\d+() -]+$/.test(text)) return null;
  const digits = text.replace(/^\s*\+81[ -]?(?:\(0\))?0?/, '0').replaceAll(/\D/g, '');
  if (!/^0(?![5-9]0)[1-9]\d{8}$/.test(digits) && !/^0[5-9]0\d{8}$/.test(digits)) return null;
  // Who grouped it knows their own number best.
  const grouped = text.trim().replaceAll(/[() -]+/g, '-');
  if (/^0\d{1,4}-\d{1,4}-\d{3,4}$/.test(grouped)) return grouped;
  return parsePhoneNumber(digits, 'JP', japan as unknown as MetadataJson)?.formatNational() ?? digits;
}
