import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { returnCredit } from './credit-store.ts';
import type { TravelRow } from '../travel/tables.ts';

/**
 * The rooms of a trip cost `amount` yen less than before: invoice credit goes back at once, a card is settled by the job
 * after this transaction. Runs in the transaction that changes the rooms.
 */
export async function refundToPayer(
  tx: Transaction<Database>,
  travel: TravelRow,
  amount: number,
  reason: 'CANCEL' | 'REFUND',
  now: Date,
): Promise<void> {
  const payment = tx.updateTable('payments').where('attempt_id', '=', travel.attempt_id);
  if (travel.payment_type === 'CREDIT_CARD') {
    // The new version keeps a movement under way from clearing the wish for the next one.
    await payment
      .set((eb) => ({ next_try_at: now, version: eb('version', '+', 1), updated_at: now }))
      .execute();
  } else if (amount > 0) {
    await payment
      .set((eb) => ({
        refunded: eb('refunded', '+', amount),
        version: eb('version', '+', 1),
        updated_at: now,
      }))
      .execute();
    const move = { branchId: travel.branch_id, attemptId: travel.attempt_id, amount, now };
    await returnCredit(tx, move, reason);
  }
}
