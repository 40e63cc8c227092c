import type { AppContext } from '../../context.ts';
import { findAttempt } from '../booking/attempt-store.ts';
import { openContact } from '../booking/booking-trace.ts';
import { SUPPLIER_WINDOW_MS } from '../../config/supplier-window.ts';
import { findProperties } from '../catalog/catalog-store.ts';
import {
  raiseOperatorTask,
  recordRepair,
  settleOperatorTasks,
} from '../operator-task/raise-operator-task.ts';
import { dropLostAuthorization } from '../payment/drop-authorization.ts';
import type { SeenTask } from '../operator-task/operator-task-store.ts';
import { findBranches } from '../organization/organization-store.ts';
import { recordFailures } from '../work-failure/record-failures.ts';
import {
  atStake,
  judgeLost,
  type LostFinding,
  type LostMoney,
  lostKinds,
  toLostSubject,
  type SupplierWord,
} from './judge-lost.ts';
import { findDueLostAttempts, hasOpenTask, isHandled, setNextLostCheck } from './lost-attempt-store.ts';
import type { LostAttemptRow } from './tables.ts';

const AT_ONCE = 200;
const UNREAD_AT_MOST = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const AGAIN_MS = 10 * MINUTE_MS;
/** Operators have that long to object before a hold without a booking is released. */
const GRACE_MS = 24 * HOUR_MS;
/** Longer than any hold lives. */
const WATCHED_MS = 31 * 24 * HOUR_MS;

/**
 * Asks the outside about everything that was found there without a row of ours, and puts on the desk what is so. One that
 * throws is on record and comes again later: those behind it have their turn.
 */
export async function reviewLost(app: AppContext): Promise<void> {
  let unread = 0;
  for (const row of await findDueLostAttempts(app.db, app.clock(), AT_ONCE)) {
    // What does not answer now is asked again by the next run, not two hundred times by this one.
    if (app.stopping.aborted || unread >= UNREAD_AT_MOST) return;
    unread = (await reviewQuietly(app, row)) ? 0 : unread + 1;
  }
}

/** False when the outside did not answer. */
async function reviewQuietly(app: AppContext, row: LostAttemptRow): Promise<boolean> {
  const now = app.clock();
  try {
    return await recordFailures(app, { work: 'lost-review', subject: row.subject }, async () => {
      const { next, answered } = await reviewOne(app, row, now);
      await setNextLostCheck(app.db, row.subject, next);
      return answered;
    });
  } catch (err) {
    const { attempt_id: attemptId } = row;
    app.log.error({ err, attemptId, event: 'reconcile-failed' }, 'a lost booking could not be reviewed');
    await setNextLostCheck(app.db, row.subject, new Date(now.getTime() + AGAIN_MS));
    return true;
  }
}

interface Reviewed {
  /** When to look again; null: never. */
  next: Date | null;
  answered: boolean;
}

async function reviewOne(app: AppContext, row: LostAttemptRow, now: Date): Promise<Reviewed> {
  const again = new Date(now.getTime() + AGAIN_MS);
  const attempt = await findAttempt(app.db, row.attempt_id);
  if (attempt?.sent_at || (await isHandled(app.db, row, 'LOST_BOOKING'))) {
    await settleExcept(app, row, null);
    return { next: null, answered: true };
  }
  const payment = await readPayment(app, row);
  if (payment === 'unknown') return { next: again, answered: false };
  const word = await askSupplier(app, row);
  // No answer says nothing of a booking that is on the desk already.
  if (word.kind === 'no-answer' && (await hasOpenTask(app.db, row, 'LOST_BOOKING'))) {
    return { next: again, answered: false };
  }
  const found = judgeLost(word, payment, row.supplier_reference);
  await settleExcept(app, row, found);
  if (found && !(await isHandled(app.db, row, found.kind)) && (await saysMore(app, row, payment, found))) {
    await act(app, row, found);
  }
  const answered = word.kind !== 'no-answer';
  const isEarly = now.getTime() - row.made_at.getTime() < SUPPLIER_WINDOW_MS;
  return { next: answered && !isEarly ? nextLook(row, now) : again, answered };
}

/** Closes what the attempt and the payment are found to be no longer. */
async function settleExcept(app: AppContext, row: LostAttemptRow, found: LostFinding | null): Promise<void> {
  const stays = found && toLostSubject(found.kind, row);
  for (const subject of new Set([row.subject, row.attempt_id])) {
    const gone = lostKinds.filter((kind) => kind !== found?.kind || subject !== stays);
    await settleOperatorTasks(app, app.db, subject, gone);
  }
}

/** A payment of the booking that has nothing at stake does not replace the finding about another one. */
async function saysMore(
  app: AppContext,
  row: LostAttemptRow,
  money: LostMoney,
  { kind }: LostFinding,
): Promise<boolean> {
  if (kind !== 'LOST_BOOKING' || money.status === 'invoice' || atStake(money) > 0) return true;
  return !(await hasOpenTask(app.db, row, kind));
}

/** Often enough that a hold is released soon after its grace, then daily. */
function nextLook(row: LostAttemptRow, now: Date): Date | null {
  const graceEnds = row.found_at.getTime() + GRACE_MS;
  const wait = now.getTime() < graceEnds ? HOUR_MS : 24 * HOUR_MS;
  const next = new Date(now.getTime() + wait);
  return next.getTime() > row.made_at.getTime() + WATCHED_MS && now.getTime() > graceEnds ? null : next;
}

async function act(app: AppContext, row: LostAttemptRow, found: LostFinding): Promise<void> {
  const { kind, price, reference, detail, mayRelease } = found;
  const attempt = await findAttempt(app.db, row.attempt_id);
  const [branch] = row.branch_id === null ? [] : await findBranches(app.db, [row.branch_id]);
  const task: SeenTask = {
    kind,
    subject: toLostSubject(kind, row),
    attemptId: attempt?.id ?? null,
    branchId: branch?.id ?? null,
    price,
    reference,
    detail,
  };
  const waited = app.clock().getTime() - row.found_at.getTime() >= GRACE_MS;
  // An attempt that has a row is released by the comparison with that row.
  if (mayRelease && waited && !attempt && row.payment_intent_id !== null) {
    const dropped = await dropLostAuthorization(app, row.attempt_id, row.payment_intent_id);
    if (dropped === 'done') return recordRepair(app, task);
  }
  await raiseOperatorTask(app, app.db, task);
}

async function readPayment(app: AppContext, row: LostAttemptRow): Promise<LostMoney | 'unknown'> {
  if (row.payment_intent_id === null) return { status: 'invoice' };
  const read = await app.cards.retrieve(row.payment_intent_id);
  if (read.kind === 'found') return read.payment;
  return read.kind === 'absent' ? { status: 'absent', paymentIntentId: row.payment_intent_id } : 'unknown';
}

async function askSupplier(app: AppContext, row: LostAttemptRow): Promise<SupplierWord> {
  const contact = openContact(app.config, row.attempt_id, row.sealed_contact);
  if (!contact) return { kind: 'not-asked' };
  const customer = { ip: contact.ip, sessionId: row.attempt_id };
  const outcome = await app.supplier.retrieveByReference(row.supplier_reference, contact.email, customer);
  if (outcome.kind !== 'ok') return { kind: 'no-answer' };
  if (outcome.value === null) return { kind: 'none' };
  const [property] = await findProperties(app.db, [outcome.value.hotelId]);
  return { kind: 'found', itinerary: outcome.value, hotelName: property?.name_ja ?? null };
}
