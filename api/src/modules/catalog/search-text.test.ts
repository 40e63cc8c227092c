import { describe, expect, it } from 'vitest';
import { toGrams, toKeyGrams, NAME_START, searchText, WORD_START } from './search-text.ts';

const texts = [
  searchText(['ほてるさくら東京', 'hotelsakuratokyo'], ['東京都', 'tokyo']),
  searchText(['𠮷野屋', 'z2', 'a']),
  searchText(['シティinn23新宿']),
];

/** Every part of a name or word, and every beginning of one with its mark. */
function keysIn(text: string): string[] {
  return text.split(/(?=[|~])/).flatMap((marked) => {
    const [mark = '', ...letters] = [...marked];
    const parts = letters.flatMap((_, from) =>
      letters.slice(from).map((_letter, length) => letters.slice(from, from + length + 1).join('')),
    );
    return [...parts, ...letters.map((_, index) => mark + letters.slice(0, index + 1).join(''))];
  });
}

describe('the grams of a key', () => {
  it.each(texts)('are all among the grams of a text that contains it: %s', (text) => {
    const grams = new Set(toGrams(text));
    const missed = keysIn(text).filter((key) => !toKeyGrams(key).every((gram) => grams.has(gram)));
    expect(missed).toEqual([]);
  });

  it('tell a beginning from the same letters further inside', () => {
    const grams = toGrams(`${NAME_START}minatokyoto${WORD_START}港`);
    expect(toKeyGrams(`${NAME_START}tokyo`).every((gram) => grams.includes(gram))).toBe(false);
    expect(toKeyGrams('tokyo').every((gram) => grams.includes(gram))).toBe(true);
  });

  it('cover the whole key', () => {
    expect(toKeyGrams('elurvix')).toEqual(['elu', 'rvi', 'vix']);
    expect(toKeyGrams(`${NAME_START}大阪城前`)).toEqual([`${NAME_START}大阪`, '城前']);
  });
});
