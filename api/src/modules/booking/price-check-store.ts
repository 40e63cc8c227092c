import type { Insertable } from 'kysely';
import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import type { PriceCheckRow, PriceCheckTable } from './tables.ts';

/** Stores a price check. Supplier links stay in this row. */
export async function insertPriceCheck(db: Db, row: Insertable<PriceCheckTable>): Promise<void> {
  await db
    .insertInto('price_checks')
    .values({
      ...row,
      property_snapshot: jsonb(row.property_snapshot),
      stay: jsonb(row.stay),
      rate: jsonb(row.rate),
      seller: row.seller ? jsonb(row.seller) : null,
    })
    .execute();
}

/** Deletes what ran out before then and was never booked, with the drafts that hang on it. */
export async function deletePriceChecksExpiredBefore(db: Db, instant: Date): Promise<void> {
  await db
    .deleteFrom('price_checks')
    .where('expires_at', '<', instant)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_attempts')
            .select('booking_attempts.id')
            .whereRef('booking_attempts.price_check_id', '=', 'price_checks.id'),
        ),
      ),
    )
    .execute();
}

/** Price checks of the branch that are still good and that nobody has begun to book, and when the first of them ends. */
export async function countOpenPriceChecks(
  db: Db,
  branchId: string,
  now: Date,
): Promise<{ count: number; firstEnd: Date | null }> {
  const { count, first_end: firstEnd } = await db
    .selectFrom('price_checks')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('expires_at').as('first_end')])
    .where('branch_id', '=', branchId)
    .where('expires_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_attempts')
            .select('booking_attempts.id')
            .whereRef('booking_attempts.price_check_id', '=', 'price_checks.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return { count: Number(count), firstEnd };
}

/** A price check of the branch; a foreign one is absent. */
export async function findPriceCheck(db: Db, branchId: string, id: string): Promise<PriceCheckRow | null> {
  const row = await db
    .selectFrom('price_checks')
    .selectAll()
    .where('id', '=', id)
    .where('branch_id', '=', branchId)
    .executeTakeFirst();
  return row ?? null;
}
