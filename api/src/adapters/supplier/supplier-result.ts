/**
 * Why the outcome of a call is not known. `not_ready`: the itinerary exists but can't be read
 * yet. `not_asked`: we did not ask, because it does not answer or too many calls are under way. `conditional`: it waits for something, a payment session or the end of a hold, and may still lapse.
 */
export type UnknownReason =
  | 'timeout'
  | 'network'
  | 'server_error'
  | 'rate_limited'
  | 'unreadable'
  | 'accepted'
  | 'not_ready'
  | 'not_asked'
  | 'conditional';

/** What a refusal means for the product; one refusal may mean several things. */
export type RefusalReason =
  | 'SOLD_OUT'
  | 'PRICE_CHANGED'
  /** The token of the action is no good any more; reading again gives a fresh one. */
  | 'TOKEN_EXPIRED'
  /** A booking under this reference exists. */
  | 'ALREADY_BOOKED'
  | 'ALREADY_CANCELED'
  | 'NOT_FOUND'
  | 'INVALID_CONTACT'
  | 'INVALID_GUEST_NAME'
  | 'INVALID_SPECIAL_REQUEST'
  /** It has no capacity for us now: nothing was done, and later it may be. */
  | 'BUSY'
  /** The request itself, in this or another part. */
  | 'INVALID_REQUEST';

/** The supplier understood and said no: nothing happened there. */
export interface SupplierRefusal {
  kind: 'refused';
  reasons: readonly RefusalReason[];
  /** As the supplier names it: for logs and records, never to decide by. */
  code: string;
  message: string;
}

/**
 * What a call to the supplier came to. `unknown`: no usable answer. The call may have taken effect, so it must never
 * be treated as a failure of a booking or cancellation.
 */
export type SupplierResult<T> =
  | { kind: 'ok'; value: T }
  | SupplierRefusal
  | { kind: 'unknown'; reason: UnknownReason; detail: string };

/** True when the call was refused and this is one of the reasons. */
export function isRefusedAs(outcome: SupplierResult<unknown>, reason: RefusalReason): boolean {
  return outcome.kind === 'refused' && outcome.reasons.includes(reason);
}
