import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { PaymentRow, PaymentTable } from '../booking/tables.ts';

export async function findPayment(db: Db, attemptId: string): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return row ?? null;
}

/** Records held funds. A former hold of the same attempt that was released is replaced. */
export async function recordHold(
  db: Db,
  hold: Pick<
    Insertable<PaymentTable>,
    'attempt_id' | 'branch_id' | 'type' | 'payment_intent_id' | 'held' | 'capture_before'
  >,
  now: Date,
): Promise<void> {
  const fresh = {
    state: 'HELD' as const,
    held: hold.held,
    payment_intent_id: hold.payment_intent_id,
    type: hold.type,
    capture_before: hold.capture_before ?? null,
    renewed_at: null,
    renewal_refused: null,
  };
  await db
    .insertInto('payments')
    .values({ ...hold, state: 'HELD', created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('attempt_id')
        .doUpdateSet((eb) => ({ ...fresh, version: eb('payments.version', '+', 1), updated_at: now }))
        .where('payments.state', '=', 'RELEASED'),
    )
    .execute();
}

/** Writes onto the version that was read; null when someone else wrote in between. */
export async function updatePayment(
  db: Db,
  read: Pick<PaymentRow, 'attempt_id' | 'version'>,
  change: Updateable<PaymentTable>,
): Promise<PaymentRow | null> {
  const row = await db
    .updateTable('payments')
    .set({ ...change, version: read.version + 1 })
    .where('attempt_id', '=', read.attempt_id)
    .where('version', '=', read.version)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
