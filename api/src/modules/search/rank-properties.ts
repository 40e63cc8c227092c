import type { PropertyFilterInput, PropertySort } from '../../graphql/__generated__/schema-types.ts';
import type { PropertyRow } from '../catalog/catalog-store.ts';
import { distanceMeters, type Point } from '../catalog/geo.ts';
import type { Offer, Quote } from './offer.ts';
import { createOfferChooser } from './choose-offer.ts';
import { type Candidate, passesAsHotel } from './property-filter.ts';
import { median, recommend } from './recommended-order.ts';
import type { SearchOrigin } from './search-pool.ts';

/** A property of a result; `offer` is the one that the list shows, null when there is none for the stay. */
export interface RankedProperty {
  id: string;
  offer: Offer | null;
}

interface Matched extends Candidate {
  offer: Offer | null;
  /** How much it is recommended. */
  score: number;
  freeUntil: number;
}

export interface Ranking {
  filter: PropertyFilterInput;
  sort: PropertySort;
  now: Date;
  origin: Pick<SearchOrigin, 'isPoint'>;
  /** Hotels that the branch booked before. */
  booked: ReadonlySet<string>;
}

const descending = (a: number | null, b: number | null) => (b ?? -1) - (a ?? -1);

const COMPARE: Record<PropertySort, (a: Matched, b: Matched) => number> = {
  RECOMMENDED: (a, b) => b.score - a.score,
  PRICE_ASC: (a, b) => (a.offer?.averagePrice ?? 0) - (b.offer?.averagePrice ?? 0),
  PRICE_DESC: (a, b) => (b.offer?.averagePrice ?? 0) - (a.offer?.averagePrice ?? 0),
  GUEST_RATING: (a, b) => descending(a.row.guest_rating, b.row.guest_rating),
  STAR: (a, b) => descending(a.row.star_rating, b.row.star_rating),
  DISTANCE: (a, b) => a.meters - b.meters,
  CANCEL_DEADLINE: (a, b) => b.freeUntil - a.freeUntil,
};

/** The hotels of a place with their offers; the same for every filter and order. */
export function toCandidates(
  rows: readonly PropertyRow[],
  quotes: ReadonlyMap<string, Quote>,
  origin: Point,
): Candidate[] {
  return rows.map((row) => ({
    row,
    meters: distanceMeters(origin, row),
    offers: quotes.get(row.id)?.offers ?? [],
  }));
}

/** Filters and sorts priced candidates. What is sold out comes last in every order. */
export function rankProperties(
  candidates: readonly Candidate[],
  quotes: ReadonlyMap<string, Quote>,
  criteria: Ranking,
): RankedProperty[] {
  const { filter, sort, now } = criteria;
  const compare = COMPARE[sort];
  const choose = createOfferChooser(criteria, now);
  const matched = candidates.flatMap((candidate): Matched[] => {
    const chosen = passesAsHotel(candidate, filter) ? choose(candidate) : undefined;
    return chosen ? [{ ...candidate, ...chosen, score: 0 }] : [];
  });
  const scored = sort === 'RECOMMENDED' ? withScores(matched, quotes, criteria) : matched;
  return scored
    .toSorted(
      (a, b) =>
        Number(a.offer === null) - Number(b.offer === null) ||
        compare(a, b) ||
        a.row.rank - b.row.rank ||
        a.row.id.localeCompare(b.row.id),
    )
    .map(({ row, offer }) => ({ id: row.id, offer }));
}

function withScores(
  matched: readonly Matched[],
  quotes: ReadonlyMap<string, Quote>,
  { origin, booked }: Ranking,
): Matched[] {
  const supplierScore = ({ row }: Matched) => quotes.get(row.id)?.score ?? 0;
  const sold = matched.filter(({ offer }) => offer !== null);
  const middlePrice = median(sold.map(({ offer }) => offer?.averagePrice ?? 0));
  // Equal scores share a place.
  const scores = [...new Set(sold.map(supplierScore))].toSorted((a, b) => a - b);
  const places = new Map(
    scores.map((score, at) => [score, scores.length > 1 ? at / (scores.length - 1) : 1]),
  );
  return matched.map((each) => {
    const { row, meters, offer } = each;
    if (!offer) return each;
    const hotel = { meters, guestRating: row.guest_rating, offer, isBooked: booked.has(row.id) };
    return {
      ...each,
      score: recommend(
        { ...hotel, supplierPlace: places.get(supplierScore(each)) ?? 0 },
        origin,
        middlePrice,
      ),
    };
  });
}
