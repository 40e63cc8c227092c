import type { BookErrorCode } from '../../graphql/__generated__/schema-types.ts';
import type { BookFailure } from './booking-types.ts';

/** What is left of a booking that was refused. */
type AfterRefusal =
  /** Nothing was bought and nothing is wrong with the preparation: the same attempt may continue later. */
  | 'attempt'
  /** The attempt is over; its preparation may be booked under another key. */
  | 'preparation'
  /** The preparation is of no use any more: back to the rooms, or a new consent (domain E5). */
  | 'nothing';

const afterRefusal: Readonly<Record<BookErrorCode, AfterRefusal>> = {
  PRICE_CHECK_NOT_FOUND: 'nothing',
  PRICE_CHECK_EXPIRED: 'nothing',
  PRICE_CHANGED: 'nothing',
  SOLD_OUT: 'nothing',
  INVALID_GUEST_NAME: 'preparation',
  INVALID_SPECIAL_REQUEST: 'preparation',
  INVALID_CONTACT: 'preparation',
  GUEST_COUNT_MISMATCH: 'preparation',
  PAYMENT_METHOD_NOT_ALLOWED: 'attempt',
  CARD_NOT_FOUND: 'attempt',
  CARD_DECLINED: 'attempt',
  CARD_AUTHENTICATION_REQUIRED: 'attempt',
  CARD_UNAVAILABLE: 'attempt',
  CREDIT_LIMIT_EXCEEDED: 'attempt',
  BRANCH_SUSPENDED: 'attempt',
  TERMS_NOT_ACCEPTED: 'preparation',
  KEY_REUSED: 'preparation',
  PREVIOUS_TRAVEL_NOT_CHANGEABLE: 'preparation',
  PREVIOUS_PENALTY_CHANGED: 'preparation',
  SIMILAR_TRAVEL: 'preparation',
  TOO_MANY_FREE_ROOMS: 'preparation',
  PROVIDER_UNAVAILABLE: 'attempt',
  BOOKING_STATE_UNKNOWN: 'preparation',
  FORBIDDEN: 'preparation',
  UNEXPECTED: 'preparation',
};

export function rePrepareRequired({ isFinal, errorCode }: BookFailure): boolean {
  return isFinal === true || afterRefusal[errorCode] === 'nothing';
}

/** Whether an attempt that ended this way stays open for another try under the same key. */
export function mayTryAgain({ errorCode }: BookFailure): boolean {
  return afterRefusal[errorCode] === 'attempt';
}
