import type { BookingStep, ContinuedBooking, RateChoice } from '@yado/shared/routing/paths';
import { stayFromParams } from '@yado/shared/routing/stay';

/** The largest integer of GraphQL. */
const MOST_YEN = 2 ** 31 - 1;

/** Reads what `paths.bookingPrepare` wrote; null when anything is missing or malformed. */
export function rateChoiceFrom(params: URLSearchParams): RateChoice | null {
  const stay = stayFromParams(params);
  const propertyId = params.get('hotel');
  const roomId = params.get('roomType');
  const rateId = params.get('rate');
  const bedGroupId = params.get('bed');
  const paymentPrice = Number(params.get('price'));
  if (!stay || !propertyId || !roomId || !rateId || !bedGroupId) return null;
  if (!Number.isInteger(paymentPrice) || paymentPrice <= 0 || paymentPrice > MOST_YEN) return null;
  const isPackageRate = params.get('package') === '1';
  const previousTravelId = params.get('replaces');
  return {
    propertyId,
    roomId,
    rateId,
    bedGroupId,
    isPackageRate,
    paymentPrice,
    stay,
    ...(previousTravelId && { previousTravelId }),
  };
}

const steps: readonly BookingStep[] = ['guests', 'payment', 'confirm'];

/** The booking that the address continues with; null for a new one. */
export function continuedFrom(params: URLSearchParams): ContinuedBooking | null {
  const priceCheckId = params.get('continues');
  if (!priceCheckId) return null;
  const step = steps.find((each) => each === params.get('step'));
  return { priceCheckId, ...(step && { step }) };
}
