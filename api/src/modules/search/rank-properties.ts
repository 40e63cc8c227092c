import type { PropertyFilterInput, PropertySort } from '../../graphql/__generated__/schema-types.ts';
import type { PropertyRow } from '../catalog/catalog-store.ts';
import { distanceMeters, type Point } from '../catalog/geo.ts';
import type { Offer, Quote } from './offer.ts';
import { getFreeCancel } from './offer-cancel.ts';
import { type Candidate, matchingOffer } from './property-filter.ts';

/** A property of a result; `offer` is the cheapest that passes the filter, null when there is none for the stay. */
export interface RankedProperty {
  id: string;
  offer: Offer | null;
}

interface Matched extends Candidate {
  offer: Offer | null;
  score: number;
  freeUntil: number;
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
  criteria: { filter: PropertyFilterInput; sort: PropertySort; now: Date },
): RankedProperty[] {
  const { filter, sort, now } = criteria;
  const compare = COMPARE[sort];
  return candidates
    .flatMap((candidate): Matched[] => {
      const offer = matchingOffer(candidate, filter);
      if (offer === undefined) return [];
      const { id, time_zone: timeZone } = candidate.row;
      const freeUntil =
        sort === 'CANCEL_DEADLINE' && offer ? getFreeCancel(offer, timeZone, now).freeUntil : null;
      return [
        {
          ...candidate,
          offer,
          score: quotes.get(id)?.score ?? 0,
          freeUntil: freeUntil ? Date.parse(freeUntil) : 0,
        },
      ];
    })
    .sort(
      (a, b) =>
        Number(a.offer === null) - Number(b.offer === null) ||
        compare(a, b) ||
        a.row.rank - b.row.rank ||
        a.row.id.localeCompare(b.row.id),
    )
    .map(({ row, offer }) => ({ id: row.id, offer }));
}
