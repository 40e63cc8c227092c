import tlds from 'tlds' with { type: 'json' };

const topLevelDomains: ReadonlySet<string> = new Set(tlds);
/** A dot between two words; the second as long as it goes. */
const dotted = /(?<=[\p{L}\p{N}])\.(?=([\p{L}\p{M}\p{N}-]+))/gu;
const latinStart = /^[a-z0-9-]+/;

/**
 * Whether a mail program may make a link of a part of a text: `://`, `www.`, or a dot between two words of which the
 * second is a top-level domain. Wide letters count as plain ones, and signs without a width as none.
 */
export function containsLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.');
  if (plain.includes('://') || plain.includes('www.')) return true;
  return [...plain.matchAll(dotted)].some(([, word = '']) => isTopLevelDomain(word));
}

/** Programs end an address where Latin letters end, too: `evil.comで`. */
function isTopLevelDomain(word: string): boolean {
  const latin = latinStart.exec(word)?.[0] ?? '';
  return topLevelDomains.has(word) || topLevelDomains.has(latin) || word.startsWith('xn--');
}
