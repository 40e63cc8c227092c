import type { Log } from './logger.ts';

/** Every alert of the API; docs/operations.md says what to do about each. */
export type AlertName =
  | 'authorization-expiring'
  | 'booking-not-journaled'
  | 'call-counts-away'
  | 'card-testing'
  | 'journal-not-read'
  | 'key-refused'
  | 'limit-reached'
  | 'look-to-book-high'
  | 'mails-held-back'
  | 'password-codes-many'
  | 'queue-long'
  | 'reconciliation-behind'
  | 'scheduled-job-failed'
  | 'supplier-capacity-low'
  | 'work-overdue';

export interface Alert {
  name: AlertName;
  /** critical: money or a booking is at stake within days. warning: look at it in working hours. */
  severity: 'critical' | 'warning';
  attemptId?: string;
  taskId?: string;
  queue?: string;
  count?: number;
  provider?: string;
  kind?: string;
  branchId?: string;
  userId?: string;
}

/** Calls a person by a line in the log: `event` is always alert, `name` says which. */
export function raiseAlert(app: { log: Log }, alert: Alert, words = `alert: ${alert.name}`): void {
  app.log.error({ event: 'alert', ...alert }, words);
}
