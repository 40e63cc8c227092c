import { isLatinKey } from './normalize.ts';

/** Marks where a name begins, so that "begins with" is an ordinary substring of the search text. */
export const NAME_START = '|';
/** Marks where other words of an entry (its city, …) begin; those rank after names. */
export const WORD_START = '~';

/** One line of text with all keys of an entry. */
export function searchText(names: readonly string[], others: readonly string[] = []): string {
  const unique = (keys: readonly string[]) => [...new Set(keys)].filter((key) => key !== '');
  return [
    ...unique(names).map((key) => NAME_START + key),
    ...unique(others).map((key) => WORD_START + key),
  ].join('');
}

const isMark = (character: string | undefined) => character === NAME_START || character === WORD_START;

/**
 * For the array index that finds candidates: every character and every pair of neighbors, every three Latin letters
 * (two of them say little), and what a name or word begins with, together with its mark.
 */
export function toGrams(text: string): string[] {
  const characters = [...text];
  const grams = new Set<string>();
  characters.forEach((character, index) => {
    const mark = isMark(character) ? character : '';
    for (const size of [1, 2, 3]) {
      const gram = characters.slice(index + mark.length, index + mark.length + size);
      if (gram.length < size || gram.some(isMark)) break;
      const letters = gram.join('');
      if (size < 3 || isLatinKey(letters)) grams.add(mark + letters);
    }
  });
  return [...grams];
}

/**
 * Grams that a text containing this key must have, enough to narrow it down: neighboring grams overlap, so each
 * begins where the one before ended, and the last one ends with the key.
 */
export function toKeyGrams(key: string): string[] {
  const mark = isMark(key[0]) ? key.slice(0, 1) : '';
  const letters = Array.from(key.slice(mark.length));
  const size = Math.min(letters.length, isLatinKey(letters.join('')) ? 3 : 2);
  const grams = new Set([mark + letters.slice(0, size).join('')]);
  for (let index = size; index < letters.length; index += size) {
    const from = Math.min(index, letters.length - size);
    grams.add(letters.slice(from, from + size).join(''));
  }
  return [...grams];
}

/** A LIKE pattern for "contains"; the keys hold no % or _, but a backslash must not escape anything. */
export function containsPattern(key: string): string {
  return `%${key.replace(/[\\%_]/g, '\\$&')}%`;
}
