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

export interface ReconciliationTables {
  card_events: CardEventTable;
  reconcile_marks: ReconcileMarkTable;
  reconcile_cursors: ReconcileCursorTable;
}
