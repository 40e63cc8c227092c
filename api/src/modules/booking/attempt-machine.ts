/**
 * CREATED: nothing is open outside; another try may continue from here.
 * AUTHORIZING: funds are being held, outcome not recorded. AUTHORIZED: funds are held.
 * SUPPLIER_SENT: the booking is on its way. SUPPLIER_UNKNOWN: it may or may not exist.
 * CONFIRMED: it exists. RELEASING: it does not, and the funds must go back. FAILED: over.
 */
export type AttemptState =
  | 'CREATED'
  | 'AUTHORIZING'
  | 'AUTHORIZED'
  | 'SUPPLIER_SENT'
  | 'SUPPLIER_UNKNOWN'
  | 'CONFIRMED'
  | 'RELEASING'
  | 'FAILED';

export type AttemptEvent =
  | 'FUNDING_STARTED'
  | 'FUNDED'
  | 'FUNDING_REFUSED'
  | 'SUPPLIER_CALLED'
  | 'SUPPLIER_BOOKED'
  | 'SUPPLIER_SILENT'
  | 'SUPPLIER_REFUSED'
  | 'ABANDONED'
  | 'DECLARED_ABSENT'
  | 'RELEASED'
  | 'RELEASED_FOR_RETRY'
  | 'ENDED';

const transitions: Record<AttemptState, Partial<Record<AttemptEvent, AttemptState>>> = {
  CREATED: { FUNDING_STARTED: 'AUTHORIZING', ENDED: 'FAILED' },
  AUTHORIZING: { FUNDED: 'AUTHORIZED', FUNDING_REFUSED: 'CREATED' },
  // Only before the supplier was called may an attempt be given up: an unknown booking keeps its funds.
  AUTHORIZED: { SUPPLIER_CALLED: 'SUPPLIER_SENT', ABANDONED: 'RELEASING' },
  SUPPLIER_SENT: {
    SUPPLIER_BOOKED: 'CONFIRMED',
    SUPPLIER_SILENT: 'SUPPLIER_UNKNOWN',
    SUPPLIER_REFUSED: 'RELEASING',
  },
  // An operator's word, or a configured limit: never the mere passing of the supplier's window.
  SUPPLIER_UNKNOWN: { SUPPLIER_BOOKED: 'CONFIRMED', DECLARED_ABSENT: 'RELEASING' },
  CONFIRMED: {},
  RELEASING: { RELEASED: 'FAILED', RELEASED_FOR_RETRY: 'CREATED' },
  FAILED: {},
};

/** The state after the event. Throws on a transition that the machine does not have: a bug, never data. */
export function nextState(state: AttemptState, event: AttemptEvent): AttemptState {
  const next = transitions[state][event];
  if (!next) throw new Error(`A booking attempt in ${state} has no transition ${event}.`);
  return next;
}

/** Whether the attempt will not move by itself any more and has its answer. */
export function isSettled(state: AttemptState): boolean {
  return state === 'CREATED' || state === 'CONFIRMED' || state === 'FAILED';
}

/** Whether another means of payment may still be chosen. */
export function mayChangeMeans(state: AttemptState): boolean {
  return state === 'CREATED';
}
