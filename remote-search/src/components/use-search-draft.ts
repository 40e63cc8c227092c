import { useCallback, useState } from 'react';
import type { Place } from '../lib/suggestions.ts';
import type { SearchDraft } from './search-draft.ts';

/**
 * What a search form holds while it stays mounted: it follows the address, a new `initial`, except for what was typed
 * since the search that led there. `isRestarted` during the one render that takes another address.
 */
export function useSearchDraft(initial: SearchDraft) {
  const [source, setSource] = useState(initial);
  const [draft, setDraft] = useState(initial);
  // The destination that was last searched for from here.
  const [sent, setSent] = useState<string | null>(null);
  const isRestarted = source !== initial;
  if (isRestarted) {
    setSource(initial);
    const isTypedSince = sent === initial.text && draft.text !== sent;
    if (!isTypedSince) setDraft(initial);
  }
  // The same one each time: what only takes it is not drawn again for each letter.
  const change = useCallback(
    (part: Partial<SearchDraft>) => setDraft((current) => ({ ...current, ...part })),
    [],
  );
  /** The place that is searched for a text: the box names it, unless something else was typed meanwhile. */
  const settle = (text: string, place: Place) => {
    setDraft((current) => (current.text === text ? { ...current, text: place.label, place } : current));
    setSent(place.label);
  };
  return { draft, isRestarted, change, settle };
}
