import type { CancelTerms, Rate, ShoppedHotel } from '../../adapters/supplier/supplier-rate.ts';
import { isPackage } from '../rate/map-rate.ts';
import { mapRateAmenities } from '../rate/meals.ts';
import { mapPricing, policyPrice } from '../rate/pricing.ts';
import type { MealType, PolicyPrice, RatePricingModel } from '../rate/rate-model.ts';
import type { Stay } from '../rate/stay.ts';
import { isBeforeAnyPenalty } from './offer-cancel.ts';
import { UnreadableRateError } from '../rate/unreadable-rate-error.ts';

/** A bookable rate as a result list needs it. */
export interface Offer {
  roomId: string;
  /** Whole yen for one room and night, tax included; what lists are sorted and filtered by. */
  averagePrice: number;
  total: RatePricingModel['total'];
  mealType: MealType;
  refundable: boolean;
  /** Canceling costs nothing at the time of the quote. */
  isFree: boolean;
  availableRooms: number | null;
  /** Kept for the cancel policy, which is worked out only for what is shown or sorted by it. */
  policy: CancelTerms;
  policyPrice: PolicyPrice;
}

/** What one property offers for a stay, cheapest first; empty when it is sold out. */
export interface Quote {
  offers: readonly Offer[];
  /** The supplier's own order, higher is better. */
  score: number;
}

function toOffer(roomId: string, rate: Rate, stay: Stay, askedAt: Date): Offer | null {
  if (rate.status === 'SOLD_OUT' || isPackage(rate)) return null;
  try {
    const pricing = mapPricing(rate.pricing, stay);
    return {
      roomId,
      averagePrice: pricing.averagePerOneRoomNight.paymentPrice,
      total: pricing.total,
      mealType: mapRateAmenities(rate.amenities).mealType,
      refundable: rate.refundable,
      isFree: isBeforeAnyPenalty(rate, askedAt),
      availableRooms: rate.roomsLeft,
      policy: {
        refundable: rate.refundable,
        cancelPenalties: rate.cancelPenalties,
        nonrefundableDates: rate.nonrefundableDates,
      },
      policyPrice: policyPrice(rate.pricing, stay),
    };
  } catch (error) {
    if (error instanceof UnreadableRateError) return null;
    throw error;
  }
}

/** Offers that no filter tells apart: only the cheapest of them is ever shown. */
export const getKind = ({ roomId, mealType, refundable, isFree }: Offer) =>
  `${roomId} ${mealType} ${refundable} ${isFree}`;

/**
 * The offers of a shopped hotel, of each kind the cheapest; rates that can't be read or may not be shown alone are
 * left out.
 */
export function toQuote(hotel: ShoppedHotel, stay: Stay, askedAt: Date): Quote {
  const offers = hotel.rooms
    .flatMap((room) => room.rates.map((rate) => toOffer(room.id, rate, stay, askedAt)))
    .filter((offer) => offer !== null)
    .sort((a, b) => a.total.paymentPrice - b.total.paymentPrice);
  const kinds = new Map(offers.toReversed().map((offer) => [getKind(offer), offer]));
  return { offers: offers.filter((offer) => kinds.get(getKind(offer)) === offer), score: hotel.score };
}
