import type { Payment } from '../../adapters/cards/cards-port.ts';
import type { AppContext } from '../../context.ts';
import { findAttempt } from '../booking/attempt-store.ts';
import { openContact } from '../booking/booking-trace.ts';
import { SUPPLIER_WINDOW_MS } from '../booking/supplier-window.ts';
import { findProperties } from '../catalogue/catalogue-store.ts';
import {
  raiseOperatorTask,
  recordRepair,
  settleOperatorTasks,
} from '../operator-task/raise-operator-task.ts';
import type { SeenTask } from '../operator-task/operator-task-store.ts';
import { findBranches } from '../organisation/organisation-store.ts';
import { judgeLost, type LostFinding, lostKinds, type SupplierWord } from './judge-lost.ts';
import { findDueLostAttempts, isHandled, setNextLostCheck } from './lost-attempt-store.ts';
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

/** Asks the outside about everything that was found there without a row of ours, and puts on the desk what is so. */
export async function reviewLost(app: AppContext): Promise<void> {
  let unread = 0;
  for (const row of await findDueLostAttempts(app.db, app.clock(), AT_ONCE)) {
    // What does not answer now is asked again by the next run, not two hundred times by this one.
    if (app.stopping.aborted || unread >= UNREAD_AT_MOST) return;
    const now = app.clock();
    const { next, answered } = await reviewOne(app, row, now);
    await setNextLostCheck(app.db, row.subject, next);
    unread = answered ? 0 : unread + 1;
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
  if (attempt?.sent_at || (await isHandled(app.db, row.subject, 'LOST_BOOKING'))) {
    await settleOperatorTasks(app, app.db, row.subject, lostKinds);
    return { next: null, answered: true };
  }
  const payment = await readPayment(app, row);
  if (payment === 'unknown') return { next: again, answered: false };
  const word = await askSupplier(app, row);
  const found = judgeLost(word, payment, row.supplier_reference);
  const gone = lostKinds.filter((kind) => kind !== found?.kind);
  await settleOperatorTasks(app, app.db, row.subject, gone);
  if (found && !(await isHandled(app.db, row.subject, found.kind))) await act(app, row, found);
  const answered = word.kind !== 'no-answer';
  const isEarly = now.getTime() - row.made_at.getTime() < SUPPLIER_WINDOW_MS;
  return { next: answered && !isEarly ? nextLook(row, now) : again, answered };
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
    subject: row.subject,
    attemptId: attempt?.id ?? null,
    branchId: branch?.id ?? null,
    price,
    reference,
    detail,
  };
  const waited = app.clock().getTime() - row.found_at.getTime() >= GRACE_MS;
  // An attempt that has a row is released by the comparison with that row.
  if (mayRelease && waited && !attempt && row.payment_intent_id !== null) {
    const key = `${row.attempt_id}:drop:${row.payment_intent_id}`;
    const outcome = await app.cards.cancelAuthorization(row.payment_intent_id, key);
    if (outcome.kind === 'done') return recordRepair(app, task);
  }
  await raiseOperatorTask(app, app.db, task);
}

async function readPayment(app: AppContext, row: LostAttemptRow): Promise<Payment | null | 'unknown'> {
  if (row.payment_intent_id === null) return null;
  const read = await app.cards.retrieve(row.payment_intent_id);
  if (read.kind === 'found') return read.payment;
  return read.kind === 'absent' ? null : 'unknown';
}

async function askSupplier(app: AppContext, row: LostAttemptRow): Promise<SupplierWord> {
  const contact = openContact(app.config, row.attempt_id, row.sealed_contact);
  if (!contact) return { kind: 'not-asked' };
  const customer = { ip: contact.ip, sessionId: row.attempt_id };
  const outcome = await app.rapid.retrieveByReference(row.supplier_reference, contact.email, customer);
  if (outcome.kind !== 'ok') return { kind: 'no-answer' };
  if (outcome.value === null) return { kind: 'none' };
  const [property] = await findProperties(app.db, [outcome.value.property_id]);
  return { kind: 'found', itinerary: outcome.value, hotelName: property?.name_ja ?? null };
}
