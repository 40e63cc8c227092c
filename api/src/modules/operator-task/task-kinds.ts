import type { OperatorTaskKind } from '../../graphql/__generated__/schema-types.ts';

export interface TaskKind {
  /**
   * BOOKING: the handlers of a booking or an account, and the watch in their place when they don't run. WATCH: nobody else, so it also
   * closes them. RECONCILER: the comparison with the outside. AGENCY: the action of an agency's user.
   */
  raisedBy: 'BOOKING' | 'WATCH' | 'RECONCILER' | 'AGENCY';
  /** As of an alert. critical: money or a booking is at stake within days. warning: look at it in working hours. */
  severity: 'critical' | 'warning';
  /** Whether an operator may say that there is no booking, which ends the attempt. */
  mayBeNotBooked?: true;
}

/** Every kind of task: a new one of the schema needs its entry before anything compiles. */
export const taskKinds: Readonly<Record<OperatorTaskKind, TaskKind>> = {
  BOOKING_UNKNOWN: { raisedBy: 'BOOKING', severity: 'critical', mayBeNotBooked: true },
  CANCEL_UNKNOWN: { raisedBy: 'BOOKING', severity: 'critical' },
  CHANGE_UNKNOWN: { raisedBy: 'BOOKING', severity: 'critical' },
  DATE_CHANGE_INCOMPLETE: { raisedBy: 'BOOKING', severity: 'critical' },
  CAPTURE_FAILED: { raisedBy: 'BOOKING', severity: 'critical' },
  RELEASE_FAILED: { raisedBy: 'BOOKING', severity: 'critical' },
  REFUND_FAILED: { raisedBy: 'BOOKING', severity: 'critical' },
  HOLD_EXPIRING: { raisedBy: 'BOOKING', severity: 'critical', mayBeNotBooked: true },
  DISPUTE: { raisedBy: 'RECONCILER', severity: 'critical' },
  STRAY_AUTHORIZATION: { raisedBy: 'RECONCILER', severity: 'critical' },
  ORPHAN_ITINERARY: { raisedBy: 'RECONCILER', severity: 'critical' },
  ITINERARY_MISSING: { raisedBy: 'RECONCILER', severity: 'critical' },
  STATUS_MISMATCH: { raisedBy: 'RECONCILER', severity: 'critical' },
  AMOUNT_MISMATCH: { raisedBy: 'RECONCILER', severity: 'critical' },
  LOST_BOOKING: { raisedBy: 'RECONCILER', severity: 'critical' },
  LOST_PAYMENT: { raisedBy: 'RECONCILER', severity: 'critical' },
  DEAD_LETTER: { raisedBy: 'WATCH', severity: 'warning' },
  MAIL_REFUSED: { raisedBy: 'BOOKING', severity: 'warning' },
  MAIL_UNSENT: { raisedBy: 'WATCH', severity: 'warning' },
  ACCOUNT_TASK_OVERDUE: { raisedBy: 'WATCH', severity: 'warning' },
  AGENCY_PAYEE_CHANGED: { raisedBy: 'AGENCY', severity: 'warning' },
  BOOKS_MISMATCH: { raisedBy: 'RECONCILER', severity: 'critical' },
};
