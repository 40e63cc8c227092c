import { readPhone } from '../../lib/read-phone.ts';

/**
 * A hotel's number as it is kept, `+81 3-1234-5678`; null for what nobody can dial. Without a country's code it is one
 * of Japan, and so of no hotel elsewhere.
 */
export function readHotelPhone(typed: string, countryCode: string): string | null {
  const text = typed.normalize('NFKC').replace(/[‐‑–—―−ー]/g, '-');
  const isJapanese = countryCode === 'JP';
  if (!text.startsWith('+') && !(isJapanese && text.startsWith('0'))) return null;
  const phone = readPhone(text);
  // A number of Japan has a known pattern; of elsewhere a possible length is all that is asked.
  if (!phone || (isJapanese && !phone.isValid())) return null;
  const [code = '', ...groups] = phone.formatInternational().split(' ');
  return `${code} ${groups.join('-')}`;
}
