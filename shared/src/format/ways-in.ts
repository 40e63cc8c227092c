import { phoneAbroad } from './phone-abroad.ts';
import { splitPhones } from './split-phones.ts';

const MAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/**
 * Telephone numbers, as they are dialed from abroad, and mail addresses of a text in any language, without its words;
 * null when it has none.
 */
export function waysIn(text: string | null | undefined): string | null {
  const ways = (text ?? '').split(MAIL).flatMap((part) => (MAIL.test(part) ? [part] : phonesIn(part)));
  return ways.join(' / ') || null;
}

function phonesIn(text: string): string[] {
  return splitPhones(text).flatMap((part) => (part.href === null ? [] : [phoneAbroad(part.text)]));
}
