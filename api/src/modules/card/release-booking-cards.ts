import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** A preparation that ran out may be continued by another one for this long: its card then moves with it. */
export const UNUSED_FOR_MS = 24 * 3_600_000;

/**
 * Hands over to the job that detaches deleted cards what was entered for one booking and is no longer needed: nothing is
 * held on it or moving, and it is booked or can't be booked any more. Refunds go to the payment, whose card may be gone.
 */
export async function releaseBookingCards(db: Db, now: Date, limit: number): Promise<void> {
  const candidates = await findUnneeded(db, now, limit);
  for (const cardId of candidates) {
    await db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('booking_cards')
        .select('card_id')
        .where('card_id', '=', cardId)
        .forUpdate()
        .executeTakeFirst();
      // After the lock: a charge that began before holds it until its attempt is on record.
      if (!(await findUnneeded(tx, now, 1, cardId)).includes(cardId)) return;
      await tx.updateTable('booking_cards').set({ released_at: now }).where('card_id', '=', cardId).execute();
      await tx
        .updateTable('credit_cards')
        .set({ deleted_at: now, detached_at: null })
        .where('id', '=', cardId)
        .execute();
    });
  }
}

async function findUnneeded(db: Db, now: Date, limit: number, cardId?: string): Promise<string[]> {
  const since = new Date(now.getTime() - UNUSED_FOR_MS);
  const { rows } = await sql<{ card_id: string }>`
    select b.card_id from booking_cards b
    where b.released_at is null ${cardId === undefined ? sql`` : sql`and b.card_id = ${cardId}`}
      and not exists (
        select from booking_attempts a left join payments p on p.attempt_id = a.id
        where a.price_check_id = b.price_check_id and a.means ->> 'creditCardId' = b.card_id
          and (a.state not in ('CREATED', 'CONFIRMED', 'FAILED') or p.state = 'HELD' or p.pending is not null)
      )
      and (
        exists (
          select from booking_attempts a
          where a.price_check_id = b.price_check_id and a.state = 'CONFIRMED'
        )
        or not exists (select from price_checks c where c.id = b.price_check_id and c.expires_at > ${since})
      )
    order by b.created_at, b.card_id
    limit ${limit}`.execute(db);
  return rows.map((row) => row.card_id);
}
