import type { AppContext } from '../../context.ts';
import { raiseAlert } from '../../lib/alert.ts';
import { forEachConcurrently } from '../../lib/for-each-concurrently.ts';
import { forEachInTurn } from '../../lib/for-each-in-turn.ts';
import { recordFailures } from '../work-failure/record-failures.ts';
import { forgetCardEvents } from './card-event-store.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import { markNew } from './mark-new.ts';
import { countDueMarks, findDueMarks, postponeMark } from './reconcile-mark-store.ts';
import { forgetLostAttempts } from './lost-attempt-store.ts';
import { reviewLost } from './review-lost.ts';
import { JOURNAL_KEPT_MS, rewindJournal, scanJournal } from './scan-journal.ts';
import { scanDisputes } from './scan-disputes.ts';
import { rewindScan, scanPayments } from './scan-payments.ts';
import { takeNotifications } from './take-notifications.ts';

/** Bounds of one run; what is left over is done by the next. */
const PAYMENTS_PER_RUN = 2_000;
const RUN_MS = 240_000;
const UNREAD_AT_MOST = 5;
/** How many comparisons are looked up together, and made at the same time. */
const ATTEMPTS_AT_ONCE = 200;
const SIDE_BY_SIDE = 6;
const BEHIND_MS = 2 * 3_600_000;
const AGAIN_MS = 10 * 60_000;
const EVENTS_KEPT_MS = 40 * 86_400_000;

/**
 * Compares our rows with card provider and supplier: what the provider holds that we don't count on, what the journal
 * knows and our rows don't, then every attempt whose comparison is due. Safe to run at any time and twice; what agrees is only read.
 */
export async function reconcile(app: AppContext): Promise<void> {
  const now = app.clock();
  const steps: (() => Promise<unknown>)[] = [
    () => markNew(app, now),
    () => takeNotifications(app, now),
    // Before the comparison: a refund that waits for a dispute is no difference.
    () => scanDisputes(app),
    () => scanPayments(app, PAYMENTS_PER_RUN),
    () => readJournal(app),
    () => reviewLost(app),
    () => compareDue(app, now),
    () => warnWhenBehind(app, now),
  ];
  await forEachInTurn(steps, async (step) => void (await step()));
}

async function warnWhenBehind(app: AppContext, now: Date): Promise<void> {
  const behind = await countDueMarks(app.db, new Date(now.getTime() - BEHIND_MS));
  if (behind > 0) raiseAlert(app, { name: 'reconciliation-behind', severity: 'warning', count: behind });
}

/** A store that is down keeps nothing else from being compared. */
async function readJournal(app: AppContext): Promise<void> {
  try {
    await scanJournal(app);
  } catch (err) {
    app.log.error({ err, event: 'journal-not-read' }, 'the journal of bookings could not be read');
    raiseAlert(app, { name: 'journal-not-read', severity: 'warning' });
  }
}

async function compareDue(app: AppContext, now: Date): Promise<void> {
  const until = performance.now() + RUN_MS;
  const tried = new Set<string>();
  let unread = 0;
  // What does not answer now is asked again by the next run, not thousands of times by this one.
  const isOver = () => app.stopping.aborted || performance.now() > until || unread >= UNREAD_AT_MOST;
  while (!isOver()) {
    const due = await findDueMarks(app.db, now, ATTEMPTS_AT_ONCE);
    const untried = due.filter((attemptId) => !tried.has(attemptId));
    if (untried.length === 0) return;
    await forEachConcurrently(untried, SIDE_BY_SIDE, async (attemptId) => {
      if (isOver()) return;
      tried.add(attemptId);
      const outcome = await compareOne(app, attemptId, now);
      if (outcome !== 'failed') unread = outcome === 'unread' ? unread + 1 : 0;
    });
  }
}

async function compareOne(app: AppContext, attemptId: string, now: Date) {
  try {
    const order = { work: 'reconcile' as const, subject: attemptId, waits: isBusy };
    return await recordFailures(app, order, () => reconcileAttempt(app, attemptId));
  } catch (err) {
    app.log.error({ err, attemptId, event: 'reconcile-failed' }, 'an attempt could not be compared');
    // Behind the others, who would else never have their turn.
    await postponeMark(app.db, attemptId, now, new Date(now.getTime() + AGAIN_MS)).catch((error: unknown) =>
      app.log.error({ err: error, attemptId, event: 'reconcile-failed' }, 'a comparison was not postponed'),
    );
    return 'failed' as const;
  }
}

function isBusy(outcome: Awaited<ReturnType<typeof reconcileAttempt>>): boolean {
  return outcome === 'busy';
}

/**
 * Once a day: all held funds and the journal are gone through from the start. Attempts come round daily by their own
 * marks.
 */
export async function startDailyScan(app: AppContext): Promise<void> {
  const now = app.clock().getTime();
  await rewindScan(app);
  await rewindJournal(app);
  await forgetCardEvents(app.db, new Date(now - EVENTS_KEPT_MS));
  const tracesKept = new Date(now - JOURNAL_KEPT_MS);
  await forgetLostAttempts(app.db, tracesKept);
  await app.journal.forgetBefore(tracesKept.toISOString().slice(0, 10));
}
