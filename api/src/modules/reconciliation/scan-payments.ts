import type { Payment } from '../../adapters/cards/cards-port.ts';
import type { AppContext } from '../../context.ts';
import { findAttempt } from '../booking/attempt-store.ts';
import type { AttemptRow } from '../booking/tables.ts';
import { findPayment } from '../payment/payment-store.ts';
import { recordFailures } from '../work-failure/record-failures.ts';
import { findFailingSubjects } from '../work-failure/work-failure-store.ts';
import { comparePayment } from './compare-payment.ts';
import { atStake } from './judge-lost.ts';
import { noteLostAttempt } from './lost-attempt-store.ts';
import { advanceCursor, readCursor, rewindCursor } from './reconcile-cursor-store.ts';

const CURSOR = 'card-payments';
const DAY_MS = 86_400_000;
/** Longer than the provider's slowest answer: a payment this old is on record with us, or never will be. */
const QUIET_MS = 120_000;
/** No authorization lives longer. */
const FARTHEST_MS = 31 * DAY_MS;

/**
 * Goes through the payments that the card provider has, oldest first, a day at a time up to now, and compares each that
 * names an attempt of ours. One that this environment made for an attempt without a row is noted as lost; everything else
 * belongs to somebody else on the account and is left alone.
 * @returns whether it came up to now
 */
export async function scanPayments(app: AppContext, atMost: number): Promise<boolean> {
  const end = app.clock().getTime() - QUIET_MS;
  let known = await readCursor(app.db, CURSOR);
  const start = known?.getTime() ?? end - FARTHEST_MS;
  const failing = await findFailingSubjects(app.db, 'card-scan');
  let seen = 0;
  for (let from = start; from < end; from += DAY_MS) {
    const to = Math.min(from + DAY_MS, end);
    const listing = await app.cards.listPayments(new Date(from), new Date(to));
    if (listing.kind !== 'found') return false;
    for (const payment of listing.payments) await compareQuietly(app, payment, failing);
    // Rewound meanwhile: the next run goes through everything again.
    if (!(await advanceCursor(app.db, CURSOR, known, new Date(to)))) return false;
    known = new Date(to);
    seen += listing.payments.length;
    if (seen > atMost || app.stopping.aborted) return to >= end;
  }
  return true;
}

/** One that can't be compared does not hold up the scan: it is on record, and comes round with the next rewind. */
async function compareQuietly(app: AppContext, listed: Payment, failing: ReadonlySet<string>): Promise<void> {
  const { paymentIntentId: subject } = listed;
  try {
    const order = { work: 'card-scan' as const, subject, isFailing: failing.has(subject), waits: isBusy };
    await recordFailures(app, order, () => compareListed(app, listed));
  } catch (err) {
    const { attemptId } = listed;
    app.log.error({ err, attemptId, event: 'reconcile-failed' }, 'a payment could not be compared');
  }
}

type Comparison = 'done' | 'busy';

function isBusy(comparison: Comparison): boolean {
  return comparison === 'busy';
}

/** Busy: somebody is at work on the attempt, and nothing was compared. */
async function compareListed(app: AppContext, listed: Payment): Promise<Comparison> {
  if (listed.attemptId === null) return 'done';
  const attempt = await findAttempt(app.db, listed.attemptId);
  if (attempt && attempt.lease_until !== null && attempt.lease_until > app.clock()) return 'busy';
  if (attempt) await compareOther(app, attempt, listed);
  else await noteLost(app, listed);
  return 'done';
}

async function compareOther(app: AppContext, attempt: AttemptRow, listed: Payment): Promise<void> {
  const funds = await findPayment(app.db, attempt.id);
  // The attempt's own payment is compared with the attempt; only others can be known by the listing alone.
  if (funds?.payment_intent_id === listed.paymentIntentId) return;
  const read = await app.cards.retrieve(listed.paymentIntentId);
  if (read.kind === 'found') await comparePayment(app, attempt, funds, read.payment);
}

async function noteLost(app: AppContext, payment: Payment): Promise<void> {
  const { attemptId, trace } = payment;
  if (attemptId === null || trace?.environment !== app.config.environment) return;
  if (atStake(payment) === 0) return;
  const found = {
    attempt_id: attemptId,
    payment_intent_id: payment.paymentIntentId,
    branch_id: null,
    supplier_reference: trace.reference,
    sealed_contact: trace.sealedContact,
    made_at: payment.createdAt,
  };
  await noteLostAttempt(app.db, found, app.clock());
}

/** Lets the next runs go through everything again that may still hold money. */
export async function rewindScan(app: AppContext): Promise<void> {
  await rewindCursor(app.db, CURSOR, new Date(app.clock().getTime() - FARTHEST_MS));
}
