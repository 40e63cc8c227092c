import { typedEmail } from '@yado/shared/format/credentials';
import type { BookExpediaHotelInput } from '../screens/Confirm/__generated__/useBookHotelMutation.graphql';
import { parsePhone } from './contact-phone.ts';
import type { Draft, GuestDraft } from './draft.ts';

interface Attempt {
  priceCheckId: string;
  key: string;
  /** Yen that the page shows and the user consents to. */
  paymentPrice: number;
  /** For a change of dates: yen that the page shows for giving up the earlier trip. */
  previousPenaltyPrice: number | null;
  /** The trips of which the page has warned. */
  similarTravelIds: readonly string[];
}

/** A guest as the hotel receives it. */
export function sentGuest({ familyName, givenName, smoking, specialRequest }: GuestDraft) {
  return {
    familyName: familyName.trim().toUpperCase(),
    givenName: givenName.trim().toUpperCase(),
    smoking,
    specialRequest: specialRequest.trim() || null,
  };
}

/** What is sent to book; null while the draft is not complete. */
export function buildBookInput(
  draft: Draft,
  { priceCheckId, key, paymentPrice, previousPenaltyPrice, similarTravelIds }: Attempt,
): BookExpediaHotelInput | null {
  const phone = parsePhone(draft);
  if (!phone || !draft.payment) return null;
  return {
    priceCheckId,
    idempotencyKey: key,
    acceptedPaymentPrice: paymentPrice,
    acceptedPreviousPenaltyPrice: previousPenaltyPrice,
    acceptedSimilarTravelIds: similarTravelIds,
    acceptedTerms: true,
    guests: draft.guests.map((guest) => ({ ...sentGuest(guest), employeeId: guest.employeeId })),
    email: typedEmail(draft.email),
    phone,
    paymentType: draft.payment.type,
    creditCardId: draft.payment.type === 'CREDIT_CARD' ? draft.payment.cardId : null,
    companyIdByEmployee: draft.companyCode.trim() || null,
    departmentIdByEmployee: draft.departmentCode.trim() || null,
    memo: draft.memo.trim() || null,
  };
}
