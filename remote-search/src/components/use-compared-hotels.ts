import { useMemo, useSyncExternalStore } from 'react';
import { parseHotels, storedHotels, watchComparedHotels } from '../lib/compared-hotels.ts';

/** The hotels that a person has chosen in this tab to compare. */
export function useComparedHotels(owner: string) {
  const text = useSyncExternalStore(
    watchComparedHotels,
    () => storedHotels(owner),
    // Where an outline is rendered nothing is stored.
    () => '[]',
  );
  return useMemo(() => parseHotels(text), [text]);
}
