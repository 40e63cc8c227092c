import type { BookErrorCode } from '../../graphql/__generated__/schema-types.ts';

export interface StoredGuest {
  familyName: string;
  givenName: string;
  specialRequest: string | null;
  smoking: boolean;
  employeeId: string | null;
}

/** What the user asked for, normalized; kept so that an attempt can continue after a restart. */
export interface BookingRequest {
  guests: StoredGuest[];
  email: string;
  phone: { countryCode: string; areaCode: string | null; number: string };
  companyIdByEmployee: string | null;
  departmentIdByEmployee: string | null;
  memo: string | null;
  previousTravelId: string | null;
}

/** A form that is being filled in: texts as typed, nothing of it checked. */
export interface BookingDraft {
  guests: {
    familyName: string;
    givenName: string;
    specialRequest: string;
    smoking: boolean;
    employeeId: string | null;
  }[];
  email: string;
  phone: { countryCode: string; number: string };
  companyIdByEmployee: string;
  departmentIdByEmployee: string;
  memo: string;
  paymentType: 'CREDIT_CARD' | 'INVOICE' | null;
  creditCardId: string | null;
}

export type PaymentMeans = { type: 'CREDIT_CARD'; creditCardId: string } | { type: 'INVOICE' };

/** What a finished or pausing attempt answers; stored so that a repeated request gets the same answer. */
export interface BookFailure {
  errorCode: BookErrorCode;
  /** The supplier was asked and said no: the same attempt answers this for ever, another one may succeed. */
  isFinal?: true;
  guestIndex?: number;
  currentPaymentPrice?: number;
  stripeErrorType?: string | null;
  stripeCode?: string | null;
  stripeDeclineCode?: string | null;
}

/** HELD: authorized at the card or reserved from the branch's credit. */
export type FundsState = 'HELD' | 'CAPTURED' | 'RELEASED' | 'CAPTURE_FAILED';
export type MoneyAction = 'CAPTURE' | 'RELEASE' | 'REFUND';
