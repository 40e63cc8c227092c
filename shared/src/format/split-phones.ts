import { leadingPhone } from './leading-phone.ts';

/** Where a number may begin: not inside of a word, a date or another number. */
const START = /(?<![\w+-]|\d\()(?:\(\+\d|\+\d|\(0\d{1,4}\)|\d)/g;

/**
 * The parts of a text in free words, which together are the text: telephone numbers with the address that dials them,
 * and the text around them with null.
 */
export function splitPhones(text: string): { text: string; href: string | null }[] {
  const parts: { text: string; href: string | null }[] = [];
  let done = 0;
  for (const { index } of text.matchAll(START)) {
    const phone = index < done ? null : leadingPhone(text.slice(index));
    if (!phone) continue;
    if (index > done) parts.push({ text: text.slice(done, index), href: null });
    parts.push(phone);
    done = index + phone.text.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), href: null });
  return parts;
}
