import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** When the branch last booked, tried to book, changed or canceled at the hotel; null when not since that instant. */
export async function findLastActivity(
  db: Db,
  { branchId, hotelId, since }: { branchId: string; hotelId: string; since: Date },
): Promise<Date | null> {
  const { rows } = await sql<{ last: Date | null }>`
    select greatest(
      (select max(travels.updated_at) from travels
        where travels.branch_id = ${branchId} and travels.property_id = ${hotelId} and travels.updated_at >= ${since}),
      (select max(attempts.updated_at) from booking_attempts as attempts
        join price_checks as checks on checks.id = attempts.price_check_id
        where attempts.updated_at >= ${since} and attempts.branch_id = ${branchId}
          and checks.property_id = ${hotelId})
    ) as last`.execute(db);
  return rows[0]?.last ?? null;
}
