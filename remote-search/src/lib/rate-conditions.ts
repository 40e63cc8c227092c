import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import { activeFilters } from './active-filters.ts';
import { toFilteredView } from './filtered-view.ts';

/** What each condition of a list is about; a hotel's page has filters for the first kind alone. */
const ABOUT: Record<keyof HotelFilter, 'rate, also on the page' | 'rate' | 'hotel'> = {
  freeCancel: 'rate, also on the page',
  nonSmoking: 'rate, also on the page',
  meals: 'rate, also on the page',
  minPrice: 'rate',
  maxPrice: 'rate',
  beds: 'rate',
  minSize: 'rate',
  soldOut: 'hotel',
  stars: 'hotel',
  minScore: 'hotel',
  maxDistance: 'hotel',
  amenities: 'hotel',
  categories: 'hotel',
  chains: 'hotel',
  breakfastBy: 'hotel',
};

function labelsOf(filter: HotelFilter, kinds: readonly string[]): string[] {
  const kept = Object.entries(filter).filter(([condition]) =>
    kinds.includes(ABOUT[condition as keyof HotelFilter]),
  );
  return activeFilters(Object.fromEntries(kept)).map(({ label }) => label);
}

/** The conditions of a list that are about rates, in words. */
export function rateLabels(filter: HotelFilter): string[] {
  return labelsOf(filter, ['rate', 'rate, also on the page']);
}

/** Those of them that the rates of a hotel's page are not narrowed by. */
export function labelsLeftOnList(filter: HotelFilter): string[] {
  // That page has a choice of one meal alone.
  const meals = toFilteredView(filter).meal
    ? []
    : labelsOf({ meals: filter.meals ?? [] }, ['rate, also on the page']);
  return [...labelsOf(filter, ['rate']), ...meals];
}
