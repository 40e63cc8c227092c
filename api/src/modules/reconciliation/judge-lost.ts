import type { Payment } from '../../adapters/cards/cards-port.ts';
import type { Itinerary } from '../../adapters/supplier/supplier-itinerary.ts';
import type { LostAttemptRow } from './tables.ts';

/** What the supplier says of a booking that our rows do not know. */
export type SupplierWord =
  | { kind: 'found'; itinerary: Itinerary; hotelName: string | null }
  | { kind: 'none' }
  | { kind: 'no-answer' }
  /** Without e-mail and reference nothing can be asked. */
  | { kind: 'not-asked' };

export interface LostFinding {
  kind: 'LOST_BOOKING' | 'LOST_PAYMENT';
  price: number | null;
  reference: string;
  detail: string;
  /** Held for nothing, as far as the supplier knows now. */
  mayRelease: boolean;
}

/** Kinds that a payment or booking without a row of ours can be found to be. */
export const lostKinds = ['LOST_BOOKING', 'LOST_PAYMENT'] as const;

/** How a booking that our rows do not know was paid: `absent` is a payment that the card provider does not know either. */
export type LostMoney = Payment | { status: 'absent'; paymentIntentId: string } | { status: 'invoice' };

/** One task for a booking, however many payments were made for it; one for each payment without a booking. */
export function toLostSubject(
  kind: LostFinding['kind'],
  row: Pick<LostAttemptRow, 'subject' | 'attempt_id'>,
): string {
  return kind === 'LOST_BOOKING' ? row.attempt_id : row.subject;
}

/** What it means that our rows do not know this payment and booking. Null: nothing is left. */
export function judgeLost(
  word: SupplierWord,
  payment: LostMoney,
  supplierReference: string,
): LostFinding | null {
  const money = toFacts(payment);
  const itinerary = word.kind === 'found' ? word.itinerary : null;
  if (word.kind === 'found' && itinerary?.rooms.some(({ status }) => status !== 'canceled')) {
    return {
      kind: 'LOST_BOOKING',
      price: sumPrice(itinerary) ?? ('amount' in payment ? payment.amount : null),
      reference: itinerary.id,
      detail: `supplier=booked ${toStayText(itinerary, word.hotelName)} ${money}`,
      mayRelease: false,
    };
  }
  if (payment.status === 'invoice' || payment.status === 'absent' || atStake(payment) === 0) {
    // It was sent, and whether it is booked only a person can find out.
    return word.kind === 'not-asked'
      ? {
          kind: 'LOST_BOOKING',
          price: null,
          reference: supplierReference,
          detail: `supplier=not-asked ${money}`,
          mayRelease: false,
        }
      : null;
  }
  return {
    kind: 'LOST_PAYMENT',
    price: atStake(payment),
    reference: payment.paymentIntentId,
    detail: `supplier=${word.kind === 'found' ? 'canceled' : word.kind} ${money}`,
    mayRelease: word.kind === 'none' && payment.status === 'requires_capture',
  };
}

/** What the card lacks or has paid. */
export function atStake(money: Exclude<LostMoney, { status: 'invoice' }>): number {
  if (money.status === 'absent') return 0;
  const { status, amountCapturable, amountReceived, amountRefunded } = money;
  return status === 'requires_capture' ? amountCapturable : amountReceived - amountRefunded;
}

function toFacts(payment: LostMoney): string {
  if (payment.status === 'invoice') return 'means=invoice';
  if (payment.status === 'absent') return `means=card payment=${payment.paymentIntentId} provider=absent`;
  const { paymentIntentId, status, amountCapturable, amountReceived, amountRefunded } = payment;
  const amounts =
    status === 'requires_capture'
      ? `held=${amountCapturable}`
      : `received=${amountReceived} given_back=${amountRefunded}`;
  return `means=card payment=${paymentIntentId} provider=${status} ${amounts}`;
}

function toStayText(itinerary: Itinerary, hotelName: string | null): string {
  const rooms = itinerary.rooms.filter(({ status }) => status !== 'canceled');
  const checkins = rooms.map(({ checkin }) => checkin).sort();
  const checkouts = rooms.map(({ checkout }) => checkout).sort();
  const guests = rooms.map(({ familyName, givenName }) => `guest=${oneWord(`${familyName} ${givenName}`)}`);
  return [
    `hotel=${oneWord(hotelName ?? itinerary.hotelId)}`,
    `stay=${checkins[0]}/${checkouts.at(-1)}`,
    `rooms=${rooms.length}`,
    ...guests,
  ].join(' ');
}

/** Facts are parted by spaces. */
function oneWord(text: string): string {
  return text.trim().replaceAll(/\s+/g, '_');
}

/** What the booked rooms cost at the supplier, in yen; null when it does not say so of each. */
function sumPrice(itinerary: Itinerary): number | null {
  let sum = 0;
  for (const { status, rate } of itinerary.rooms) {
    if (status === 'canceled') continue;
    const total = rate.pricing?.total;
    const billed = total?.billed ?? total?.asked;
    if (billed?.currency !== 'JPY') return null;
    sum += Math.round(Number(billed.value));
  }
  return sum;
}
