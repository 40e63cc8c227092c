import type { Selectable } from 'kysely';

/** The card provider's events by their own id: each is acted on once. */
export interface CardEventTable {
  id: string;
  type: string;
  payment_intent_id: string | null;
  attempt_id: string | null;
  happened_at: Date;
  received_at: Date;
}

/** When an attempt was last compared with the outside, and when it will be next; null: never again. */
export interface ReconcileMarkTable {
  attempt_id: string;
  checked_at: Date;
  checks: number;
  next_check_at: Date | null;
}

/** How far a scan over time has come. */
export interface ReconcileCursorTable {
  name: string;
  position: Date;
}

/** A payment or booking of ours found outside that our rows do not know, as after a restore. */
export interface LostAttemptTable {
  /** Its payment, else its attempt. */
  subject: string;
  attempt_id: string;
  payment_intent_id: string | null;
  branch_id: string | null;
  supplier_reference: string;
  /** What it takes to ask the supplier; see booking-trace. */
  sealed_contact: string;
  made_at: Date;
  found_at: Date;
  /** When it is looked at next; null: never again. */
  next_check_at: Date | null;
}

export type LostAttemptRow = Selectable<LostAttemptTable>;

export interface ReconciliationTables {
  card_events: CardEventTable;
  reconcile_marks: ReconcileMarkTable;
  reconcile_cursors: ReconcileCursorTable;
  lost_attempts: LostAttemptTable;
}
