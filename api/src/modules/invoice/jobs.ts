import type { AppContext } from '../../context.ts';
import { onConnectionsFor } from '../../db/connection-purpose.ts';
import { forEachInTurn } from '../../lib/for-each-in-turn.ts';
import { dayInZone } from '../rate/calendar.ts';
import { closeMonths } from './close-months.ts';
import { markOverdue } from './invoice-store.ts';

const SWEEP_SECONDS = 300;

type Step = (app: AppContext) => Promise<void>;

/**
 * Registers the closing of months and the watch over due dates; call before the queue is started.
 * @param storePapers runs after each of them: what was issued gets its papers at once
 */
export function registerInvoiceJobs(app: AppContext, storePapers: Step): void {
  app.jobs.schedule('invoice-sweep', SWEEP_SECONDS, () =>
    onConnectionsFor('long', () => forEachInTurn([sweepInvoices, storePapers], (step) => step(app))),
  );
}

/** Issues what is to be issued and marks what was not paid in time. The tables say what is due, not the schedule. */
export async function sweepInvoices(app: AppContext): Promise<void> {
  await forEachInTurn([issueDue, markLate], (step) => step(app));
}

async function issueDue(app: AppContext): Promise<void> {
  const issued = await closeMonths(app);
  if (issued > 0) app.log.info({ event: 'invoices-issued', count: issued }, 'invoices issued');
}

async function markLate(app: AppContext): Promise<void> {
  const now = app.clock();
  const overdue = await markOverdue(app.db, dayInZone(now, 'Asia/Tokyo'), now);
  if (overdue > 0) app.log.warn({ event: 'invoices-overdue', count: overdue }, 'invoices overdue');
}
