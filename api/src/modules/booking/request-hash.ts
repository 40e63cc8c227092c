import { createHash } from 'node:crypto';
import type { BookingRequest, PaymentMeans } from './booking-types.ts';

/**
 * Identifies what is booked, for whom and at which price. The means of payment is left out on purpose:
 * after a refused card the same attempt may continue with another one; it is compared separately.
 */
export function hashRequest(
  priceCheckId: string,
  acceptedPaymentPrice: number,
  request: BookingRequest,
  acceptedPreviousPenaltyPrice: number | null = null,
): string {
  const { guests, email, phone } = request;
  const canonical = [
    priceCheckId,
    acceptedPaymentPrice,
    guests.map((guest) => [
      guest.familyName,
      guest.givenName,
      guest.specialRequest,
      guest.smoking,
      guest.employeeId,
    ]),
    email,
    [phone.countryCode, phone.areaCode, phone.number],
    request.companyIdByEmployee,
    request.departmentIdByEmployee,
    request.memo,
    request.previousTravelId,
    // Left out when it is not there: a booking without one keeps the hash it always had.
    ...(acceptedPreviousPenaltyPrice === null ? [] : [acceptedPreviousPenaltyPrice]),
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}

/** Whether two means of payment are the same one. */
export function sameMeans(one: PaymentMeans, other: PaymentMeans): boolean {
  if (one.type === 'CREDIT_CARD' && other.type === 'CREDIT_CARD')
    return one.creditCardId === other.creditCardId;
  return one.type === other.type;
}
