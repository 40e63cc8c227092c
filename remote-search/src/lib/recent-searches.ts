import {
  type AddressedSearch,
  type HotelSearch,
  searchFromParams,
  searchToParams,
} from '@yado/shared/routing/hotel-search';

const MAX = 6;
/** Searches of one person on this device: others who sign in here have their own. */
const getStorageKey = (owner: string) => `yado:recent-searches:${owner}`;

const listeners = new Set<() => void>();

/** Calls back when a list changes, in this tab or another. */
export function watchRecentSearches(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

/** What is stored, as text: equal texts are equal lists. */
export function storedSearches(owner: string): string {
  try {
    return localStorage.getItem(getStorageKey(owner)) ?? '[]';
  } catch {
    return '[]';
  }
}

/** The searches in a stored text, newest first; what is not a search is dropped. */
export function parseSearches(text: string): AddressedSearch[] {
  try {
    const entries: unknown = JSON.parse(text);
    if (!Array.isArray(entries)) return [];
    return entries
      .filter((entry) => typeof entry === 'string')
      .map((entry) => searchFromParams(new URLSearchParams(entry)))
      .filter(({ destination, regionId, propertyId }) => destination && (regionId || propertyId));
  } catch {
    return [];
  }
}

/** Same place, same entry: the newest stay of a place replaces the one before. */
export const placeKey = ({ regionId, propertyId }: Pick<AddressedSearch, 'regionId' | 'propertyId'>) =>
  propertyId ? `hotel:${propertyId}` : `region:${regionId}`;

/** Puts a search first; filters and order are not part of it. */
export function rememberSearch(
  owner: string,
  { destination, regionId, propertyId, stay }: HotelSearch,
): void {
  const search = { destination, regionId, propertyId, stay };
  const others = parseSearches(storedSearches(owner)).filter((other) => placeKey(other) !== placeKey(search));
  store(owner, [search, ...others]);
}

/** Takes one search away, or all of them. */
export function forgetSearches(owner: string, search?: AddressedSearch): void {
  const kept = search
    ? parseSearches(storedSearches(owner)).filter((other) => placeKey(other) !== placeKey(search))
    : [];
  store(owner, kept);
}

function store(owner: string, searches: readonly (AddressedSearch | HotelSearch)[]): void {
  const entries = searches
    .flatMap((search) => (search.stay ? [searchToParams({ ...search, stay: search.stay }).toString()] : []))
    .slice(0, MAX);
  try {
    if (entries.length === 0) localStorage.removeItem(getStorageKey(owner));
    else localStorage.setItem(getStorageKey(owner), JSON.stringify(entries));
  } catch {
    // A full or forbidden storage costs the list, nothing else.
  }
  for (const notify of listeners) notify();
}
