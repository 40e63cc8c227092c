import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { createContext, use } from 'react';

interface ShownSearch {
  /** With the order and the filters that the user asked for last. */
  shown: AddressedSearch;
  /** The list of it is on its way. */
  pending: boolean;
}

export const ShownSearchContext = createContext<ShownSearch | null>(null);

/**
 * What the controls say while the list may still be another one. A context, so that a tick of a filter draws the
 * controls again and leaves dozens of cards and the map alone.
 */
export function useShownSearch(): ShownSearch {
  const search = use(ShownSearchContext);
  if (!search) throw new Error('There is no search around this part.');
  return search;
}
