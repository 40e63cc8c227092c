import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import type { PropertyCondition } from '../screens/Results/__generated__/EmptyResults_facets.graphql';
import { type ActiveFilter, activeFilters, type FilterNames, noNames } from './active-filters.ts';
import { type Amenity, amenityTexts } from './amenities.ts';

/** Each must be dropped here, except what a later release of the API may add. */
type KnownCondition = Exclude<PropertyCondition, 'AMENITY' | `%${string}`>;

interface Relaxation {
  readonly condition: string;
  readonly amenity: string | null | undefined;
  readonly count: number;
}

export interface Tightest extends ActiveFilter {
  /** Hotels that dropping it brings. */
  count: number;
}

/** The condition whose dropping brings most hotels; null when dropping a single one brings none. */
export function tightestFilter(
  relaxations: readonly Relaxation[],
  filter: HotelFilter,
  names: FilterNames = noNames,
): Tightest | null {
  for (const { condition, amenity, count } of relaxations.toSorted((a, b) => b.count - a.count)) {
    const dropped = count > 0 ? drop(condition, amenity, filter) : null;
    if (!dropped) continue;
    // What the dropped condition is called: the chips that would be gone.
    const kept = new Set(activeFilters({ ...filter, ...dropped }, names).map(({ label }) => label));
    const gone = activeFilters(filter, names).filter(({ label }) => !kept.has(label));
    const label = gone.map((chip) => chip.label).join('・');
    if (label) return { label, without: { ...filter, ...dropped }, count };
  }
  return null;
}

/** The part of the filter that no longer says anything; null for a condition that is new to this screen. */
function drop(
  condition: string,
  amenity: string | null | undefined,
  filter: HotelFilter,
): Partial<HotelFilter> | null {
  const dropped: Record<KnownCondition, Partial<HotelFilter>> = {
    PRICE: { minPrice: undefined, maxPrice: undefined },
    FREE_CANCELLATION: { freeCancel: false },
    MEAL_TYPE: { meals: [] },
    NON_SMOKING: { nonSmoking: false },
    STAR_RATING: { stars: [] },
    GUEST_RATING: { minScore: undefined },
    DISTANCE: { maxDistance: undefined },
    CATEGORY: { categories: [] },
    CHAIN: { chains: [] },
    BED_TYPE: { beds: [] },
    ROOM_SIZE: { minSize: undefined },
    BREAKFAST_TIME: { breakfastBy: undefined },
  };
  if (condition !== 'AMENITY') return condition in dropped ? dropped[condition as KnownCondition] : null;
  if (!amenity || !(amenity in amenityTexts)) return null;
  const { word } = amenityTexts[amenity as Amenity];
  return { amenities: (filter.amenities ?? []).filter((other) => other !== word) };
}
