import type { AppContext } from './context.ts';
import { registerAccountJobs } from './modules/account-jobs/jobs.ts';
import { registerAccountingJobs } from './modules/accounting/jobs.ts';
import { registerAgencyChangeJobs } from './modules/agency-change/send-change-mails.ts';
import { registerBookingJobs } from './modules/booking-jobs/jobs.ts';
import { registerDetachCardJob } from './modules/card/detach-card-job.ts';
import { registerDocumentJobs, storePapers } from './modules/document/jobs.ts';
import { registerInvoiceJobs } from './modules/invoice/jobs.ts';
import { registerOperationsJobs } from './modules/operations/jobs.ts';
import { registerBookJobs } from './modules/books/jobs.ts';
import { registerReconciliationJobs } from './modules/reconciliation/jobs.ts';

/** Everything that runs without a request. Called once, before the queue starts. */
export function registerJobs(app: AppContext): void {
  registerAccountJobs(app);
  registerAgencyChangeJobs(app);
  registerDetachCardJob(app);
  registerBookingJobs(app);
  registerInvoiceJobs(app, storePapers);
  registerAccountingJobs(app);
  registerDocumentJobs(app);
  registerOperationsJobs(app);
  registerReconciliationJobs(app);
  registerBookJobs(app);
}
