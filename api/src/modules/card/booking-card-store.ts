import type { Db } from '../../db/client.ts';
import type { CreditCardRow } from './tables.ts';

/** Who pays which preparation. */
export interface BookingCardOwner {
  branchId: string;
  userId: string;
  priceCheckId: string;
}

/** The cards that a person entered for a preparation alone, while they may be used. */
export async function listBookingCards(db: Db, owner: BookingCardOwner): Promise<CreditCardRow[]> {
  return queryBookingCards(db, owner).orderBy('credit_cards.created_at').orderBy('credit_cards.id').execute();
}

/** One of them; null for anybody else's and for another preparation's alike. */
export async function findBookingCard(
  db: Db,
  owner: BookingCardOwner,
  id: string,
): Promise<CreditCardRow | null> {
  const row = await queryBookingCards(db, owner).where('credit_cards.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Whether the branch has this preparation. */
export async function hasPreparation(db: Db, branchId: string, priceCheckId: string): Promise<boolean> {
  const row = await db
    .selectFrom('price_checks')
    .select('id')
    .where('id', '=', priceCheckId)
    .where('branch_id', '=', branchId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets a new preparation that continues an earlier one be paid with what was entered for it, unless that is being booked. */
export async function moveBookingCards(
  db: Db,
  { branchId, userId, priceCheckId }: BookingCardOwner,
  nextPriceCheckId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const cards = await tx
      .selectFrom('booking_cards')
      .select('card_id')
      .where('price_check_id', '=', priceCheckId)
      .where('user_id', '=', userId)
      .where('branch_id', '=', branchId)
      .where('released_at', 'is', null)
      .forUpdate()
      .execute();
    if (cards.length === 0) return;
    // After the lock: a charge that began before holds it until its attempt is on record.
    const paying = await tx
      .selectFrom('booking_attempts')
      .select('means')
      .where('price_check_id', '=', priceCheckId)
      .where('state', 'not in', ['CREATED', 'FAILED'])
      .execute();
    const charged = new Set(
      paying.map(({ means }) => (means.type === 'CREDIT_CARD' ? means.creditCardId : '')),
    );
    const free = cards.map((card) => card.card_id).filter((id) => !charged.has(id));
    if (free.length === 0) return;
    await tx
      .updateTable('booking_cards')
      .set({ price_check_id: nextPriceCheckId })
      .where('card_id', 'in', free)
      .execute();
  });
}

function queryBookingCards(db: Db, { branchId, userId, priceCheckId }: BookingCardOwner) {
  return db
    .selectFrom('credit_cards')
    .innerJoin('booking_cards', 'booking_cards.card_id', 'credit_cards.id')
    .selectAll('credit_cards')
    .where('booking_cards.branch_id', '=', branchId)
    .where('booking_cards.user_id', '=', userId)
    .where('booking_cards.price_check_id', '=', priceCheckId)
    .where('released_at', 'is', null);
}
