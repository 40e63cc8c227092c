import type { AttemptRows } from './_rows.ts';
import type { OutsideBooks } from './_outside-books.ts';

export type Standing =
  /** Nothing moves any more. */
  | 'settled'
  /** The supplier has not said yet, and a timer asks it again. */
  | 'unknown'
  | 'moving';

/** Whether an attempt has come to rest after the restart. */
export function getStanding(rows: AttemptRows): Standing {
  const { attempt, payment, travel, rooms, mails } = rows;
  const isAsking =
    ((attempt.state === 'SUPPLIER_SENT' || attempt.state === 'SUPPLIER_UNKNOWN') && attempt.hasTimer) ||
    rooms.some(({ cancelState, hasTimer }) => cancelState !== null && hasTimer);
  if (isAsking) return 'unknown';
  const isOpen =
    !['CREATED', 'CONFIRMED', 'FAILED'].includes(attempt.state) ||
    attempt.hasTimer ||
    rooms.some(({ cancelState }) => cancelState !== null) ||
    (payment !== null &&
      (payment.pending !== null || (payment.type === 'CREDIT_CARD' && payment.hasTimer))) ||
    (travel !== null && travel.needsReading) ||
    mails.some(({ sent }) => !sent);
  return isOpen ? 'moving' : 'settled';
}

/** Compares our rows with the books outside; every sentence is a breach of an invariant (I1 to I6). */
export function findBreaches(rows: AttemptRows, outside: OutsideBooks): string[] {
  const standing = getStanding(rows);
  return [
    ...supplierBreaches(rows, outside, standing),
    ...moneyBreaches(rows, outside, standing),
    ...(standing === 'settled' ? settledBreaches(rows, outside) : []),
  ];
}

function supplierBreaches(rows: AttemptRows, { itineraries }: OutsideBooks, standing: Standing): string[] {
  const { attempt, travel } = rows;
  const breaches: string[] = [];
  if (itineraries.length > 1) breaches.push(`I1: ${itineraries.length} itineraries of one attempt`);
  for (const itinerary of itineraries) {
    const isKnown = travel?.itineraryId === itinerary.id;
    const isAwaited = standing !== 'settled' && attempt.state.startsWith('SUPPLIER_');
    if (!isKnown && !(isAwaited && itinerary.reference === attempt.reference))
      breaches.push(`I4: itinerary ${itinerary.id} without a trip, the attempt is ${attempt.state}`);
  }
  return breaches;
}

function moneyBreaches(rows: AttemptRows, outside: OutsideBooks, standing: Standing): string[] {
  const { attempt } = rows;
  const breaches: string[] = [];
  const sum = (field: 'capturable' | 'received' | 'refunded') =>
    outside.payments.reduce((total, payment) => total + payment[field], 0);
  const [held, received, refunded] = [sum('capturable'), sum('received'), sum('refunded')];
  if (received > attempt.paymentPrice)
    breaches.push(`I2: ${received} yen taken of ${attempt.paymentPrice} agreed`);
  if (received - refunded > 0 && attempt.state !== 'CONFIRMED')
    breaches.push(`I2: ${received - refunded} yen kept, the attempt is ${attempt.state}`);
  if (held > attempt.paymentPrice) breaches.push(`I3: ${held} yen held of ${attempt.paymentPrice} agreed`);
  if (held > 0 && standing === 'settled')
    breaches.push(`I3: ${held} yen held, the attempt is ${attempt.state}`);
  if (refunded > received) breaches.push(`I6: ${refunded} yen given back of ${received} taken`);
  if (outside.payments.filter((payment) => payment.received > 0).length > 1)
    breaches.push('I6: money taken by two payments');
  breaches.push(...outside.repeatedKeys.map((key) => `I6: ${key} was carried out twice`));
  return breaches;
}

/** What has to agree to the yen and to the room once nothing moves any more. */
function settledBreaches(rows: AttemptRows, outside: OutsideBooks): string[] {
  const { attempt, payment, rooms, travel, mails } = rows;
  const breaches: string[] = [];
  const isBooked = attempt.state === 'CONFIRMED';
  const owed = isBooked ? rooms.reduce((sum, room) => sum + room.price - (room.refund ?? 0), 0) : 0;
  const paid = outside.payments.reduce((sum, each) => sum + each.received - each.refunded, 0);
  if (payment?.type === 'INVOICE' ? -rows.credit !== owed : paid !== owed)
    breaches.push(`I2: ${owed} yen owed, card ${paid}, credit ${-rows.credit}`);
  if (payment?.type === 'CREDIT_CARD' && payment.captured - payment.refunded !== paid)
    breaches.push(`I2: our books say ${payment.captured - payment.refunded} yen paid, the card says ${paid}`);
  const supplier = outside.itineraries.flatMap((itinerary) => itinerary.rooms.map(({ status }) => status));
  // An operator's refund is between us and the company: at the supplier the room stays booked.
  const own = isBooked
    ? rooms.map(({ status }) => (status === 'REFUNDED' ? 'booked' : status.toLowerCase()))
    : [];
  if (supplier.sort().join() !== own.sort().join())
    breaches.push(`I4: the supplier has rooms [${supplier.join()}], we have [${own.join()}]`);
  if (isBooked !== (travel !== null))
    breaches.push(`I5: ${attempt.state} with trip ${travel?.status ?? 'none'}`);
  const ids = new Set(outside.mails.map(({ messageId }) => messageId));
  if (mails.length !== ids.size) breaches.push(`mail: ${mails.length} written, ${ids.size} received`);
  return breaches;
}
