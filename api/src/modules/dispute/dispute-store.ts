import type { Dispute } from '../../adapters/cards/dispute.ts';
import type { Db } from '../../db/client.ts';
import type { CardDispute } from '../../graphql/__generated__/schema-types.ts';
import { type DisputeSums, noDisputes, sumDisputes } from './dispute-sums.ts';
import type { CardDisputeRow } from './tables.ts';

export async function findDispute(db: Db, id: string): Promise<CardDisputeRow | null> {
  const row = await db.selectFrom('card_disputes').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** What our rows know of a payment's disputes; a payment without an id of the provider has none. */
export async function findDisputeSums(db: Db, paymentIntentId: string | null): Promise<DisputeSums> {
  if (paymentIntentId === null) return noDisputes;
  const rows = await db
    .selectFrom('card_disputes')
    .select(['status', 'amount', 'withdrawn', 'reinstated'])
    .where('payment_intent_id', '=', paymentIntentId)
    .execute();
  return sumDisputes(rows);
}

/** What the disputes of a trip's card mean for its refunds; null when there is nothing to say. */
export async function findCardDispute(db: Db, attemptId: string): Promise<CardDispute | null> {
  const payment = await db
    .selectFrom('payments')
    .select('payment_intent_id')
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  const { isOpen, chargedBack } = await findDisputeSums(db, payment?.payment_intent_id ?? null);
  if (isOpen) return 'OPEN';
  return chargedBack > 0 ? 'CHARGED_BACK' : null;
}

/** The disputes of a payment, oldest first; until the transaction ends no other reading of them is saved. */
export async function lockDisputesOfPayment(tx: Db, paymentIntentId: string): Promise<CardDisputeRow[]> {
  return tx
    .selectFrom('card_disputes')
    .selectAll()
    .where('payment_intent_id', '=', paymentIntentId)
    .orderBy('opened_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Open disputes that were not read since `before`, longest ago first. */
export async function findUnreadDisputes(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('card_disputes')
    .select('id')
    .where('ended_at', 'is', null)
    .where('read_at', '<', before)
    .orderBy('read_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps what the provider said at `readAt`; null when a later reading is on record. */
export async function saveDispute(
  db: Db,
  dispute: Dispute,
  known: { attemptId: string | null; readAt: Date; endedAt: Date | null },
): Promise<CardDisputeRow | null> {
  const facts = {
    amount: dispute.amount,
    currency: dispute.currency,
    reason: dispute.reason,
    status: dispute.status,
    answer_by: dispute.answerBy,
    submissions: dispute.submissions,
    withdrawn: dispute.withdrawn,
    reinstated: dispute.reinstated,
    fee: dispute.fee,
    read_at: known.readAt,
    ended_at: known.endedAt,
  };
  const row = await db
    .insertInto('card_disputes')
    .values({
      id: dispute.disputeId,
      payment_intent_id: dispute.paymentIntentId,
      attempt_id: known.attemptId,
      opened_at: dispute.openedAt,
      evidence_by: null,
      evidence_at: null,
      ...facts,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          ...facts,
          attempt_id: eb.fn.coalesce('card_disputes.attempt_id', eb.val(known.attemptId)),
        }))
        .where('card_disputes.read_at', '<=', known.readAt),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The next scan reads it, however lately it was read. */
export async function markUnread(db: Db, id: string): Promise<void> {
  await db
    .updateTable('card_disputes')
    .set({ read_at: new Date(0) })
    .where('id', '=', id)
    .execute();
}

/** As long a person's sending counts as under way: far longer than the provider's answer takes. */
export const EVIDENCE_CLAIM_MS = 10 * 60_000;

/** Takes the sending of evidence for one person; false when another one is at it, or it was sent. */
export async function claimEvidence(db: Db, id: string, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('card_disputes')
    .set({ evidence_by: userId, evidence_at: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('evidence_at', 'is', null),
        eb('evidence_at', '<=', new Date(now.getTime() - EVIDENCE_CLAIM_MS)),
      ]),
    )
    .where('submissions', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Nothing was sent after all. */
export async function dropEvidenceClaim(db: Db, id: string): Promise<void> {
  await db
    .updateTable('card_disputes')
    .set({ evidence_by: null, evidence_at: null })
    .where('id', '=', id)
    .where('submissions', '=', 0)
    .execute();
}
