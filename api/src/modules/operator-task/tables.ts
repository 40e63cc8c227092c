import type { Generated, Selectable } from 'kysely';
import type { OperatorTaskKind, OperatorTaskStatus } from '../../graphql/__generated__/schema-types.ts';

/** GONE: it settled by itself. REPAIRED: the reconciler put it right. The others are an operator's word. */
export type TaskOutcome = 'HANDLED' | 'NOT_BOOKED' | 'GONE' | 'REPAIRED';

export interface OperatorTaskTable {
  id: string;
  kind: OperatorTaskKind;
  /** What it is about (attempt, room, payment, job …): one open task per kind and subject. */
  subject: string;
  status: Generated<OperatorTaskStatus>;
  attempt_id: string | null;
  travel_id: string | null;
  branch_id: string | null;
  /** Yen at stake. */
  price: number | null;
  /** Name of the thing outside. */
  reference: string | null;
  detail: string | null;
  /** How often it was seen while open. */
  seen: Generated<number>;
  created_at: Date;
  last_seen_at: Date;
  resolved_at: Date | null;
  resolved_by: string | null;
  outcome: TaskOutcome | null;
  note: string | null;
}

/** Background work that throws; the subject is an attempt, a card, a branch … */
export type WorkName =
  | 'booking'
  | 'payment'
  | 'date-change'
  | 'itinerary'
  | 'cancel'
  | 'change'
  | 'mail'
  | 'account-task'
  | 'card-detach'
  | 'invoice-closing'
  | 'reconcile'
  | 'card-scan'
  | 'lost-review';

/** One row while the work fails; gone as soon as it gets done. */
export interface WorkFailureTable {
  work: WorkName;
  subject: string;
  failures: Generated<number>;
  /** Class and code of the last error, never its message: that may name people. */
  error: string;
  first_failed_at: Date;
  last_failed_at: Date;
  next_try_at: Date;
}

export interface OperationsTables {
  operator_tasks: OperatorTaskTable;
  work_failures: WorkFailureTable;
}

export type OperatorTaskRow = Selectable<OperatorTaskTable>;
