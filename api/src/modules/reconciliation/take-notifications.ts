import type { AppContext } from '../../context.ts';
import { forEachInTurn } from '../../lib/for-each-in-turn.ts';
import { findAttemptByReference } from '../booking/attempt-store.ts';
import { markForReconciliation } from './reconcile-mark-store.ts';

/** Of 25 notifications each; what is left over is read by the next run. */
const CALLS_AT_MOST = 40;

/**
 * Makes the comparison due `now` of each booking that a notification is about; the notification's own content decides
 * nothing. The supplier hands each out once, so one that is lost here is made up for by the daily comparison.
 */
export async function takeNotifications(app: AppContext, now: Date): Promise<void> {
  for (let call = 0; call < CALLS_AT_MOST; call++) {
    const answer = await app.supplier.notifications();
    if (answer.kind !== 'ok') {
      const reason = answer.kind === 'refused' ? answer.code : answer.reason;
      app.log.warn({ event: 'notifications-not-read', reason }, 'the supplier gave no notifications');
      return;
    }
    if (answer.value.length === 0) return;
    await forEachInTurn(answer.value, ({ type, reference }) => mark(app, type, reference, now));
  }
}

async function mark(app: AppContext, type: string, reference: string, now: Date): Promise<void> {
  const attempt = await findAttemptByReference(app.db, reference);
  // Another environment may book with the same account.
  if (attempt) await markForReconciliation(app.db, attempt.id, now);
  const attemptId = attempt?.id ?? null;
  app.log.info({ event: 'supplier-notification', type, attemptId }, 'supplier notification');
}
