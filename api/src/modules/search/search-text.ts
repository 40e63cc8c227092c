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

/** Every character and every pair of neighbours, for the array index that finds candidates. */
export function gramsOf(text: string): string[] {
  const characters = [...text];
  const grams = new Set<string>();
  characters.forEach((character, index) => {
    const next = characters[index + 1];
    if (character !== NAME_START && character !== WORD_START) grams.add(character);
    if (next !== undefined && next !== NAME_START && next !== WORD_START) grams.add(character + next);
  });
  return [...grams];
}

/** The grams that a text containing this key must have; pairs alone are enough when there are any. */
export function gramsOfKey(key: string): string[] {
  const grams = gramsOf(key);
  const pairs = grams.filter((gram) => [...gram].length === 2);
  return pairs.length > 0 ? pairs : grams;
}

/** A LIKE pattern for "contains"; the keys hold no % or _, but a backslash must not escape anything. */
export function containsPattern(key: string): string {
  return `%${key.replace(/[\\%_]/g, '\\$&')}%`;
}
