import type { BookErrorCode } from '../../graphql/__generated__/schema-types.ts';
import type { BookFailure } from './booking-types.ts';

/** The preparation is of no use any more: back to the rooms, or a new consent (domain E5). */
const needsNewPreparation = new Set<BookErrorCode>([
  'PRICE_CHECK_NOT_FOUND',
  'PRICE_CHECK_EXPIRED',
  'PRICE_CHANGED',
  'SOLD_OUT',
]);

/** Nothing was bought and nothing is wrong with the preparation: the same attempt may continue later. */
const retryable = new Set<BookErrorCode>([
  'PROVIDER_UNAVAILABLE',
  'CARD_DECLINED',
  'CARD_AUTHENTICATION_REQUIRED',
  'CARD_UNAVAILABLE',
  'CARD_NOT_FOUND',
  'CREDIT_LIMIT_EXCEEDED',
  'BRANCH_SUSPENDED',
  'PAYMENT_METHOD_NOT_ALLOWED',
]);

export function rePrepareRequired(failure: BookFailure): boolean {
  return failure.isFinal === true || needsNewPreparation.has(failure.errorCode);
}

/** Whether an attempt that ended this way stays open for another try under the same key. */
export function mayTryAgain(failure: BookFailure): boolean {
  return retryable.has(failure.errorCode);
}
