import type { Db } from '../../db/client.ts';
import type { AttemptState } from './attempt-machine.ts';

const AT_ONCE = 50;

/** Attempts with something due: an open outcome, money to move, an itinerary to read, a lost cancellation or change, a trip to give up, a mail. */
export async function findDueAttempts(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('booking_attempts')
    .select('id as attempt_id')
    .where('next_check_at', '<=', now)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]))
    .union(
      db
        .selectFrom('payments')
        .select('attempt_id')
        .where('type', '=', 'CREDIT_CARD')
        .where('next_try_at', '<=', now),
    )
    .union(db.selectFrom('travels').select('attempt_id').where('itinerary_next_read_at', '<=', now))
    .union(
      db
        .selectFrom('travel_rooms')
        .innerJoin('travels', 'travels.id', 'travel_rooms.travel_id')
        .select('travels.attempt_id')
        .where('travel_rooms.cancel_next_check_at', '<=', now),
    )
    .union(
      db
        .selectFrom('travel_rooms')
        .innerJoin('travels', 'travels.id', 'travel_rooms.travel_id')
        .select('travels.attempt_id')
        .where('travel_rooms.change_next_check_at', '<=', now),
    )
    .union(db.selectFrom('date_changes').select('attempt_id').where('next_try_at', '<=', now))
    .union(
      db
        .selectFrom('travel_mails')
        .innerJoin('travels', 'travels.id', 'travel_mails.travel_id')
        .select('travels.attempt_id')
        .where('travel_mails.sent_at', 'is', null)
        .where('travel_mails.next_try_at', '<=', now),
    )
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ attempt_id }) => attempt_id);
}

/** Attempts that a job still has to look at, by state; all others are at rest. */
export async function countOpenAttempts(db: Db): Promise<{ state: AttemptState; count: number }[]> {
  return db
    .selectFrom('booking_attempts')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')] as const)
    .where('next_check_at', 'is not', null)
    .groupBy('state')
    .execute();
}
