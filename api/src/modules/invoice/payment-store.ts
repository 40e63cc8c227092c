import type { Db } from '../../db/client.ts';
import type { InvoicePaymentRow } from './tables.ts';

/** The payments of invoices, removed ones too, by their days. Unscoped: for invoices already checked. */
export async function findPayments(db: Db, invoiceIds: readonly string[]): Promise<InvoicePaymentRow[]> {
  if (invoiceIds.length === 0) return [];
  return db
    .selectFrom('invoice_payments')
    .selectAll()
    .where('invoice_id', 'in', [...invoiceIds])
    .orderBy('paid_on')
    .orderBy('recorded_at')
    .orderBy('id')
    .execute();
}

/** The payment that was recorded under a key. */
export async function findPaymentByKey(db: Db, key: string): Promise<InvoicePaymentRow | null> {
  const row = await db
    .selectFrom('invoice_payments')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes a payment; false when another request has used its key meanwhile. */
export async function insertPayment(
  tx: Db,
  payment: Omit<InvoicePaymentRow, 'removed_by' | 'removed_at'>,
): Promise<boolean> {
  const written = await tx
    .insertInto('invoice_payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Marks a payment as recorded wrongly. */
export async function markPaymentRemoved(
  tx: Db,
  id: string,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('invoice_payments')
    .set({ removed_by: userId, removed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Those that count. */
export function activePayments(payments: readonly InvoicePaymentRow[]): InvoicePaymentRow[] {
  return payments.filter(({ removed_at }) => removed_at === null);
}

/** Yen that payments which count add up to. */
export function sumPayments(payments: readonly InvoicePaymentRow[]): number {
  return activePayments(payments).reduce((sum, { amount }) => sum + amount, 0);
}
