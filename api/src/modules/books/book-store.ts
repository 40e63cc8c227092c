import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** Two sums of the same thing that differ, in yen. */
export interface BookDifference {
  /** TRIP: a trip and its money. INVOICE, RECEIPT: a paper and its lines. PAPER: what was stored of it. UNBILLED: a closed month. */
  what: 'TRIP' | 'INVOICE' | 'RECEIPT' | 'PAPER' | 'UNBILLED';
  /** Of the trip, the paper or the branch and seller. */
  id: string;
  branchId: string;
  travelId: string | null;
  /** The number that people know it by. */
  reference: string | null;
  ours: number;
  theirs: number;
}

/**
 * Everything in which what trips cost, what was taken for them and what papers say differs. Trips whose money is under way,
 * that changed after `settledBefore`, or that a cardholder disputes are left out; a later comparison sees them. Unscoped:
 * for the comparison of all branches.
 */
export async function findBookDifferences(db: Db, settledBefore: Date): Promise<BookDifference[]> {
  const { rows } = await sql<BookDifference>`
    with trips as (
      select t.id, t.branch_id, t.attempt_id, t.agency_id, t.travel_number, t.payment_type, t.end_date, t.updated_at,
        sum(case when r.status in ('BOOKED', 'CANCELED', 'REFUNDED')
          then r.payment_price - coalesce(r.refund_price, 0) else 0 end)::int8 as net
      from travels t join travel_rooms r on r.travel_id = t.id
      where t.status in ('BOOKED', 'PARTIALLY_CANCELED', 'CANCELED') and t.updated_at < ${settledBefore}
        and not exists (select 1 from card_disputes d where d.attempt_id = t.attempt_id)
      group by t.id
    ), money as (
      select t.*, case when t.payment_type = 'INVOICE'
          then (select -coalesce(sum(c.amount), 0) from credit_entries c where c.attempt_id = t.attempt_id)
          else p.captured - p.refunded end::int8 as taken
      from trips t left join payments p on p.attempt_id = t.attempt_id
      where p.pending is null and (t.payment_type = 'INVOICE' or p.state = 'CAPTURED')
    ), closed as (
      select c.branch_id, max(c.start_date) as start_date, max(c.closed_at) as closed_at
      from invoice_closings c group by c.branch_id
    ), billed as (
      select l.travel_id, sum(l.price) as price
      from invoice_lines l join invoices i on i.id = l.invoice_id where i.status <> 'VOID' group by l.travel_id
    ), unbilled as (
      select t.branch_id, t.agency_id, sum(t.net - coalesce(b.price, 0)) as rest
      from trips t join closed c on c.branch_id = t.branch_id left join billed b on b.travel_id = t.id
      where t.payment_type = 'INVOICE' and t.end_date < c.start_date + interval '1 month'
        and t.updated_at < c.closed_at
        and not exists (select 1 from invoice_lines l join invoices i on i.id = l.invoice_id
          where l.travel_id = t.id and i.status = 'VOID')
      group by t.branch_id, t.agency_id
    )
    select 'TRIP' as what, id, branch_id as "branchId", id as "travelId", travel_number as reference,
      net as ours, taken as theirs
    from money where net <> taken
    union all
    select 'INVOICE', i.id, i.branch_id, null, i.invoice_number, i.total_price,
      (select coalesce(sum(l.price), 0)::int8 from invoice_lines l where l.invoice_id = i.id)
    from invoices i
    where i.total_price <> (select coalesce(sum(l.price), 0) from invoice_lines l where l.invoice_id = i.id)
    union all
    select 'RECEIPT', p.id, p.branch_id, p.travel_id, p.receipt_number, p.total_price,
      (select coalesce(sum(l.price), 0)::int8 from receipt_lines l where l.receipt_id = p.id)
    from receipts p
    where p.total_price <> (select coalesce(sum(l.price), 0) from receipt_lines l where l.receipt_id = p.id)
    union all
    select 'PAPER', s.id, s.branch_id, null, s.number, coalesce(i.total_price, p.total_price, 0), s.total_price
    from papers s left join invoices i on i.id = s.invoice_id left join receipts p on p.id = s.receipt_id
    where s.total_price <> coalesce(i.total_price, p.total_price, 0)
    union all
    select 'UNBILLED', branch_id || ':' || coalesce(agency_id, ''), branch_id, null, null, rest::int8, 0
    from unbilled where rest > 0
    order by 1, 2`.execute(db);
  return rows;
}

/** The subjects of open tasks of this comparison. */
export async function findOpenBookTasks(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_tasks')
    .select('subject')
    .where('kind', '=', 'BOOKS_MISMATCH')
    .where('status', '=', 'OPEN')
    .execute();
  return rows.map(({ subject }) => subject);
}
