import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { findOldest } from './find-oldest.ts';
import type { OverdueWork } from './overdue-work.ts';

/** A mail that was never tried and is due later than at once was put off by a limit. */
const isHeldBack = sql`(tries = 0 and next_try_at > created_at)`;

/** Cancellations or changes that were sent before `before` and have no end yet. */
export async function findOverdueRooms(
  db: Db,
  work: 'cancel' | 'change',
  before: Date,
): Promise<OverdueWork[]> {
  const column = (name: string) => sql.ref(`r.${work}_${name}`);
  return findOldest(
    db,
    sql<OverdueWork>`
    select ${work === 'cancel' ? 'CANCEL_UNKNOWN' : 'CHANGE_UNKNOWN'} as "kind", r.id as "subject", ${work} as "work",
      t.attempt_id as "attemptId", t.id as "travelId", t.branch_id as "branchId",
      ${work === 'cancel' ? sql`r.cancel_penalty` : sql`null::int8`} as "price",
      coalesce(t.itinerary_id, t.supplier_reference) as "reference", ${column('state')} as "state",
      ${column('started_at')} as "since", f.failures, f.error
    from travel_rooms r join travels t on t.id = r.travel_id
      left join work_failures f on f.work = ${work} and f.subject = t.attempt_id
    where ${column('state')} is not null and ${column('started_at')} <= ${before}`,
  );
}

/** Moves of dates whose previous trip should be given up since `before`. */
export async function findOverdueDateChanges(db: Db, before: Date): Promise<OverdueWork[]> {
  return findOldest(
    db,
    sql<OverdueWork>`
    select 'DATE_CHANGE_INCOMPLETE' as "kind", d.previous_travel_id as "subject", 'date-change' as "work",
      d.attempt_id as "attemptId", t.id as "travelId", t.branch_id as "branchId", d.accepted_penalty as "price",
      coalesce(t.itinerary_id, t.supplier_reference) as "reference", d.state as "state", d.created_at as "since",
      f.failures, f.error
    from date_changes d join travels t on t.id = d.previous_travel_id
      left join work_failures f on f.work = 'date-change' and f.subject = d.attempt_id
    where d.state = 'CANCELING' and d.created_at <= ${before}`,
  );
}

/** Itineraries that should be read since `before`, or whose reading throws since then. */
export async function findOverdueReadings(db: Db, before: Date): Promise<OverdueWork[]> {
  return findOldest(
    db,
    sql<OverdueWork>`
    select 'DEAD_LETTER' as "kind", 'booking-wake:' || t.attempt_id as "subject", 'itinerary' as "work",
      t.attempt_id as "attemptId", t.id as "travelId", t.branch_id as "branchId", null::int8 as "price",
      coalesce(t.itinerary_id, t.supplier_reference) as "reference", t.status as "state",
      least(t.itinerary_next_read_at, f.first_failed_at) as "since", f.failures, f.error
    from travels t left join work_failures f on f.work = 'itinerary' and f.subject = t.attempt_id
    where t.itinerary_next_read_at <= ${before}
      or (t.itinerary_next_read_at is not null and f.first_failed_at <= ${before})`,
  );
}

/** Mails about trips that wait since before `before`. */
export async function findOverdueMails(db: Db, before: Date): Promise<OverdueWork[]> {
  return findOldest(
    db,
    sql<OverdueWork>`
    select 'MAIL_UNSENT' as "kind", m.id as "subject", 'mail' as "work", t.attempt_id as "attemptId",
      t.id as "travelId", t.branch_id as "branchId", null::int8 as "price", null as "reference", m.kind as "state",
      m.created_at as "since", coalesce(f.failures, m.tries) as "failures", f.error
    from (
      select id, travel_id, kind, created_at, tries from travel_mails where sent_at is null and not ${isHeldBack}
      union all select id, travel_id, kind, created_at, tries from travel_notices where sent_at is null
      union all select id, travel_id, 'REFUNDED', created_at, tries from refund_mails where sent_at is null
    ) m join travels t on t.id = m.travel_id
      left join work_failures f on f.work = 'mail' and f.subject = t.attempt_id
    where m.created_at <= ${before}`,
  );
}

/** Branches whose mails a limit holds back, however short. Confirmations of canceled trips are not sent any more. */
export async function findHeldBackMails(db: Db): Promise<OverdueWork[]> {
  return findOldest(
    db,
    sql<OverdueWork>`
    select 'MAIL_UNSENT' as "kind", 'held-back:' || t.branch_id as "subject", 'mail' as "work", null as "attemptId",
      null as "travelId", t.branch_id as "branchId", null::int8 as "price", null as "reference", null as "state",
      min(m.created_at) as "since", null::int4 as "failures", null as "error", count(*)::int4 as "heldBack"
    from (select travel_id, kind, created_at from travel_mails where sent_at is null and ${isHeldBack}) m
      join travels t on t.id = m.travel_id
    where not (m.kind = 'BOOKED' and t.status = 'CANCELED')
    group by t.branch_id`,
  );
}
