/** What the user has typed for one preparation, as the form shows it: unfinished and unchecked. */
export interface Draft {
  /** One per room. */
  guests: GuestDraft[];
  email: string;
  countryCode: string;
  phone: string;
  companyCode: string;
  departmentCode: string;
  /** Purpose of the trip, notes: for the company, not for the hotel. */
  memo: string;
  payment: PaymentDraft | null;
}

export interface GuestDraft {
  familyName: string;
  givenName: string;
  smoking: boolean;
  specialRequest: string;
  /** Set when the name was taken from the branch's employees. */
  employeeId: string | null;
}

export type PaymentDraft = { type: 'INVOICE' } | { type: 'CREDIT_CARD'; cardId: string };

/** The same as the API has it: `BookingDraft` when read, the fields of `SaveBookingDraftInput` when saved. */
export interface SavedDraft {
  readonly guests: readonly (Omit<GuestDraft, 'employeeId'> & { readonly employeeId?: string | null })[];
  readonly email: string;
  readonly phone: { readonly countryCode: string; readonly number: string };
  readonly companyIdByEmployee: string;
  readonly departmentIdByEmployee: string;
  readonly memo: string;
  readonly paymentType?: string | null;
  readonly creditCardId?: string | null;
}

export function draftFrom(saved: SavedDraft): Draft {
  return {
    guests: saved.guests.map(({ familyName, givenName, smoking, specialRequest, employeeId }) => ({
      familyName,
      givenName,
      smoking,
      specialRequest,
      employeeId: employeeId ?? null,
    })),
    email: saved.email,
    countryCode: saved.phone.countryCode,
    phone: saved.phone.number,
    companyCode: saved.companyIdByEmployee,
    departmentCode: saved.departmentIdByEmployee,
    memo: saved.memo,
    payment: paymentFrom(saved),
  };
}

export function toSavedDraft(draft: Draft) {
  const { payment } = draft;
  return {
    guests: draft.guests,
    email: draft.email,
    phone: { countryCode: draft.countryCode, number: draft.phone },
    companyIdByEmployee: draft.companyCode,
    departmentIdByEmployee: draft.departmentCode,
    memo: draft.memo,
    paymentType: payment?.type ?? null,
    creditCardId: payment?.type === 'CREDIT_CARD' ? payment.cardId : null,
  };
}

function paymentFrom({ paymentType, creditCardId }: SavedDraft): PaymentDraft | null {
  if (paymentType === 'INVOICE') return { type: 'INVOICE' };
  return paymentType === 'CREDIT_CARD' && creditCardId ? { type: 'CREDIT_CARD', cardId: creditCardId } : null;
}
