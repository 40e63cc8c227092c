import { type RawBuilder, sql } from 'kysely';
import { containsPattern, toKeyGrams, NAME_START, WORD_START } from '../catalog/search-text.ts';

export const textArray = (values: readonly string[]): RawBuilder<string[]> =>
  sql`array[${sql.join(values.map((value) => sql`${value}::text`))}]`;

/** How a typed word may match; in this order the first three are offered. */
export const RANKED = ['name begins', 'word begins', 'name contains'] as const;
export type Match = (typeof RANKED)[number] | 'anywhere';

const getMark = (match: Match) =>
  match === 'name begins' ? NAME_START : match === 'word begins' ? WORD_START : '';

const matchAny = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql`(${sql.join(conditions, sql` or `)})`;

/** One word matches when any of its keys does. The names come before the other words of an entry. */
export function wordMatches(keys: readonly string[], match: Match): RawBuilder<boolean> {
  const text = match === 'name contains' ? sql`split_part(search_text, ${WORD_START}, 1)` : sql`search_text`;
  return matchAny(keys.map((key) => sql`${text} like ${containsPattern(getMark(match) + key)}`));
}

/** The array index takes part for this many words; each spelling of one word doubles what it is asked. */
const INDEXED_WORDS = 2;

/**
 * What the array index can find of the words, the first one as `match`; `wordMatches` still decides. The grams of all
 * words are asked for together, because the index is fast when one of them is rare.
 */
export function indexFinds(words: readonly (readonly string[])[], match: Match): RawBuilder<boolean> {
  const combinations = words
    .slice(0, INDEXED_WORDS)
    .reduce<string[][]>(
      (all, keys, index) =>
        all.flatMap((grams) =>
          keys.map((key) => [...grams, ...toKeyGrams(getMark(index === 0 ? match : 'anywhere') + key)]),
        ),
      [[]],
    );
  return matchAny(combinations.map((grams) => sql`grams @> ${textArray([...new Set(grams)])}`));
}
