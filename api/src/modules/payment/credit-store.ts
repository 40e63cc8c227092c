import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';

interface CreditMove {
  branchId: string;
  attemptId: string;
  /** Whole yen, above 0. */
  amount: number;
  now: Date;
}

/**
 * Takes invoice credit of the branch; false when too little is left. One conditional update: two bookings
 * at once can't both take the last of it. Runs in the transaction that moves the attempt, after `checkPayer`.
 */
export async function reserveCredit(tx: Db, move: CreditMove): Promise<boolean> {
  const updated = await tx
    .updateTable('branches')
    .set({ cash_balance: sql<number>`cash_balance - ${move.amount}`, updated_at: move.now })
    .where('id', '=', move.branchId)
    .where('cash_balance', '>=', move.amount)
    .returning('id')
    .executeTakeFirst();
  if (!updated) return false;
  await enter(tx, move, -move.amount, 'BOOKING');
  return true;
}

/** Gives invoice credit back to the branch. Runs in the transaction that says why. */
export async function returnCredit(
  tx: Db,
  move: CreditMove,
  reason: 'RELEASE' | 'CANCEL' | 'REFUND',
): Promise<void> {
  await tx
    .updateTable('branches')
    .set({ cash_balance: sql<number>`cash_balance + ${move.amount}`, updated_at: move.now })
    .where('id', '=', move.branchId)
    .execute();
  await enter(tx, move, move.amount, reason);
}

interface PaymentMove {
  branchId: string;
  /** Id of the recorded payment. */
  paymentId: string;
  /** Whole yen, above 0. */
  amount: number;
  now: Date;
}

/** What was paid of an invoice gives credit back. Runs in the transaction that records the payment; once per payment. */
export async function enterPayment(tx: Db, { branchId, paymentId, amount, now }: PaymentMove): Promise<void> {
  await tx
    .updateTable('branches')
    .set({ cash_balance: sql<number>`cash_balance + ${amount}`, updated_at: now })
    .where('id', '=', branchId)
    .execute();
  await enterForPayment(tx, branchId, paymentId, amount, now);
}

/**
 * Takes back the credit of a payment that was recorded wrongly; false when the branch has used it already. Runs in the
 * transaction that removes the payment.
 */
export async function removePaymentEntry(
  tx: Db,
  { branchId, paymentId, amount, now }: PaymentMove,
): Promise<boolean> {
  const updated = await tx
    .updateTable('branches')
    .set({ cash_balance: sql<number>`cash_balance - ${amount}`, updated_at: now })
    .where('id', '=', branchId)
    .where('cash_balance', '>=', amount)
    .returning('id')
    .executeTakeFirst();
  if (!updated) return false;
  await enterForPayment(tx, branchId, paymentId, -amount, now);
  return true;
}

async function enterForPayment(
  tx: Db,
  branchId: string,
  paymentId: string,
  amount: number,
  now: Date,
): Promise<void> {
  const entry = { id: newId(), branch_id: branchId, attempt_id: null, invoice_payment_id: paymentId };
  await tx
    .insertInto('credit_entries')
    .values({ ...entry, amount, reason: 'PAYMENT', created_at: now })
    .execute();
}

async function enter(
  tx: Db,
  move: CreditMove,
  amount: number,
  reason: 'BOOKING' | 'RELEASE' | 'CANCEL' | 'REFUND',
): Promise<void> {
  await tx
    .insertInto('credit_entries')
    .values({
      id: newId(),
      branch_id: move.branchId,
      attempt_id: move.attemptId,
      amount,
      reason,
      created_at: move.now,
    })
    .execute();
}
