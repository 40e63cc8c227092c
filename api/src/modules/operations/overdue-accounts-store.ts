import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { findOldest } from './find-oldest.ts';
import type { OverdueWork } from './overdue-work.ts';

/** Failures without a row of their own to say that the work is open still count that long after their last try. */
const STILL_FAILING = sql`interval '26 hours'`;

/** What accounts need at the identity service or by mail since before `before`. */
export async function findOverdueAccountTasks(db: Db, before: Date): Promise<OverdueWork[]> {
  return findOldest(
    db,
    sql<OverdueWork>`
    select case when t.kind like '%\\_MAIL' then 'MAIL_UNSENT' else 'ACCOUNT_TASK_OVERDUE' end as "kind",
      t.id as "subject", 'account-task' as "work", null as "attemptId", null as "travelId", u.branch_id as "branchId",
      null::int8 as "price", t.subject_id as "reference", t.kind as "state", t.created_at as "since",
      coalesce(f.failures, t.tries) as "failures", f.error
    from account_tasks t left join users u on u.id = t.subject_id
      left join work_failures f on f.work = 'account-task' and f.subject = t.id
    where t.done_at is null and t.created_at <= ${before}`,
  );
}

/** Accounts that an undone change of address has not made safe, and links to a new password that were not mailed. */
export async function findOverdueEmailUndos(db: Db, before: Date): Promise<OverdueWork[]> {
  return findOldest(
    db,
    sql<OverdueWork>`
    select case when e.secured_at is null then 'ACCOUNT_TASK_OVERDUE' else 'MAIL_UNSENT' end as "kind",
      e.id as "subject", 'account-task' as "work", null as "attemptId", null as "travelId", u.branch_id as "branchId",
      null::int8 as "price", u.id as "reference",
      case when e.secured_at is null then 'UNDO_EMAIL' else 'EMAIL_UNDONE' end as "state",
      e.created_at as "since", coalesce(f.failures, e.tries) as "failures", f.error
    from email_undos e left join users u on u.firebase_uid = e.uid
      left join work_failures f on f.work = 'account-task' and f.subject = e.id
    where e.done_at is null and e.created_at <= ${before}`,
  );
}

/** Mails about changed agencies that are due since before `before`. */
export async function findOverdueChangeMails(db: Db, before: Date): Promise<OverdueWork[]> {
  return findOldest(
    db,
    sql<OverdueWork>`
    select 'MAIL_UNSENT' as "kind", m.id as "subject", 'mail' as "work", null as "attemptId", null as "travelId",
      null as "branchId", null::int8 as "price", m.agency_id as "reference",
      case when m.user_id is null then 'AGENCY_CONTACT_CHANGED' else 'AGENCY_CHANGED' end as "state",
      m.created_at as "since", coalesce(f.failures, m.tries) as "failures", f.error
    from agency_change_mails m left join work_failures f on f.work = 'mail' and f.subject = m.id
    where m.sent_at is null and m.created_at <= ${before}`,
  );
}

/** Deleted cards that the card provider still keeps since before `before`. */
export async function findOverdueDetaches(db: Db, before: Date): Promise<OverdueWork[]> {
  return findOldest(
    db,
    sql<OverdueWork>`
    select 'DEAD_LETTER' as "kind", 'card-detach:' || c.id as "subject", 'card-detach' as "work", null as "attemptId",
      null as "travelId", c.branch_id as "branchId", null::int8 as "price", c.payment_method_id as "reference",
      null as "state", c.deleted_at as "since", f.failures, f.error
    from credit_cards c left join work_failures f on f.work = 'card-detach' and f.subject = c.id
    where c.detached_at is null and c.deleted_at <= ${before}`,
  );
}

/** Closings of a month and comparisons with the outside that throw since `before`. */
export async function findLastingFailures(db: Db, before: Date, now: Date): Promise<OverdueWork[]> {
  return findOldest(
    db,
    sql<OverdueWork>`
    select 'DEAD_LETTER' as "kind", f.work || ':' || f.subject as "subject", f.work as "work", a.id as "attemptId",
      a.travel_id as "travelId", coalesce(a.branch_id, b.id) as "branchId", null::int8 as "price", f.subject as "reference",
      null as "state", f.first_failed_at as "since", f.failures, f.error
    from work_failures f
      left join booking_attempts a on f.work = 'reconcile' and a.id = f.subject
      left join branches b on f.work = 'invoice-closing' and b.id = f.subject
    where f.work in ('invoice-closing', 'reconcile', 'card-scan', 'lost-review') and f.first_failed_at <= ${before}
      and f.last_failed_at >= ${now}::timestamptz - ${STILL_FAILING}`,
  );
}
