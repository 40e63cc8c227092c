import type { Selectable } from 'kysely';

/** A payment that its cardholder disputes at their bank, as the card provider said last. Amounts are yen. */
export interface CardDisputeTable {
  /** The provider's own. */
  id: string;
  payment_intent_id: string;
  /** Null for a payment of ours of which our rows know no attempt, as after a restore. */
  attempt_id: string | null;
  amount: number;
  currency: string;
  /** The provider's word, as `status`. */
  reason: string;
  status: string;
  /** Until when evidence can be sent. */
  answer_by: Date | null;
  /** How often evidence was sent. */
  submissions: number;
  /** What the bank took from us and what it gave back, both positive. */
  withdrawn: number;
  reinstated: number;
  fee: number;
  opened_at: Date;
  read_at: Date;
  /** Set once nothing of it moves any more. */
  ended_at: Date | null;
  /** Who sent evidence from here, and when that began. */
  evidence_by: string | null;
  evidence_at: Date | null;
}

export interface DisputeTables {
  card_disputes: CardDisputeTable;
}

export type CardDisputeRow = Selectable<CardDisputeTable>;
