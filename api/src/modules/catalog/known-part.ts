import { isLatinKey } from './normalize.ts';
import type { PlaceIndex } from './place-index.ts';
import { foldTyped } from './place-keys.ts';
import type { TypedPlace } from './typed-place.ts';

/** Two letters of kanji say which place is meant; two of kana are in too many words. */
const NAMES_A_PLACE = /\p{Script=Han}.|.\p{Script=Han}|...$/u;

/**
 * The part of a typed text that names a place, when the rest is a name that nobody knows: 新宿 of アパホテル 新宿 or
 * アパホテル新宿, 佐渡 of 佐渡汽船. Null when no part does, or all of it.
 */
export function findKnownPart(index: PlaceIndex, { words, readings }: TypedPlace): string | null {
  const isKnown = (key: string) => index.named(key).length > 0;
  const known = words.filter((word) => foldTyped(word).some(isKnown));
  if (known.length > 0) return known.length < words.length ? known.join(' ') : null;
  const texts = [...words.map((word) => foldTyped(word)), ...readings.map(({ keys }) => keys)];
  for (const [key = ''] of texts) {
    const part = partsOf(key).find((each) => NAMES_A_PLACE.test(each) && isKnown(each));
    if (part !== undefined) return part;
  }
  return null;
}

/** Its ends, then its beginnings; the longer ones first. English words are written apart. */
function partsOf(key: string): string[] {
  if (isLatinKey(key)) return [];
  const sizes = Array.from({ length: Math.max(0, key.length - 2) }, (_, index) => key.length - 1 - index);
  return [...sizes.map((size) => key.slice(-size)), ...sizes.map((size) => key.slice(0, size))];
}
