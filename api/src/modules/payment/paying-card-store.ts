import type { Db } from '../../db/client.ts';

export interface PayingCard {
  paymentMethodId: string;
  customerId: string;
}

/** Whose booking is paid. Without the preparation and its user only cards of the branch pay. */
export interface PaidBooking {
  branch_id: string;
  user_id?: string;
  price_check_id?: string | null;
}

/** A card of the branch, or the user's own for this preparation, ready to be charged; any other one is absent. */
export async function findPayingCard(
  db: Db,
  booking: PaidBooking,
  cardId: string,
): Promise<PayingCard | null> {
  const card = await queryBranchCard(db, booking, cardId).executeTakeFirst();
  return toPayingCard(card ?? (await queryBookingCard(db, booking, cardId).executeTakeFirst()));
}

/** The same for a charge that begins in this transaction: until its end nobody removes the card. */
export async function lockPayingCard(
  tx: Db,
  booking: PaidBooking,
  cardId: string,
): Promise<PayingCard | null> {
  const card = await queryBranchCard(tx, booking, cardId).forShare().executeTakeFirst();
  return toPayingCard(
    card ?? (await queryBookingCard(tx, booking, cardId).forShare('booking_cards').executeTakeFirst()),
  );
}

function queryBranchCard(db: Db, { branch_id }: PaidBooking, cardId: string) {
  return db
    .selectFrom('credit_cards')
    .select(['payment_method_id', 'stripe_customer_id'])
    .where('id', '=', cardId)
    .where('branch_id', '=', branch_id)
    .where('deleted_at', 'is', null);
}

function queryBookingCard(db: Db, { branch_id, user_id, price_check_id }: PaidBooking, cardId: string) {
  return db
    .selectFrom('booking_cards')
    .innerJoin('credit_cards', 'credit_cards.id', 'booking_cards.card_id')
    .select(['payment_method_id', 'stripe_customer_id'])
    .where('card_id', '=', cardId)
    .where('booking_cards.branch_id', '=', branch_id)
    .where('booking_cards.user_id', '=', user_id ?? '')
    .where('booking_cards.price_check_id', '=', price_check_id ?? '')
    .where('released_at', 'is', null);
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
