import { useMemo, useSyncExternalStore } from 'react';
import { parseSearches, storedSearches, watchRecentSearches } from '../lib/recent-searches.ts';

/** What the person searched for on this device, newest first. */
export function useRecentSearches(owner: string) {
  const text = useSyncExternalStore(
    watchRecentSearches,
    () => storedSearches(owner),
    // Where an outline is rendered nothing is stored.
    () => '[]',
  );
  return useMemo(() => parseSearches(text), [text]);
}
