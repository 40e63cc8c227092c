import { raiseAlert } from '../../lib/alert.ts';
import type { AttemptRun } from './attempt-run.ts';
import { toPaymentTrace } from './booking-trace.ts';
import { type JournalEntry, toJournalPlace } from './journal-entry.ts';

/**
 * Before a booking is sent: leaves a trace of it outside the database, by which the reconciler finds it after a restore
 * of a backup. Never throws: without its trace a booking is safe as long as the database is, so it is not refused.
 */
export async function journalBooking({ app, row }: AttemptRun): Promise<void> {
  const { reference, sealedContact } = toPaymentTrace(app.config, row);
  const entry: JournalEntry = {
    reference,
    sealedContact,
    branchId: row.branch_id,
    paymentIntentId: row.payment_intent_id,
  };
  const { day, name } = toJournalPlace(row.id, app.clock());
  try {
    await app.journal.write(day, name, JSON.stringify(entry));
  } catch (err) {
    app.log.error(
      { err, attemptId: row.id, event: 'journal-failed' },
      'a booking has no trace in the journal',
    );
    raiseAlert(app, { name: 'booking-not-journaled', severity: 'warning', attemptId: row.id });
  }
}
