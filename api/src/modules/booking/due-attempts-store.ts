import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { isPaused } from '../work-failure/failing-work.ts';
import type { AttemptState } from './attempt-machine.ts';

const AT_ONCE = 50;

/**
 * Attempts with something due: an open outcome, money to move, an itinerary to read, a lost cancellation or change, a
 * trip to give up, a mail. What fails pauses between its tries and comes last, so that it never keeps the others waiting;
 * of the rest branches take turns, so that no one's backlog keeps another one waiting.
 */
export async function findDueAttempts(db: Db, now: Date): Promise<string[]> {
  const due = db
    .selectFrom(dueParts(db, now).as('part'))
    .innerJoin('booking_attempts', 'booking_attempts.id', 'part.attempt_id')
    .select(({ fn }) => ['part.attempt_id', 'booking_attempts.branch_id', fn.min('part.due_at').as('due_at')])
    .select(
      sql<boolean>`exists (select 1 from work_failures as failure where failure.subject = part.attempt_id)`.as(
        'is_failing',
      ),
    )
    .groupBy(['part.attempt_id', 'booking_attempts.branch_id']);
  const rows = await db
    .selectFrom(due.as('due'))
    .select('attempt_id')
    .orderBy('is_failing')
    .orderBy(sql`row_number() over (partition by branch_id, is_failing order by due_at)`)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ attempt_id }) => attempt_id);
}

function dueParts(db: Db, now: Date) {
  const not = (paused: ReturnType<typeof isPaused>) => sql<boolean>`not ${paused}`;
  return db
    .selectFrom('booking_attempts')
    .select(['id as attempt_id', 'next_check_at as due_at'])
    .where('next_check_at', '<=', now)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]))
    .where(not(isPaused('booking', 'booking_attempts.id', now)))
    .unionAll(
      db
        .selectFrom('payments')
        .select(['attempt_id', 'next_try_at as due_at'])
        .where('type', '=', 'CREDIT_CARD')
        .where('next_try_at', '<=', now)
        .where(not(isPaused('payment', 'payments.attempt_id', now))),
    )
    .unionAll(
      db
        .selectFrom('travels')
        .select(['attempt_id', 'itinerary_next_read_at as due_at'])
        .where('itinerary_next_read_at', '<=', now)
        .where(not(isPaused('itinerary', 'travels.attempt_id', now))),
    )
    .unionAll(dueRooms(db, now, 'cancel'))
    .unionAll(dueRooms(db, now, 'change'))
    .unionAll(
      db
        .selectFrom('date_changes')
        .select(['attempt_id', 'next_try_at as due_at'])
        .where('next_try_at', '<=', now)
        .where(not(isPaused('date-change', 'date_changes.attempt_id', now))),
    )
    .unionAll(dueMails(db, now));
}

function dueRooms(db: Db, now: Date, work: 'cancel' | 'change') {
  const dueAt = `travel_rooms.${work}_next_check_at` as const;
  return db
    .selectFrom('travel_rooms')
    .innerJoin('travels', 'travels.id', 'travel_rooms.travel_id')
    .select(['travels.attempt_id', `${dueAt} as due_at`])
    .where(dueAt, '<=', now)
    .where(sql<boolean>`not ${isPaused(work, 'travels.attempt_id', now)}`);
}

function dueMails(db: Db, now: Date) {
  const waiting = db
    .selectFrom('travel_mails')
    .select(['travel_id', 'next_try_at'])
    .where('sent_at', 'is', null)
    .where('next_try_at', '<=', now)
    .unionAll(
      db
        .selectFrom('travel_notices')
        .select(['travel_id', 'next_try_at'])
        .where('sent_at', 'is', null)
        .where('next_try_at', '<=', now),
    )
    .unionAll(
      db
        .selectFrom('refund_mails')
        .select(['travel_id', 'next_try_at'])
        .where('sent_at', 'is', null)
        .where('next_try_at', '<=', now),
    );
  return db
    .selectFrom(waiting.as('mails'))
    .innerJoin('travels', 'travels.id', 'mails.travel_id')
    .select(['travels.attempt_id', 'mails.next_try_at as due_at'])
    .where(sql<boolean>`not ${isPaused('mail', 'travels.attempt_id', now)}`);
}

/** Attempts that a job still has to look at, by state; for all others there is nothing to do. */
export async function countOpenAttempts(db: Db): Promise<{ state: AttemptState; count: number }[]> {
  return db
    .selectFrom('booking_attempts')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')] as const)
    .where('next_check_at', 'is not', null)
    .groupBy('state')
    .execute();
}
