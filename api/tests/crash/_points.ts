/** Calls to the outside that a crash can be tied to. */
export type OutsideCall =
  | 'authorize'
  | 'capture'
  | 'cancelAuthorization'
  | 'refund'
  | 'book'
  | 'cancelRoom'
  | 'mail';

/** The moment at which the process dies, as the attempt that is to be interrupted comes to it. */
export type Trigger =
  /** A row of the table was written with this value, and committed. */
  | { when: 'written'; table: string; value: string }
  /** The call has just begun: it may never have left, or be answered after the death. */
  | { when: 'sending'; call: OutsideCall }
  /** The answer has arrived, and nobody has written it down. */
  | { when: 'answered'; call: OutsideCall };

/** What the user is doing when the process dies. */
export type Scenario = 'book by card' | 'book by invoice' | 'book a room that is gone' | 'cancel';

export interface CrashPoint {
  name: string;
  scenario: Scenario;
  trigger: Trigger;
}

const written = (table: string, value: string): Trigger => ({ when: 'written', table, value });
const sending = (call: OutsideCall): Trigger => ({ when: 'sending', call });
const answered = (call: OutsideCall): Trigger => ({ when: 'answered', call });
const point = (name: string, scenario: Scenario, trigger: Trigger): CrashPoint => ({
  name,
  scenario,
  trigger,
});

/** Every step between a click and its last mail after which the process could be gone. */
export const crashPoints: readonly CrashPoint[] = [
  point('attempt written', 'book by card', written('booking_attempts', 'CREATED')),
  point('authorize: intent written', 'book by card', written('booking_attempts', 'AUTHORIZING')),
  point('authorize: under way', 'book by card', sending('authorize')),
  point('authorize: answered', 'book by card', answered('authorize')),
  point('authorize: recorded', 'book by card', written('booking_attempts', 'AUTHORIZED')),
  point('credit: reserved', 'book by invoice', written('booking_attempts', 'AUTHORIZED')),
  point('supplier: intent written', 'book by card', written('booking_attempts', 'SUPPLIER_SENT')),
  point('supplier: under way', 'book by card', sending('book')),
  point('supplier: answered', 'book by card', answered('book')),
  point('supplier: answered (invoice)', 'book by invoice', answered('book')),
  point('supplier: committed', 'book by card', written('booking_attempts', 'CONFIRMED')),
  point('capture: intent written', 'book by card', written('payments', 'CAPTURE')),
  point('capture: under way', 'book by card', sending('capture')),
  point('capture: answered', 'book by card', answered('capture')),
  point('capture: recorded', 'book by card', written('payments', 'CAPTURED')),
  point('mail: under way', 'book by card', sending('mail')),
  point('mail: taken', 'book by invoice', answered('mail')),
  point('release: intent written', 'book a room that is gone', written('payments', 'RELEASE')),
  point('release: answered', 'book a room that is gone', answered('cancelAuthorization')),
  point('cancel: intent written', 'cancel', written('travel_rooms', 'SENT')),
  point('cancel: under way', 'cancel', sending('cancelRoom')),
  point('cancel: answered', 'cancel', answered('cancelRoom')),
  point('cancel: committed', 'cancel', written('travel_rooms', 'CANCELED')),
  point('refund: intent written', 'cancel', written('payments', 'REFUND')),
  point('refund: answered', 'cancel', answered('refund')),
];

export function pointNamed(name: string): CrashPoint {
  const found = crashPoints.find((each) => each.name === name);
  if (!found) throw new Error(`There is no crash point ${name}.`);
  return found;
}

/** Where an API that does not write its intents down must lose something. */
export const controlPoints: readonly CrashPoint[] = [
  'authorize: answered',
  'supplier: answered',
  'supplier: answered (invoice)',
].map(pointNamed);
