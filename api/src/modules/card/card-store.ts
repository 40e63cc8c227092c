import { sql, type Transaction } from 'kysely';
import type { StoredCard } from '../../adapters/cards/cards-port.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { Database } from '../../db/schema.ts';
import { isFailing } from '../work-failure/failing-work.ts';
import type { CardRegistrationRow, CreditCardRow } from './tables.ts';

/** A card that paid, and whose own it is when it was for that booking alone. */
export interface PaidCardRow extends CreditCardRow {
  booked_by: string | null;
}

type Executor = Db | Transaction<Database>;

/** Cards by id, deleted ones included. Unscoped: for ids taken from a row already checked. */
export async function findCreditCards(db: Db, ids: readonly string[]): Promise<PaidCardRow[]> {
  return db
    .selectFrom('credit_cards')
    .leftJoin('booking_cards', 'booking_cards.card_id', 'credit_cards.id')
    .selectAll('credit_cards')
    .select('booking_cards.user_id as booked_by')
    .where('credit_cards.id', 'in', [...ids])
    .execute();
}

/** The usable cards of a branch, in the order of registration. */
export async function listBranchCards(db: Db, branchId: string): Promise<CreditCardRow[]> {
  return db
    .selectFrom('credit_cards')
    .selectAll()
    .where('branch_id', '=', branchId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A usable card of a branch; null for a deleted one and for another branch's alike. */
export async function findBranchCard(
  db: Executor,
  branchId: string,
  id: string,
): Promise<CreditCardRow | null> {
  const row = await db
    .selectFrom('credit_cards')
    .selectAll()
    .where('branch_id', '=', branchId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Renames a usable card of the branch; null when there is none. */
export async function updateCardNickname(
  db: Db,
  branchId: string,
  id: string,
  nickname: string,
): Promise<CreditCardRow | null> {
  const row = await db
    .updateTable('credit_cards')
    .set({ nickname })
    .where('branch_id', '=', branchId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Marks a card of the branch as deleted; the row as it was, or null when there is none. */
export async function markCardDeleted(
  tx: Transaction<Database>,
  branchId: string,
  id: string,
  at: Date,
): Promise<CreditCardRow | null> {
  const row = await tx
    .updateTable('credit_cards')
    .set({ deleted_at: at })
    .where('branch_id', '=', branchId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Deleted cards that the provider still holds, of all branches: for the job that ends that. With an id only that one. */
export async function findAttachedCards(
  db: Db,
  limit: number,
  id?: string,
): Promise<Pick<CreditCardRow, 'id' | 'payment_method_id'>[]> {
  return db
    .selectFrom('credit_cards')
    .select(['id', 'payment_method_id'])
    .where('deleted_at', 'is not', null)
    .where('detached_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy(isFailing('card-detach', 'credit_cards.id'))
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
}

export async function markCardDetached(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('credit_cards').set({ detached_at: at }).where('id', '=', id).execute();
}

export async function findBranchCustomer(db: Db, branchId: string): Promise<string | null> {
  const row = await db
    .selectFrom('branches')
    .select('stripe_customer_id')
    .where('id', '=', branchId)
    .executeTakeFirstOrThrow();
  return row.stripe_customer_id;
}

/** Remembers the provider's customer unless another request did so first; the one that is kept. */
export async function saveBranchCustomer(db: Db, branchId: string, customerId: string): Promise<string> {
  await db
    .updateTable('branches')
    .set({ stripe_customer_id: customerId })
    .where('id', '=', branchId)
    .where('stripe_customer_id', 'is', null)
    .execute();
  return (await findBranchCustomer(db, branchId)) ?? customerId;
}

/** The registration of a key: the existing one, or a new one with this input. */
export async function ensureRegistration(
  db: Db,
  input: {
    branchId: string;
    userId: string;
    key: string;
    inputHash: string;
    nickname: string;
    priceCheckId: string | null;
  },
): Promise<CardRegistrationRow> {
  await db
    .insertInto('card_registrations')
    .values({
      id: newId(),
      branch_id: input.branchId,
      user_id: input.userId,
      idempotency_key: input.key,
      input_hash: input.inputHash,
      nickname: input.nickname,
      price_check_id: input.priceCheckId,
    })
    .onConflict((conflict) => conflict.columns(['branch_id', 'idempotency_key']).doNothing())
    .execute();
  return db
    .selectFrom('card_registrations')
    .selectAll()
    .where('branch_id', '=', input.branchId)
    .where('idempotency_key', '=', input.key)
    .executeTakeFirstOrThrow();
}

export async function saveSetupIntent(db: Db, registrationId: string, setupIntentId: string): Promise<void> {
  await db
    .updateTable('card_registrations')
    .set({ setup_intent_id: setupIntentId })
    .where('id', '=', registrationId)
    .execute();
}

export async function findRegistration(
  db: Db,
  branchId: string,
  setupIntentId: string,
): Promise<CardRegistrationRow | null> {
  const row = await db
    .selectFrom('card_registrations')
    .selectAll()
    .where('branch_id', '=', branchId)
    .where('setup_intent_id', '=', setupIntentId)
    .executeTakeFirst();
  return row ?? null;
}

/** Registrations for one booking whose holder was sent to the bank, and whose preparation had run out by then. */
export async function findLostSetups(db: Db, ranOutBy: Date, limit: number): Promise<CardRegistrationRow[]> {
  return db
    .selectFrom('card_registrations as r')
    .selectAll()
    .where('r.price_check_id', 'is not', null)
    .where('r.setup_intent_id', 'is not', null)
    .where('r.credit_card_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('price_checks as c')
            .select('c.id')
            .whereRef('c.id', '=', 'r.price_check_id')
            .where('c.expires_at', '>', ranOutBy),
        ),
      ),
    )
    .orderBy('r.created_at')
    .limit(limit)
    .execute();
}

/** Nobody can come back to a registration that nothing was kept of. */
export async function forgetSetup(db: Db, registrationId: string): Promise<void> {
  await db
    .updateTable('card_registrations')
    .set({ setup_intent_id: null })
    .where('id', '=', registrationId)
    .where('credit_card_id', 'is', null)
    .execute();
}

/**
 * Stores the card of a finished registration, once however often it is reported. Null when the payment method is a card
 * of another use already.
 */
export async function completeRegistration(
  db: Db,
  registration: CardRegistrationRow,
  customerId: string,
  card: StoredCard,
): Promise<CreditCardRow | null> {
  const { price_check_id: priceCheckId, branch_id: branchId, user_id: userId } = registration;
  return db.transaction().execute(async (tx) => {
    const now = sql<Date>`now()`;
    const inserted = await tx
      .insertInto('credit_cards')
      .values({
        id: newId(),
        branch_id: branchId,
        nickname: registration.nickname,
        brand: card.brand,
        last4: card.last4,
        exp_year: card.expYear,
        exp_month: card.expMonth,
        payment_method_id: card.paymentMethodId,
        stripe_customer_id: customerId,
        registered_by: userId,
        ...(priceCheckId === null ? {} : { deleted_at: now, detached_at: now }),
      })
      .onConflict((conflict) => conflict.column('payment_method_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted && priceCheckId !== null) {
      const use = {
        card_id: inserted.id,
        branch_id: branchId,
        user_id: userId,
        price_check_id: priceCheckId,
      };
      await tx.insertInto('booking_cards').values(use).execute();
    }
    const row = await tx
      .selectFrom('credit_cards')
      .selectAll()
      .where('payment_method_id', '=', card.paymentMethodId)
      .where('branch_id', '=', branchId)
      .executeTakeFirst();
    if (!row) return null;
    const use = await tx
      .selectFrom('booking_cards')
      .select(['user_id', 'price_check_id'])
      .where('card_id', '=', row.id)
      .executeTakeFirst();
    if ((use?.price_check_id ?? null) !== priceCheckId || (use && use.user_id !== userId)) return null;
    await tx
      .updateTable('card_registrations')
      .set({ credit_card_id: row.id })
      .where('id', '=', registration.id)
      .execute();
    return row;
  });
}
