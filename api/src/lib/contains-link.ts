import tlds from 'tlds' with { type: 'json' };

const topLevelDomains: ReadonlySet<string> = new Set(tlds);
/** A dot between two words; the second as long as it goes. */
const dotted = /(?<=[\p{L}\p{N}])\.(?=([\p{L}\p{M}\p{N}-]+))/gu;
const bracketedDot = /[([{]\s*\.\s*[)\]}]/g;
const ipAddress = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/;
/** Nine digits or more, as numbers to call and accounts to pay into have. */
const longNumber = /\d(?:[\s()‐–ー-]{0,2}\d){8,}/;
const latinStart = /^[a-z0-9-]+/;

/**
 * Whether a mail program may make a link of a part of a text: `://`, `www.`, `@`, an IP address, a number to call, or a
 * dot, also in brackets, between two words of which the second is a top-level domain. Wide letters count as plain ones,
 * and signs without a width as none.
 */
export function containsLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .replace(bracketedDot, '.');
  if (/:\/\/|www\.|\S@\S/.test(plain) || ipAddress.test(plain) || longNumber.test(plain)) return true;
  return [...plain.matchAll(dotted)].some(([, word = '']) => isTopLevelDomain(word));
}

/** Programs end an address where Latin letters end, too: `evil.comで`. */
function isTopLevelDomain(word: string): boolean {
  const latin = latinStart.exec(word)?.[0] ?? '';
  return topLevelDomains.has(word) || topLevelDomains.has(latin) || word.startsWith('xn--');
}
