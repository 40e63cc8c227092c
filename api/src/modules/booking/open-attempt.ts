import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import { mayChangeMeans } from './attempt-machine.ts';
import { move, note } from './attempt-run.ts';
import { findAttemptFor, insertAttempt, updateAttempt } from './attempt-store.ts';
import type { TravelRow } from '../travel/tables.ts';
import type { BookFailure, BookingRequest, PaymentMeans } from './booking-types.ts';
import { sameMeans } from './request-hash.ts';
import { voidAuthorization } from './resolve-authorization.ts';
import type { AttemptRow, PriceCheckRow } from './tables.ts';
import { withLease } from './with-lease.ts';
import { writeUnlessSimilar, type Written } from './write-unless-similar.ts';

export interface WantedBooking {
  check: PriceCheckRow;
  userId: string;
  key: string;
  hash: string;
  request: BookingRequest;
  means: PaymentMeans;
  acceptedPaymentPrice: number;
  acceptedPreviousPenaltyPrice: number | null;
  /** Trips that this one repeats on purpose; null for a page that knows no such question. */
  acceptedSimilarTravelIds: readonly string[] | null;
  customer: SupplierCustomer;
}

export type OpenedAttempt =
  | { kind: 'opened'; row: AttemptRow }
  | { kind: 'refused'; failure: BookFailure; similar?: TravelRow[] };

const keyReused: OpenedAttempt = { kind: 'refused', failure: { errorCode: 'KEY_REUSED' } };

/**
 * The attempt that stands for this request: the `known` one of its key, a new row, or the one that another request
 * wrote for the key or the preparation. The row is there before anything happens outside, so two requests at once,
 * from two tabs or with two keys, meet in one attempt.
 */
export async function openAttempt(
  app: AppContext,
  known: AttemptRow | null,
  wanted: WantedBooking,
): Promise<OpenedAttempt> {
  if (known) return tryAgain(app, known, wanted);
  const inserted = await insertUnlessSimilar(app, wanted);
  if (inserted) return inserted;
  const { branch_id: branchId, id: priceCheckId } = wanted.check;
  const other = await findAttemptFor(app.db, { branchId, key: wanted.key, priceCheckId });
  if (!other) throw new Error('An attempt could neither be written nor found.');
  return other.idempotency_key === wanted.key
    ? joinAttempt(app, other, wanted)
    : replaceOther(app, other, wanted);
}

/** The same key: the same booking, or an error. Another card only while no card is being charged. */
export async function joinAttempt(
  app: AppContext,
  row: AttemptRow,
  wanted: Pick<WantedBooking, 'hash' | 'means'>,
): Promise<OpenedAttempt> {
  if (row.request_hash !== wanted.hash) return keyReused;
  if (sameMeans(row.means, wanted.means)) return { kind: 'opened', row };
  if (!mayChangeMeans(row.state) && row.state !== 'AUTHORIZING') return keyReused;
  let changed: AttemptRow | null = null;
  const owned = await withLease(app, row.id, async (run) => {
    // A card whose outcome was lost has to be released for certain before another one is charged.
    if (run.row.state === 'AUTHORIZING') await voidAuthorization(run);
    if (!mayChangeMeans(run.row.state)) return;
    await note(run, { means: wanted.means });
    changed = run.row;
  });
  if (!owned) return keyReused;
  return changed
    ? { kind: 'opened', row: changed }
    : { kind: 'refused', failure: { errorCode: 'CARD_UNAVAILABLE' } };
}

/**
 * Another key for a preparation that has an attempt: the same booking shares it, also while the request that made it
 * has not begun; of another booking an idle one gives way, and any other one stays.
 */
async function replaceOther(
  app: AppContext,
  other: AttemptRow,
  wanted: WantedBooking,
): Promise<OpenedAttempt> {
  if (other.request_hash === wanted.hash && sameMeans(other.means, wanted.means)) {
    return { kind: 'opened', row: other };
  }
  if (other.state === 'CREATED') {
    await withLease(app, other.id, async (run) => {
      if (run.row.state === 'CREATED') await move(run, ['ENDED'], { failure: { errorCode: 'KEY_REUSED' } });
    });
    const inserted = await insertUnlessSimilar(app, wanted);
    if (inserted) return inserted;
  }
  return keyReused;
}

/** Null when the key or the preparation has an attempt. */
async function insertUnlessSimilar(app: AppContext, wanted: WantedBooking): Promise<OpenedAttempt | null> {
  const row = newRow(app, wanted);
  const written = await writeUnlessSimilar(app, wanted, (db) => insertAttempt(db, row));
  if (written.kind === 'similar') return similarTo(written);
  return written.value && { kind: 'opened', row: written.value };
}

/** An idle attempt begins once more; from here on others see that it is under way. */
async function tryAgain(app: AppContext, known: AttemptRow, wanted: WantedBooking): Promise<OpenedAttempt> {
  const written = await writeUnlessSimilar(app, wanted, async (db) => {
    if (known.state !== 'CREATED') return;
    await updateAttempt(db, known, { failure: null, updated_at: app.clock() });
  });
  return written.kind === 'similar' ? similarTo(written) : joinAttempt(app, known, wanted);
}

function similarTo({ travels: similar }: Extract<Written<unknown>, { kind: 'similar' }>): OpenedAttempt {
  return { kind: 'refused', failure: { errorCode: 'SIMILAR_TRAVEL' }, similar };
}

function newRow(app: AppContext, wanted: WantedBooking): Parameters<typeof insertAttempt>[1] {
  const now = app.clock();
  return {
    id: newId(),
    branch_id: wanted.check.branch_id,
    user_id: wanted.userId,
    price_check_id: wanted.check.id,
    idempotency_key: wanted.key,
    request_hash: wanted.hash,
    request: wanted.request,
    means: wanted.means,
    state: 'CREATED',
    payment_intent_id: null,
    payment_price: wanted.acceptedPaymentPrice,
    previous_travel_id: wanted.check.previous_travel_id,
    accepted_previous_penalty: wanted.acceptedPreviousPenaltyPrice,
    supplier_reference: newId(),
    book_href: null,
    price_checked_at: null,
    sent_at: null,
    itinerary_id: null,
    travel_id: null,
    failure: null,
    customer_ip: wanted.customer.ip,
    customer_session: wanted.customer.sessionId,
    customer_user_agent: wanted.customer.userAgent ?? null,
    lease_owner: null,
    lease_until: null,
    next_check_at: null,
    needs_operator_since: null,
    created_at: now,
    updated_at: now,
  };
}
