import { type AttemptRun, customerOf, note, secondsFrom } from './attempt-run.ts';
import { confirmAttempt } from './confirm-attempt.ts';
import { recordIntent, recordOutcome } from './outside-call-store.ts';

/** A new itinerary may stay invisible that long; afterwards an operator has to ask the supplier. */
const WINDOW_MS = 30 * 60_000;
const BACKOFF_SECONDS = [2, 4, 8, 15, 30, 60, 120, 300];
const AFTER_WINDOW_SECONDS = 15 * 60;

/**
 * From SUPPLIER_UNKNOWN: asks the supplier for the booking by the reference and e-mail it was sent with. Absence
 * proves nothing: the attempt stays unknown, its funds stay held, and it is asked again later.
 */
export async function resolveUnknown(run: AttemptRun): Promise<void> {
  const { app } = run;
  const { id, supplier_reference, request } = run.row;
  const intent = { attemptId: id, call: 'retrieve', key: supplier_reference, now: app.clock() };
  const callId = await recordIntent(app.db, intent);
  const outcome = await app.rapid.retrieveByReference(supplier_reference, request.email, customerOf(run.row));
  const found = outcome.kind === 'ok' ? outcome.value : null;
  const result = outcome.kind === 'ok' ? (found ? 'found' : 'absent') : outcome.kind;
  await recordOutcome(app.db, callId, result, app.clock());
  if (found) return confirmAttempt(run, found.itinerary_id);
  await askAgainLater(run);
}

async function askAgainLater(run: AttemptRun): Promise<void> {
  const now = run.app.clock();
  const { sent_at, check_tries, needs_operator_since } = run.row;
  const overdue = now.getTime() - (sent_at?.getTime() ?? 0) > WINDOW_MS;
  const seconds = overdue
    ? AFTER_WINDOW_SECONDS
    : (BACKOFF_SECONDS[Math.min(check_tries, BACKOFF_SECONDS.length - 1)] ?? 300);
  if (overdue && !needs_operator_since) {
    run.app.log.error(
      { attemptId: run.row.id, event: 'needs-operator' },
      'the supplier never said whether it booked',
    );
  }
  await note(run, {
    check_tries: check_tries + 1,
    next_check_at: secondsFrom(now, seconds),
    needs_operator_since: overdue ? (needs_operator_since ?? now) : null,
  });
}
