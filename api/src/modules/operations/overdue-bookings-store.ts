import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { findOldest } from './find-oldest.ts';
import type { OverdueWork } from './overdue-work.ts';

/*
 * These read single columns and never a whole row: a row that nothing can read is just what they must find.
 */

/** Bookings without an outcome since `before`, by their state alone: whether a handler ran or threw does not matter. */
export async function findOverdueBookings(db: Db, before: Date): Promise<OverdueWork[]> {
  return findOldest(
    db,
    sql<OverdueWork>`
    select
      case when a.state in ('SUPPLIER_SENT', 'SUPPLIER_UNKNOWN') then 'BOOKING_UNKNOWN' else 'DEAD_LETTER' end as "kind",
      case when a.state in ('SUPPLIER_SENT', 'SUPPLIER_UNKNOWN') then a.id else 'booking-wake:' || a.id end as "subject",
      'booking' as "work", a.id as "attemptId", a.travel_id as "travelId", a.branch_id as "branchId",
      a.payment_price as "price", a.supplier_reference as "reference", a.state as "state",
      coalesce(a.sent_at, a.price_checked_at, a.created_at) as "since", f.failures, f.error
    from booking_attempts a left join work_failures f on f.work = 'booking' and f.subject = a.id
    where (a.state in ('SUPPLIER_SENT', 'SUPPLIER_UNKNOWN') and a.sent_at <= ${before})
      or (a.state in ('AUTHORIZING', 'AUTHORIZED') and coalesce(a.price_checked_at, a.created_at) <= ${before})
      or (a.state = 'RELEASING' and (a.next_check_at <= ${before} or f.first_failed_at <= ${before}))`,
  );
}

/** Card payments with a movement that should be over, or be begun, since `before`. */
export async function findOverduePayments(db: Db, before: Date): Promise<OverdueWork[]> {
  return findOldest(
    db,
    sql<OverdueWork>`
    select
      case when p.pending is not null then p.pending || '_FAILED' when p.state = 'CAPTURED' then 'REFUND_FAILED'
        when a.state = 'RELEASING' then 'RELEASE_FAILED' else 'CAPTURE_FAILED' end as "kind",
      p.attempt_id as "subject", 'payment' as "work", p.attempt_id as "attemptId", a.travel_id as "travelId",
      p.branch_id as "branchId", coalesce(p.pending_amount, p.held) as "price", p.payment_intent_id as "reference",
      a.state as "state", coalesce(p.pending_since, f.first_failed_at, p.next_try_at) as "since", f.failures, f.error
    from payments p join booking_attempts a on a.id = p.attempt_id
      left join work_failures f on f.work = 'payment' and f.subject = p.attempt_id
    where p.type = 'CREDIT_CARD' and p.next_try_at is not null
      and (p.pending_since <= ${before} or p.next_try_at <= ${before} or f.first_failed_at <= ${before})`,
  );
}

/** Held funds that fall back to the card by `until` while nobody knows whether there is a booking. */
export async function findEndingHolds(db: Db, until: Date): Promise<OverdueWork[]> {
  return findOldest(
    db,
    sql<OverdueWork>`
    select 'HOLD_EXPIRING' as "kind", p.attempt_id as "subject", 'hold' as "work", p.attempt_id as "attemptId",
      a.travel_id as "travelId", p.branch_id as "branchId", p.held as "price", a.supplier_reference as "reference",
      a.state as "state", p.capture_before as "since", f.failures, f.error
    from payments p join booking_attempts a on a.id = p.attempt_id
      left join work_failures f on f.work = 'booking' and f.subject = p.attempt_id
    where p.type = 'CREDIT_CARD' and p.state = 'HELD' and p.capture_before <= ${until}
      and a.state in ('SUPPLIER_SENT', 'SUPPLIER_UNKNOWN')`,
  );
}
