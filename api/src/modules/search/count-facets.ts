import type {
  BedKind,
  MealType,
  PropertyAmenity,
  PropertyFilterInput,
} from '../../graphql/__generated__/schema-types.ts';
import type { PropertyRow } from '../catalog/catalog-store.ts';
import {
  type Candidate,
  type DroppedCondition,
  droppedConditions,
  matchingOffer,
} from './property-filter.ts';
import { type PriceBand, priceBands } from './price-bands.ts';

const STARS = [5, 4, 3, 2, 1];
const SCORES = [4.5, 4, 3.5, 3];
const METERS = [500, 1_000, 2_000, 5_000, 10_000];
/** Square meters. */
const SIZES = [15, 20, 25, 30];
const BEDS: readonly BedKind[] = ['TWIN', 'DOUBLE'];
/** Minutes after midnight. */
const BREAKFASTS = [6 * 60, 6.5 * 60, 7 * 60];
const MEALS: readonly MealType[] = [
  'NONE',
  'BREAKFAST',
  'HALF_BOARD',
  'FULL_BOARD',
  'ALL_INCLUSIVE',
  'OTHER',
];

export interface FacetCounts {
  totalCount: number;
  available: number;
  soldOut: number;
  prices: PriceBand[];
  starRatings: { starRating: number; count: number }[];
  guestRatings: { minGuestRating: number; count: number }[];
  freeCancellation: number;
  nonSmoking: number;
  mealTypes: { mealType: MealType; count: number }[];
  amenities: { amenity: PropertyAmenity; count: number }[];
  categories: { categoryId: string; count: number; example: string }[];
  distances: { maxDistanceMeters: number; count: number }[];
  chains: { chainId: string; count: number; example: string }[];
  bedTypes: { bedType: BedKind; count: number }[];
  roomSizes: { minRoomSquareMeters: number; count: number }[];
  breakfastTimes: { breakfastBy: number; count: number }[];
  relaxations: Pick<DroppedCondition & { count: number }, 'condition' | 'amenity' | 'count'>[];
}

/**
 * How many candidates each choice would leave. It is the list's own rule that counts, with the choice in place of
 * what the filter says of the same matter, so that a count never differs from the list it promises.
 */
export function countFacets(candidates: readonly Candidate[], filter: PropertyFilterInput): FacetCounts {
  const count = (choice: PropertyFilterInput) => countAll(candidates, { ...filter, ...choice });
  const chosen = filter.amenities ?? [];
  const amenities = [...new Set(candidates.flatMap(({ row }) => row.amenities))].toSorted();
  return {
    totalCount: candidates.length,
    available: candidates.filter(({ offers }) => offers.length > 0).length,
    soldOut: count({ availableOnly: false }) - count({ availableOnly: true }),
    prices: priceBands(listPrices(candidates, { ...filter, minPaymentPrice: null, maxPaymentPrice: null })),
    starRatings: STARS.map((starRating) => ({ starRating, count: count({ starRatings: [starRating] }) })),
    guestRatings: SCORES.map((minGuestRating) => ({ minGuestRating, count: count({ minGuestRating }) })),
    freeCancellation: count({ freeCancellation: true }),
    nonSmoking: count({ nonSmoking: true }),
    mealTypes: MEALS.map((mealType) => ({ mealType, count: count({ mealTypes: [mealType] }) })),
    amenities: amenities.map((amenity) => ({
      amenity,
      count: count({ amenities: [...chosen, amenity] }),
    })),
    categories: countEach(candidates, { ...filter, categoryIds: null }, ({ category_id }) => category_id).map(
      ({ value, ...rest }) => ({ categoryId: value, ...rest }),
    ),
    distances: METERS.map((maxDistanceMeters) => ({
      maxDistanceMeters,
      count: count({ maxDistanceMeters }),
    })),
    chains: countEach(candidates, { ...filter, chainIds: null }, ({ chain_id }) => chain_id).map(
      ({ value, ...rest }) => ({ chainId: value, ...rest }),
    ),
    bedTypes: BEDS.map((bedType) => ({ bedType, count: count({ bedTypes: [bedType] }) })),
    roomSizes: SIZES.map((minRoomSquareMeters) => ({
      minRoomSquareMeters,
      count: count({ minRoomSquareMeters }),
    })),
    breakfastTimes: BREAKFASTS.map((breakfastBy) => ({ breakfastBy, count: count({ breakfastBy }) })),
    relaxations: droppedConditions(filter)
      .map(({ condition, amenity, filter: rest }) => ({
        condition,
        amenity,
        count: countAll(candidates, rest),
      }))
      .sort((a, b) => b.count - a.count),
  };
}

function countAll(candidates: readonly Candidate[], filter: PropertyFilterInput): number {
  return candidates.filter((candidate) => matchingOffer(candidate, filter) !== undefined).length;
}

function listPrices(candidates: readonly Candidate[], filter: PropertyFilterInput): number[] {
  return candidates
    .map((candidate) => matchingOffer(candidate, filter)?.averagePrice)
    .filter((price) => price !== undefined);
}

/**
 * Every value that hotels of the place have, each with how many pass with it and a hotel of it, whose content knows its
 * name. A hotel has one value alone: one pass counts them all.
 */
function countEach(
  candidates: readonly Candidate[],
  filter: PropertyFilterInput,
  read: (row: PropertyRow) => string | null,
): { value: string; example: string; count: number }[] {
  const found = new Map<string, { value: string; example: string; count: number }>();
  for (const candidate of candidates) {
    const value = read(candidate.row);
    if (!value) continue;
    const known = found.get(value) ?? { value, example: candidate.row.id, count: 0 };
    if (matchingOffer(candidate, filter) !== undefined) known.count++;
    found.set(value, known);
  }
  return [...found.values()];
}
