import type {
  PropertyFilterInput,
  PropertySort,
  RateChoiceInput,
} from '../../graphql/__generated__/schema-types.ts';
import type { Offer } from './offer.ts';
import { getFreeCancel } from './offer-cancel.ts';
import type { QuoteDepth } from './price-book.ts';
import { filtersRates, matchingRate, type OfferedHotel, rateConditionsKey } from './property-filter.ts';

/**
 * How a list, and whatever shows its hotels again, chooses the rate of a hotel. What the filter says of hotels chooses between
 * hotels alone.
 */
export interface OfferChoice {
  filter: PropertyFilterInput;
  sort: PropertySort;
}

/** The rate that is shown of a hotel; null for a sold-out one. */
export interface ChosenOffer {
  offer: Offer | null;
  /** Epoch milliseconds until which it is free to cancel; 0 where that is not asked for, or it is not. */
  freeUntil: number;
}

export function toOfferChoice(input: RateChoiceInput | null | undefined): OfferChoice | null {
  return input ? { filter: input.filter ?? {}, sort: input.sort ?? 'RECOMMENDED' } : null;
}

/** Which rates an order shows rather than the cheapest. */
const PREFERS: Record<PropertySort, 'free to cancel' | null> = {
  RECOMMENDED: null,
  PRICE_ASC: null,
  PRICE_DESC: null,
  GUEST_RATING: null,
  STAR: null,
  DISTANCE: null,
  CANCEL_DEADLINE: 'free to cancel',
};

/** How many rates of a hotel must be known to choose; null chooses the cheapest of all. */
export function depthFor(choice: OfferChoice | null): QuoteDepth {
  const needsSeveral = choice && (PREFERS[choice.sort] !== null || filtersRates(choice.filter));
  return needsSeveral ? 'several' : 'cheapest';
}

/** Two choices with the same key show the same rates; empty for those that show the cheapest of all. */
export function choiceKey(choice: OfferChoice | null): string {
  if (!choice) return '';
  const conditions = rateConditionsKey(choice.filter);
  const preferred = PREFERS[choice.sort];
  return preferred === null ? conditions : `${conditions} rather ${preferred}`;
}

/** The rate of one hotel by a choice, the cheapest without one; null where there is none. */
export function chooseOffer(hotel: OfferedHotel, choice: OfferChoice | null, now: Date): Offer | null {
  return (choice ? createOfferChooser(choice, now)(hotel)?.offer : hotel.offers[0]) ?? null;
}

/**
 * Chooses by what the filter says of rates, and undefined where none passes: the cheapest; for the order by free cancellation
 * the cheapest that is free to cancel now, which the filter 無料キャンセル shows too, where there is one.
 */
export function createOfferChooser({ filter, sort }: OfferChoice, now: Date) {
  const free = { ...filter, freeCancellation: true };
  return (hotel: OfferedHotel): ChosenOffer | undefined => {
    const offer = matchingRate(hotel, filter);
    // Whether a hotel is in the list must not depend on the order.
    if (offer === undefined) return undefined;
    const rather = PREFERS[sort] === null ? null : findFree(hotel, free, now);
    return rather ?? { offer, freeUntil: 0 };
  };
}

function findFree(hotel: OfferedHotel, free: PropertyFilterInput, now: Date): ChosenOffer | null {
  const offer = matchingRate(hotel, free);
  if (!offer) return null;
  const { freeUntil, alwaysFree } = getFreeCancel(offer, hotel.row.time_zone, now);
  if (alwaysFree) return { offer, freeUntil: Number.MAX_SAFE_INTEGER };
  return freeUntil ? { offer, freeUntil: Date.parse(freeUntil) } : null;
}
