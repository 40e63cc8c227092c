import { raiseAlert } from '../../lib/alert.ts';
import type { AppContext } from '../../context.ts';
import { HOLD_LEAD_MS } from '../booking/hold-lead.ts';
import { SUPPLIER_WINDOW_MS } from '../../config/supplier-window.ts';
import { forEachInTurn } from '../../lib/for-each-in-turn.ts';
import { findEndingHolds, findOverdueBookings, findOverduePayments } from './overdue-bookings-store.ts';
import {
  findLastingFailures,
  findOverdueAccountTasks,
  findOverdueChangeMails,
  findOverdueEmailUndos,
  findOverdueDetaches,
} from './overdue-accounts-store.ts';
import {
  findHeldBackMails,
  findOverdueDateChanges,
  findOverdueMails,
  findOverdueReadings,
  findOverdueRooms,
} from './overdue-trips-store.ts';
import { OVERDUE_AT_ONCE, type OverdueWork } from './overdue-work.ts';
import { raiseOperatorTask, settleOperatorTask } from '../operator-task/raise-operator-task.ts';
import { taskKinds } from '../operator-task/task-kinds.ts';
import { workDetail } from '../operator-task/work-detail.ts';
import { findTaskState, findWatchedTasks, hasTaskOfHandler } from './watched-task-store.ts';
import { forgetFailures } from '../work-failure/work-failure-store.ts';

const MINUTE_MS = 60_000;
const LIMIT_MS = 30 * MINUTE_MS;
/**
 * Work that does not throw: its handler raises its own task after 30 minutes, at the latest after its longest pause,
 * which is 15 minutes, for a move of dates; that of an unknown booking waits for the supplier's window first.
 */
const PATIENT_LIMIT_MS = SUPPLIER_WINDOW_MS + 20 * MINUTE_MS;
/** What an operator has just dealt with comes back only if it is still so after this. */
const QUIET_AFTER_RESOLVED_MS = 15 * MINUTE_MS;
/** The same for what costs no money meanwhile: an address that takes no mail must not fill the desk. */
const QUIET_FOR_A_DAY_MS = 24 * 60 * MINUTE_MS;
/** The booking's own job decides before; an hour later, longer than its longest pause, it did not. */
const HOLD_ENDS_MS = HOLD_LEAD_MS - 60 * MINUTE_MS;
const FAILURES_KEPT_MS = 3 * 86_400_000;

/**
 * Finds what bookings, money, guests and accounts wait for beyond its limit and puts each on the operators' desk with an
 * alert. It asks the tables alone, never a handler: one that throws, does nothing or does not run at all is found the same
 * way. Tasks that only the watch raises close once the work is done.
 */
export async function watchOverdueWork(app: AppContext): Promise<void> {
  const now = app.clock();
  const before = new Date(now.getTime() - LIMIT_MS);
  const sources: Source[] = [
    () => findOverdueBookings(app.db, before),
    () => findOverduePayments(app.db, before),
    () => findEndingHolds(app.db, new Date(now.getTime() + HOLD_ENDS_MS)),
    () => findOverdueRooms(app.db, 'cancel', before),
    () => findOverdueRooms(app.db, 'change', before),
    () => findOverdueDateChanges(app.db, before),
    () => findOverdueReadings(app.db, before),
    () => findOverdueMails(app.db, before),
    () => findHeldBackMails(app.db),
    () => findOverdueAccountTasks(app.db, before),
    () => findOverdueEmailUndos(app.db, before),
    () => findOverdueChangeMails(app.db, before),
    () => findOverdueDetaches(app.db, before),
    () => findLastingFailures(app.db, before, now),
  ];
  const steps = [
    () => lookAndClose(app, sources, new Date(now.getTime() - PATIENT_LIMIT_MS)),
    () => forgetFailures(app.db, new Date(now.getTime() - FAILURES_KEPT_MS)),
  ];
  await forEachInTurn(steps, (step) => step());
}

type Source = () => Promise<OverdueWork[]>;

/** What can't be written keeps nothing else from the desk, and closes nothing that was not looked for. */
async function lookAndClose(app: AppContext, sources: readonly Source[], patientBefore: Date): Promise<void> {
  const overdue = new Set<string>();
  let wereSeen = 0;
  const looks = sources.map((find) => async () => {
    const found = await find();
    if (found.length < OVERDUE_AT_ONCE) wereSeen += 1;
    for (const { kind, subject } of found) overdue.add(`${kind} ${subject}`);
    await forEachInTurn(found.filter(isForDesk(patientBefore)), (item) => putOnDesk(app, item));
  });
  const close = async () => {
    if (wereSeen === sources.length) await closeDone(app, overdue);
  };
  await forEachInTurn([...looks, close], (step) => step());
}

function isForDesk(patientBefore: Date): (item: OverdueWork) => boolean {
  return ({ kind, failures, since }) =>
    isOwn(kind) || kind === 'HOLD_EXPIRING' || failures !== null || since <= patientBefore;
}

async function putOnDesk(app: AppContext, item: OverdueWork): Promise<void> {
  const { kind, subject, attemptId } = item;
  const quietMs = isOwn(kind) ? QUIET_FOR_A_DAY_MS : QUIET_AFTER_RESOLVED_MS;
  const since = new Date(app.clock().getTime() - quietMs);
  const state = await findTaskState(app.db, { kind, subject }, since);
  if (state === 'resolved' || (state === 'open' && !isOwn(kind))) return;
  // One case, one task: what the handler itself has put there says more.
  if (kind === 'DEAD_LETTER' && attemptId !== null && (await hasTaskOfHandler(app.db, attemptId))) return;
  const { travelId, branchId, price, reference } = item;
  const task = { kind, subject, attemptId, travelId, branchId, price, reference, detail: toDetail(item) };
  const { id: taskId, seen } = await raiseOperatorTask(app, app.db, task);
  if (seen > 1) return;
  if (attemptId !== null && kind !== 'DEAD_LETTER' && kind !== 'MAIL_UNSENT') {
    await settleOperatorTask(app, app.db, { kind: 'DEAD_LETTER', subject: `booking-wake:${attemptId}` });
  }
  raiseAlert(app, {
    name: 'work-overdue',
    severity: taskKinds[kind].severity,
    queue: item.work,
    taskId,
    ...(attemptId === null ? {} : { attemptId }),
  });
}

/** Kinds that nobody else closes. */
function isOwn(kind: OverdueWork['kind']): boolean {
  return taskKinds[kind].raisedBy === 'WATCH';
}

async function closeDone(app: AppContext, overdue: ReadonlySet<string>): Promise<void> {
  await forEachInTurn(await findWatchedTasks(app.db), async ({ kind, subject }) => {
    if (!overdue.has(`${kind} ${subject}`)) await settleOperatorTask(app, app.db, { kind, subject });
  });
}

function toDetail({ work, kind, state, since, failures, error, heldBack }: OverdueWork): string {
  return workDetail(work, {
    [kind === 'MAIL_UNSENT' ? 'mail' : 'state']: state,
    [kind === 'HOLD_EXPIRING' ? 'deadline' : 'since']: since.toISOString(),
    held_back: heldBack ?? null,
    failures,
    error,
  });
}
