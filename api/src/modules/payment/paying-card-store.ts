import type { Db } from '../../db/client.ts';

export interface PayingCard {
  paymentMethodId: string;
  customerId: string;
}

/** A registered card of the branch, ready to be charged; a foreign or removed one is absent. */
export async function findPayingCard(db: Db, branchId: string, cardId: string): Promise<PayingCard | null> {
  return toPayingCard(await queryCard(db, branchId, cardId).executeTakeFirst());
}

/** The same for a charge that begins in this transaction: until its end nobody removes the card. */
export async function lockPayingCard(tx: Db, branchId: string, cardId: string): Promise<PayingCard | null> {
  return toPayingCard(await queryCard(tx, branchId, cardId).forShare().executeTakeFirst());
}

function queryCard(db: Db, branchId: string, cardId: string) {
  return db
    .selectFrom('credit_cards')
    .select(['payment_method_id', 'stripe_customer_id'])
    .where('id', '=', cardId)
    .where('branch_id', '=', branchId)
    .where('deleted_at', 'is', null);
}

function toPayingCard(
  row: { payment_method_id: string; stripe_customer_id: string } | undefined,
): PayingCard | null {
  return row ? { paymentMethodId: row.payment_method_id, customerId: row.stripe_customer_id } : null;
}

/** The card provider's customer of a branch; null when the branch never registered a card. */
export async function findAttemptCustomer(db: Db, branchId: string): Promise<string | null> {
  const row = await db
    .selectFrom('branches')
    .select('stripe_customer_id')
    .where('id', '=', branchId)
    .executeTakeFirst();
  return row?.stripe_customer_id ?? null;
}
