import type { BookExpediaHotelInput } from '../screens/Confirm/__generated__/useBookHotelMutation.graphql';
import type { Draft } from './draft.ts';
import { phoneOf } from './guest-form.ts';

interface Attempt {
  priceCheckId: string;
  key: string;
  /** Yen that the page shows and the user consents to. */
  paymentPrice: number;
}

/** What is sent to book; null while the draft is not complete. */
export function bookInputOf(
  draft: Draft,
  { priceCheckId, key, paymentPrice }: Attempt,
): BookExpediaHotelInput | null {
  const phone = phoneOf(draft.phone);
  if (!phone || !draft.payment) return null;
  return {
    priceCheckId,
    idempotencyKey: key,
    acceptedPaymentPrice: paymentPrice,
    acceptedTerms: true,
    guests: draft.guests.map(({ familyName, givenName, smoking, specialRequest, employeeId }) => ({
      familyName: familyName.trim().toUpperCase(),
      givenName: givenName.trim().toUpperCase(),
      smoking,
      specialRequest: specialRequest.trim() || null,
      employeeId,
    })),
    email: draft.email.trim(),
    phone,
    paymentType: draft.payment.type,
    creditCardId: draft.payment.type === 'CREDIT_CARD' ? draft.payment.cardId : null,
    companyIdByEmployee: draft.companyCode.trim() || null,
    departmentIdByEmployee: draft.departmentCode.trim() || null,
  };
}
