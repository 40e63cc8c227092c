import { setTimeout as sleep } from 'node:timers/promises';
import type { SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import type { AppContext } from '../../context.ts';
import { isDatabaseTrouble } from '../../db/database-trouble.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import type { BookExpediaHotelInput } from '../../graphql/__generated__/schema-types.ts';
import { tryCard } from '../card/try-card.ts';
import type { TravelRow } from '../travel/tables.ts';
import { findTravel } from '../travel/travel-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { advanceAttempt } from './advance-attempt.ts';
import { isSettled } from './attempt-machine.ts';
import type { AttemptRun } from './attempt-run.ts';
import { findAttempt, findAttemptFor } from './attempt-store.ts';
import type { BookFailure } from './booking-types.ts';
import { checkBooking, checkPayment } from './check-booking.ts';
import { holdsTooManyFreeRooms } from './free-rooms.ts';
import { joinAttempt, openAttempt, type OpenedAttempt } from './open-attempt.ts';
import { findPriceCheck } from './price-check-store.ts';
import { hashRequest, sameMeans } from './request-hash.ts';
import type { AttemptRow, PriceCheckRow } from './tables.ts';
import { normalizeBooking } from '../travel/validate-guests.ts';
import { withLease } from './with-lease.ts';

export type BookResult =
  | { kind: 'booked'; travel: TravelRow }
  | {
      kind: 'failed';
      failure: BookFailure;
      travel: TravelRow | null;
      /** For SIMILAR_TRAVEL: the trips that the booking would repeat; none while another attempt has no trip yet. */
      similar?: TravelRow[];
    };

const idempotencyKey = /^[\w-]{16,100}$/;
/** A little more than the supplier's slowest answer; the browser waits 110 s, the edge 120 s. */
export const BOOKING_WAIT_MS = 100_000;
/** After the database has failed: longer than the lease of a connection that took its work with it. */
const TROUBLE_MS = 30_000;

/**
 * Books what was prepared. The idempotency key stands for one attempt: repeated with the same body, in parallel or
 * later, it gives the same trip and moves nothing twice; with another body it is refused. An outcome that is not known
 * is reported as such, with the trip that shows 確認中, never as a failure.
 */
export async function bookHotel(
  app: AppContext,
  viewer: Viewer,
  customer: SupplierCustomer,
  input: BookExpediaHotelInput,
): Promise<BookResult> {
  const { branchId } = viewer;
  if (branchId === null || !viewer.permissions.has('BOOK')) return failed({ errorCode: 'FORBIDDEN' });
  if (!idempotencyKey.test(input.idempotencyKey)) {
    throw new InvalidInputError('idempotencyKey must be 16 to 100 letters, digits, - or _.');
  }
  const { idempotencyKey: key, priceCheckId } = input;
  const check = await findPriceCheck(app.db, branchId, priceCheckId);
  const found = await findAttemptFor(app.db, { branchId, key, priceCheckId });
  const known = found?.idempotency_key === key ? found : null;
  // Before any other check: what was booked stays booked, also after the preparation has expired.
  if (known && known.price_check_id !== check?.id) return failed({ errorCode: 'KEY_REUSED' });
  if (!check) return failed({ errorCode: 'PRICE_CHECK_NOT_FOUND' });
  const request: BookRequest = { viewer, customer, check, known, input };
  // What is under way is waited for, also by a colleague who may try another card.
  if (input.paymentType === 'INVOICE' || (known && isBegun(app, known))) return bookOnce(app, request);
  return tryCard(
    app,
    // A saved card was tried when it was saved: cards that others try from the same office must not stop it.
    { ip: null, userId: viewer.userId, branchId },
    () => bookOnce(app, request),
    (answer) => answer.kind === 'failed' && answer.failure.errorCode === 'CARD_DECLINED',
  );
}

async function bookOnce(app: AppContext, request: BookRequest): Promise<BookResult> {
  const opened = await open(app, request);
  if (opened.kind === 'refused') return failed(opened.failure, opened.similar);
  try {
    return await getAnswer(app, await carryOn(app, opened.row, request.check));
  } catch (err) {
    if (!isDatabaseTrouble(err)) throw err;
    app.log.error({ event: 'booking-outcome-unread', attemptId: opened.row.id, err }, 'database trouble');
    return failed({ errorCode: 'BOOKING_STATE_UNKNOWN' });
  }
}

interface BookRequest {
  viewer: Viewer;
  customer: SupplierCustomer;
  check: PriceCheckRow;
  /** The attempt that already has the key. */
  known: AttemptRow | null;
  input: BookExpediaHotelInput;
}

async function open(
  app: AppContext,
  { viewer, customer, check, known, input }: BookRequest,
): Promise<OpenedAttempt> {
  const acceptedPenalty =
    check.previous_travel_id === null ? null : (input.acceptedPreviousPenaltyPrice ?? null);
  const hash = hashRequest(check.id, input.acceptedPaymentPrice, normalizeBooking(input), acceptedPenalty);
  if (known && known.request_hash !== hash) return refused({ errorCode: 'KEY_REUSED' });
  // A first request may be at work in either of these: what it was let through for is not judged again, for its means.
  if (known && (isLeased(app, known) || (known.state !== 'CREATED' && known.state !== 'AUTHORIZING'))) {
    const means = toMeans(input);
    const checked = sameMeans(known.means, means)
      ? null
      : await checkPayment(app, check, input, viewer.userId);
    if (checked?.kind === 'invalid') return refused(checked.failure);
    return joinAttempt(app, known, { hash, means });
  }
  if (check.expires_at <= app.clock()) return refused({ errorCode: 'PRICE_CHECK_EXPIRED' });
  const checked = await checkBooking(app, viewer, check, input, known?.id);
  if (checked.kind === 'invalid') return refused(checked.failure);
  // Another price than the one prepared can't be what the supplier asks: no row for a booking that never can be.
  if (input.acceptedPaymentPrice !== check.payment_price) {
    return refused({ errorCode: 'PRICE_CHANGED', currentPaymentPrice: check.payment_price });
  }
  if (await holdsTooManyFreeRooms(app, viewer.userId, check))
    return refused({ errorCode: 'TOO_MANY_FREE_ROOMS' });
  return openAttempt(app, known, {
    check,
    userId: viewer.userId,
    key: input.idempotencyKey,
    hash,
    request: checked.request,
    means: checked.means,
    acceptedPaymentPrice: input.acceptedPaymentPrice,
    acceptedPreviousPenaltyPrice: acceptedPenalty,
    acceptedSimilarTravelIds: input.acceptedSimilarTravelIds ?? null,
    customer,
  });
}

function isLeased(app: AppContext, { lease_until }: AttemptRow): boolean {
  return lease_until !== null && lease_until > app.clock();
}

/** Whether its money may have moved: asking again does not try another card. */
function isBegun(app: AppContext, known: AttemptRow): boolean {
  return isLeased(app, known) || known.state !== 'CREATED';
}

function toMeans(input: BookExpediaHotelInput): AttemptRow['means'] {
  return input.paymentType === 'INVOICE'
    ? { type: 'INVOICE' }
    : { type: 'CREDIT_CARD', creditCardId: input.creditCardId ?? '' };
}

/**
 * Works on the attempt, or waits while another request does. When the database fails meanwhile, it reads what is on
 * record and continues from there: every step may be repeated, and what was lost is seldom more than one connection.
 */
async function carryOn(app: AppContext, opened: AttemptRow, check: PriceCheckRow): Promise<AttemptRow> {
  let until = performance.now() + BOOKING_WAIT_MS;
  let pause = 50;
  for (let joined = false; ; joined = true) {
    try {
      const row = joined ? await getAttempt(app, opened.id) : opened;
      const ended = await advanceOnce(app, row, check, joined);
      if (ended !== null) return ended;
    } catch (err) {
      if (!isDatabaseTrouble(err)) throw err;
      app.log.warn({ event: 'booking-interrupted', attemptId: opened.id, err }, 'database trouble');
      until = Math.min(until, performance.now() + TROUBLE_MS);
    }
    if (performance.now() > until || app.stopping.aborted)
      return (await findAttempt(app.db, opened.id)) ?? opened;
    await sleep(pause);
    pause = Math.min(pause * 2, 500);
  }
}

/** Null: another owner has the attempt, or took it over. */
async function advanceOnce(
  app: AppContext,
  row: AttemptRow,
  check: PriceCheckRow,
  joined: boolean,
): Promise<AttemptRow | null> {
  // The first row was read earlier: whether it is free shows when its lease is taken.
  if (joined && isLeased(app, row)) return null;
  if (row.state !== 'CREATED' && isSettled(row.state)) return row;
  // A double click shares the answer of the first one, a refused card included.
  if (joined && row.failure !== null) return row;
  let ended: AttemptRow | null = null;
  const work = async (run: AttemptRun) => {
    await advanceAttempt(run);
    ended = run.row;
  };
  return (await withLease(app, row.id, work, check)) ? ended : null;
}

async function getAttempt(app: AppContext, attemptId: string): Promise<AttemptRow> {
  const row = await findAttempt(app.db, attemptId);
  if (!row) throw new Error(`The attempt ${attemptId} is gone.`);
  return row;
}

async function getAnswer(app: AppContext, row: AttemptRow): Promise<BookResult> {
  const scope = { kind: 'branch', branchId: row.branch_id } as const;
  const travel = row.travel_id === null ? null : await findTravel(app.db, scope, row.travel_id);
  if (row.state === 'CONFIRMED' && travel) return { kind: 'booked', travel };
  const isSent = row.state === 'SUPPLIER_SENT' || row.state === 'SUPPLIER_UNKNOWN';
  // Without a failure on record somebody else still finishes it, and funds may be held.
  if (isSent || (row.failure === null && !isSettled(row.state))) {
    return { kind: 'failed', failure: { errorCode: 'BOOKING_STATE_UNKNOWN' }, travel };
  }
  return { kind: 'failed', failure: row.failure ?? { errorCode: 'PROVIDER_UNAVAILABLE' }, travel: null };
}

function failed(failure: BookFailure, similar: TravelRow[] = []): BookResult {
  return { kind: 'failed', failure, travel: null, similar };
}

function refused(failure: BookFailure): OpenedAttempt {
  return { kind: 'refused', failure };
}
