import {
  isRefusedAs,
  type SupplierResult,
  type SupplierRefusal,
} from '../../adapters/supplier/supplier-result.ts';
import { recordTravel } from './record-travel.ts';
import { type AttemptRun, CHECK_SECONDS, getCustomer, move, secondsFrom } from './attempt-run.ts';
import type { BookFailure } from './booking-types.ts';
import { confirmAttempt } from './confirm-attempt.ts';
import { journalBooking } from './journal-booking.ts';
import { recordIntent, recordOutcome } from '../payment/outside-call-store.ts';
import { previousProblem } from './previous-travel.ts';
import { recheckPrice } from './recheck-price.ts';

interface CheckedPrice {
  book_href: string;
  price_checked_at: Date;
}

/** A price check older than this is repeated before the booking is sent. */
const PRICE_CHECK_SECONDS = 60;

/**
 * From AUTHORIZED: sends the booking, once. Afterwards the attempt is CONFIRMED, RELEASING (the supplier said no)
 * or SUPPLIER_UNKNOWN (no clear answer): what is unknown is never sent again.
 */
export async function sendToSupplier(run: AttemptRun): Promise<void> {
  if (!(await isStillAgreed(run))) return;
  const price = await getFreshPrice(run);
  if (price === null) return;
  const { id, supplier_reference, request } = run.row;
  await journalBooking(run);
  const now = run.app.clock();
  let callId = '';
  const change = { ...price, sent_at: now, next_check_at: secondsFrom(now, CHECK_SECONDS), check_tries: 0 };
  await move(run, ['SUPPLIER_CALLED'], change, async (tx) => {
    callId = await recordIntent(tx, { attemptId: id, call: 'book', key: supplier_reference, now });
  });
  const { email, phone, guests } = request;
  const wanted = { reference: supplier_reference, email, phone, guests };
  const outcome = await run.app.supplier.book(price.book_href, wanted, getCustomer(run.row));
  await recordOutcome(run.app.db, callId, describe(outcome), run.app.clock());
  if (outcome.kind === 'ok') return confirmAttempt(run, outcome.value.itineraryId);
  // A repeated reference means that this very booking exists already.
  if (outcome.kind === 'unknown' || isRefusedAs(outcome, 'ALREADY_BOOKED')) return markUnknown(run);
  await move(run, ['SUPPLIER_REFUSED'], {
    failure: await toFailure(run, outcome),
    next_check_at: run.app.clock(),
  });
}

/** From SUPPLIER_SENT without a clear answer: the trip shows 確認中 and a job keeps asking the supplier. */
export async function markUnknown(run: AttemptRun): Promise<void> {
  const now = run.app.clock();
  await move(run, ['SUPPLIER_SILENT'], { next_check_at: now, check_tries: 0 }, async (tx, row) => {
    const travelId = await recordTravel(
      tx,
      { attempt: row, check: run.check, status: 'BOOKING', itineraryId: null, now },
      run.app.config.publicKeySecret,
    );
    await tx.updateTable('booking_attempts').set({ travel_id: travelId }).where('id', '=', row.id).execute();
    row.travel_id = travelId;
  });
}

/** The last look before the booking is sent: a trip that can't be given up for the agreed price is not replaced. */
async function isStillAgreed(run: AttemptRun): Promise<boolean> {
  const { id, previous_travel_id, accepted_previous_penalty: accepted } = run.row;
  if (previous_travel_id === null) return true;
  const problem = await previousProblem(run.app, previous_travel_id, { accepted, attemptId: id });
  if (problem === null) return true;
  await move(run, ['ABANDONED'], { failure: { errorCode: problem }, next_check_at: run.app.clock() });
  return false;
}

/** The supplier's token for a price that was checked a moment ago; null when there is none: the attempt has ended then. */
async function getFreshPrice(run: AttemptRun): Promise<CheckedPrice | null> {
  const { book_href, price_checked_at } = run.row;
  const now = run.app.clock();
  const isFresh =
    price_checked_at !== null && now.getTime() - price_checked_at.getTime() < PRICE_CHECK_SECONDS * 1000;
  if (book_href !== null && isFresh) return { book_href, price_checked_at };
  const price = await recheckPrice(run);
  if (price.kind === 'same') return { book_href: price.bookToken, price_checked_at: now };
  await move(run, ['ABANDONED'], { failure: price.failure, next_check_at: run.app.clock() });
  return null;
}

async function toFailure(run: AttemptRun, outcome: SupplierRefusal): Promise<BookFailure> {
  if (isRefusedAs(outcome, 'SOLD_OUT')) return { errorCode: 'SOLD_OUT' };
  if (isRefusedAs(outcome, 'PRICE_CHANGED')) return changedPrice(run);
  if (isRefusedAs(outcome, 'TOKEN_EXPIRED')) return { errorCode: 'PRICE_CHECK_EXPIRED' };
  if (isRefusedAs(outcome, 'BUSY')) return { errorCode: 'PROVIDER_UNAVAILABLE', isFinal: true };
  if (isRefusedAs(outcome, 'INVALID_CONTACT')) return { errorCode: 'INVALID_CONTACT' };
  if (isRefusedAs(outcome, 'INVALID_GUEST_NAME')) return { errorCode: 'INVALID_GUEST_NAME' };
  run.app.log.error(
    { attemptId: run.row.id, provider: 'supplier', reasons: outcome.reasons, code: outcome.code },
    'booking refused',
  );
  return { errorCode: 'UNEXPECTED', isFinal: true };
}

async function changedPrice(run: AttemptRun): Promise<BookFailure> {
  const price = await recheckPrice(run);
  if (price.kind === 'failed' && price.failure.errorCode === 'PRICE_CHANGED') return price.failure;
  if (price.kind === 'failed' && price.failure.errorCode === 'SOLD_OUT') return price.failure;
  return { errorCode: 'PRICE_CHANGED' };
}

function describe(outcome: SupplierResult<unknown>): string {
  if (outcome.kind === 'ok') return 'booked';
  return outcome.kind === 'refused' ? `refused:${outcome.code}` : `unknown:${outcome.reason}`;
}
