import { useSyncExternalStore } from 'react';
import { readListDensity, watchListDensity } from '../../lib/list-density.ts';

/** How much room each hotel takes, as chosen in this browser. */
export function useListDensity() {
  return useSyncExternalStore(watchListDensity, readListDensity, () => 'comfortable' as const);
}
