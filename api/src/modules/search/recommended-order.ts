import type { SearchOrigin } from './search-pool.ts';
import type { Offer } from './offer.ts';

/** What the recommended order knows of a hotel that can be booked. */
export interface Recommendable {
  meters: number;
  guestRating: number | null;
  offer: Offer;
  /** Where the supplier puts it among the hotels of the result: 1 for the first, 0 for the last. */
  supplierPlace: number;
  /** Whether the branch booked it before. */
  isBooked: boolean;
}

/** How much each part counts; the screen names them in this order. */
const WEIGHTS = { distance: 0.35, rating: 0.2, price: 0.25, freeCancel: 0.1, booked: 0.15, supplier: 0.1 };
/** So far away a hotel has half of the best mark for distance: from a station a walk, from a city's middle a ride. */
const HALF_AT_METERS = { point: 1000, area: 5000 };
/** Guests hardly ever give less; without a rating a hotel is taken for a middling one. */
const RATING_FROM = 3;
const UNRATED = 3.8;

/**
 * How much a hotel is recommended, between 0 and about 1; bigger is better. `middlePrice` is the median of the result's
 * prices per room and night.
 */
export function recommend(
  hotel: Recommendable,
  { isPoint }: Pick<SearchOrigin, 'isPoint'>,
  middlePrice: number,
): number {
  const { meters, guestRating, offer, supplierPlace, isBooked } = hotel;
  const half = isPoint ? HALF_AT_METERS.point : HALF_AT_METERS.area;
  return (
    WEIGHTS.distance * (half / (half + meters)) +
    (WEIGHTS.rating * Math.max(0, (guestRating ?? UNRATED) - RATING_FROM)) / (5 - RATING_FROM) +
    // Squared, so that a hotel of many times the price comes far down, and half the price is worth a way.
    (WEIGHTS.price * middlePrice ** 2) / (middlePrice ** 2 + offer.averagePrice ** 2 || 1) +
    WEIGHTS.freeCancel * Number(offer.isFree) +
    WEIGHTS.booked * Number(isBooked) +
    WEIGHTS.supplier * supplierPlace
  );
}

/** The middle one of some numbers; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
