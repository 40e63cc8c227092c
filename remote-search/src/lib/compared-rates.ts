import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { activeFilters } from './active-filters.ts';

/** By which conditions of the list the compared rates are chosen, in a sentence; empty where they are the cheapest of all. */
export function comparedRatesText({ filter, sort }: AddressedSearch): string {
  const { minPrice, maxPrice, freeCancel, nonSmoking, meals, beds, minSize } = filter;
  const ofRates = { minPrice, maxPrice, freeCancel, nonSmoking, meals, beds, minSize };
  const labels = activeFilters(ofRates).map(({ label }) => label);
  if (labels.length > 0) return `絞り込みの条件(${labels.join('、')})に合うプランで比較しています。`;
  return sort === 'cancel-deadline'
    ? '無料でキャンセルできるプランがあるホテルは、そのプランで比較しています。'
    : '';
}
