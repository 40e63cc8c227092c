import type { PropertyFilterInput, PropertySort } from '../../graphql/__generated__/schema-types.ts';
import type { PropertyRow } from '../catalogue/catalogue-store.ts';
import { distanceMeters, type Point } from '../catalogue/geo.ts';
import type { Offer, Quote } from './offer.ts';
import { filtersRates } from './search-criteria.ts';

/** A property of a result; `offer` is the cheapest that passes the filter, null when there is none for the stay. */
export interface RankedProperty {
  id: string;
  offer: Offer | null;
}

function passes(offer: Offer, filter: PropertyFilterInput, property: PropertyRow): boolean {
  const { minPaymentPrice, maxPaymentPrice, mealTypes } = filter;
  if (minPaymentPrice != null && offer.averagePrice < minPaymentPrice) return false;
  if (maxPaymentPrice != null && offer.averagePrice > maxPaymentPrice) return false;
  if (filter.freeCancellation && !offer.refundable) return false;
  if (mealTypes && mealTypes.length > 0 && !mealTypes.includes(offer.mealType)) return false;
  return !(filter.nonSmoking && property.smoking_room_ids.includes(offer.roomId));
}

function needsOffer(filter: PropertyFilterInput): boolean {
  return filter.minPaymentPrice != null || filter.maxPaymentPrice != null || filtersRates(filter);
}

interface Candidate {
  row: PropertyRow;
  offer: Offer | null;
  score: number;
  meters: number;
}

const descending = (a: number | null, b: number | null) => (b ?? -1) - (a ?? -1);

const COMPARE: Record<PropertySort, (a: Candidate, b: Candidate) => number> = {
  RECOMMENDED: (a, b) => b.score - a.score,
  PRICE_ASC: (a, b) => (a.offer?.averagePrice ?? 0) - (b.offer?.averagePrice ?? 0),
  PRICE_DESC: (a, b) => (b.offer?.averagePrice ?? 0) - (a.offer?.averagePrice ?? 0),
  GUEST_RATING: (a, b) => descending(a.row.guest_rating, b.row.guest_rating),
  STAR: (a, b) => descending(a.row.star_rating, b.row.star_rating),
  DISTANCE: (a, b) => a.meters - b.meters,
};

/**
 * Filters and sorts priced candidates. What is sold out comes last in every order, and not at all when the
 * filter speaks about prices or rates. `inPolicyOnly` holds for every property, because no branch has a policy.
 */
export function rankProperties(
  candidates: readonly PropertyRow[],
  quotes: ReadonlyMap<string, Quote>,
  criteria: { filter: PropertyFilterInput; sort: PropertySort; origin: Point },
): RankedProperty[] {
  const { filter, sort, origin } = criteria;
  const compare = COMPARE[sort];
  return candidates
    .map((row): Candidate => {
      const quote = quotes.get(row.id);
      return {
        row,
        offer: quote?.offers.find((offer) => passes(offer, filter, row)) ?? null,
        score: quote?.score ?? 0,
        meters: distanceMeters(origin, row),
      };
    })
    .filter(({ offer }) => offer !== null || !needsOffer(filter))
    .sort(
      (a, b) =>
        Number(a.offer === null) - Number(b.offer === null) ||
        compare(a, b) ||
        a.row.rank - b.row.rank ||
        a.row.id.localeCompare(b.row.id),
    )
    .map(({ row, offer }) => ({ id: row.id, offer }));
}
