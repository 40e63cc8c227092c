import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { BookingRequest } from './booking-types.ts';
import { secondsFrom } from './attempt-run.ts';
import { selectAttemptsUnderWay } from './attempts-under-way.ts';
import { getGuestKeys } from './guest-keys.ts';
import { guestNameKey } from './guest-name-key.ts';
import { LEASE_SECONDS } from './lease-renewals.ts';
import type { PriceCheckRow } from './tables.ts';

/**
 * Whether another preparation of the branch is being booked at this moment for one of these guests, at the same hotel,
 * on overlapping days, and has no trip yet. Without somebody at work nothing is bought, so an attempt counts while it
 * is owned, for a moment after it was opened, and from the call to the supplier until its outcome is known.
 */
export async function isSimilarUnderWay(
  db: Db,
  check: PriceCheckRow,
  guests: BookingRequest['guests'],
  now: Date,
): Promise<boolean> {
  const { employeeIds, names } = getGuestKeys(guests);
  const row = await selectAttemptsUnderWay(db, check, now)
    .select('attempts.id')
    .where('attempts.branch_id', '=', check.branch_id)
    // The database lets only one of two attempts that replace the same trip pass.
    .where(sql<boolean>`(attempts.previous_travel_id is distinct from ${check.previous_travel_id}
      or attempts.previous_travel_id is null)`)
    .where((eb) =>
      eb.or([
        eb('attempts.lease_until', '>', now),
        eb('attempts.state', 'in', ['SUPPLIER_SENT', 'SUPPLIER_UNKNOWN']),
        eb.and([
          eb('attempts.state', '=', 'CREATED'),
          sql<boolean>`coalesce(attempts.failure, 'null') = 'null'`,
          eb('attempts.updated_at', '>', secondsFrom(now, -LEASE_SECONDS)),
        ]),
      ]),
    )
    .where(sql<boolean>`exists (
      select from jsonb_array_elements(attempts.request->'guests') as guest
      where guest->>'employeeId' = any(${employeeIds}::text[])
        or ${guestNameKey(sql`guest->>'familyName'`, sql`guest->>'givenName'`)} = any(${names}::text[]))`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
