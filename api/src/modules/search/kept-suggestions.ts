import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import type { PlaceIndex } from '../catalog/place-index.ts';
import { loadPlaceIndex } from '../catalog/place-index-store.ts';
import { findSuggestions, type SuggestionQuery } from './suggestion-store.ts';

/** At most 20 ids each: below 2 MB. */
const MOST = 3_000;
/** Hotels go off sale during an import, before the index changes: so no answer lives longer than this. */
const KEPT_MS = 60_000;

/** By the index of places, which is another one after each import. */
const kept = new WeakMap<PlaceIndex, LRUCache<string, Promise<string[]>>>();

/**
 * What `findSuggestions` answers, kept until the next import: most keystrokes are the first letters of few places, they do
 * not depend on who types, and each costs several milliseconds of the database. Public data: no scope.
 */
export async function findKeptSuggestions(db: Db, query: SuggestionQuery): Promise<string[]> {
  return keepSuggestions(await loadPlaceIndex(db), query, () => findSuggestions(db, query));
}

/** The answer of `find`, once for a question and an index. */
export async function keepSuggestions(
  index: PlaceIndex,
  query: SuggestionQuery,
  find: () => Promise<string[]>,
): Promise<string[]> {
  const cache = kept.get(index) ?? new LRUCache({ max: MOST, ttl: KEPT_MS });
  kept.set(index, cache);
  const key = JSON.stringify(query);
  const known = cache.get(key);
  if (known) return known;
  const found = find();
  cache.set(key, found);
  // What could not be read is not kept.
  found.catch(() => cache.delete(key));
  return found;
}
