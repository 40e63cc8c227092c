import type {
  MealType,
  PropertyAmenity,
  PropertyFilterInput,
} from '../../graphql/__generated__/schema-types.ts';
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
    categories: listCategories(candidates).map(({ categoryId, example }) => ({
      categoryId,
      example,
      count: count({ categoryIds: [categoryId] }),
    })),
    distances: METERS.map((maxDistanceMeters) => ({
      maxDistanceMeters,
      count: count({ maxDistanceMeters }),
    })),
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

/** Every category of the place, each with a hotel of it, whose content knows the category's name. */
function listCategories(candidates: readonly Candidate[]): { categoryId: string; example: string }[] {
  const examples = new Map<string, string>();
  for (const { row } of candidates) {
    if (row.category_id && !examples.has(row.category_id)) examples.set(row.category_id, row.id);
  }
  return [...examples].map(([categoryId, example]) => ({ categoryId, example }));
}
