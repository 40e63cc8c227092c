import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';

/** Credit limit of one branch, in yen. */
export interface CreditLimit {
  /** What it may owe at most. */
  limit: number;
  /** What it owes of that: bookings by invoice that are not paid yet. */
  used: number;
}

/**
 * How much invoice credit a branch has altogether. Its row keeps what is left, and each movement is an entry, so that
 * what is left without all movements is the limit.
 */
export async function readCreditLimit(db: Db, branchId: string): Promise<CreditLimit> {
  const { cash_balance: left } = await db
    .selectFrom('branches')
    .select('cash_balance')
    .where('id', '=', branchId)
    .executeTakeFirstOrThrow();
  const { moved } = await db
    .selectFrom('credit_entries')
    .select(({ fn }) => fn.sum<string | number | null>('amount').as('moved'))
    .where('branch_id', '=', branchId)
    .executeTakeFirstOrThrow();
  const used = 0 - Number(moved ?? 0);
  return { limit: left + used, used };
}

export type CreditLimitResult =
  | { kind: 'changed'; left: number }
  | { kind: 'failed'; code: 'CHANGED' | 'USED' };

/**
 * Sets the limit of a branch's invoice credit; what bookings use of it stays used, also by one under way. CHANGED when
 * the limit is another one than somebody saw, USED when the branch owes more than the new one.
 */
export async function changeCreditLimit(
  app: AppContext,
  change: { branchId: string; seen: number; limit: number },
): Promise<CreditLimitResult> {
  return app.db.transaction().execute(async (tx): Promise<CreditLimitResult> => {
    // Every movement changes this row in its own transaction: none comes between reading and writing.
    await tx.selectFrom('branches').select('id').where('id', '=', change.branchId).forUpdate().execute();
    const { limit, used } = await readCreditLimit(tx, change.branchId);
    if (limit !== change.seen) return { kind: 'failed', code: 'CHANGED' };
    const left = change.limit - used;
    if (left < 0) return { kind: 'failed', code: 'USED' };
    await tx
      .updateTable('branches')
      .set({ cash_balance: left, updated_at: app.clock() })
      .where('id', '=', change.branchId)
      .execute();
    return { kind: 'changed', left };
  });
}
