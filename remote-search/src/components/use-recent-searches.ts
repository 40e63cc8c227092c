import { useMemo, useSyncExternalStore } from 'react';
import { parseSearches, storedSearches, watchRecentSearches } from '../lib/recent-searches.ts';

/** What the person searched for on this device, newest first. */
export function useRecentSearches(owner: string) {
  const text = useSyncExternalStore(watchRecentSearches, () => storedSearches(owner));
  return useMemo(() => parseSearches(text), [text]);
}
