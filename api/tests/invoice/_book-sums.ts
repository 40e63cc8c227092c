import { sql } from 'kysely';
import type { Db } from '../../src/db/client.ts';

type Sums = Map<string, number>;

/** What each book of a branch says, by the month in which the stay ends. */
export async function readBookSums(
  db: Db,
  branchId: string,
): Promise<{ ofTrips: Sums; ofMoney: Sums; ofPapers: Sums; ofEntries: Sums }> {
  const tripsOfBranch = sql`travels t where t.branch_id = ${branchId} and t.status in ('BOOKED', 'PARTIALLY_CANCELED', 'CANCELED')`;
  const month = sql`to_char(t.end_date, 'YYYY-MM')`;
  const ofTrips = await sumByMonth(
    db,
    sql`
    select ${month} as month, sum((select sum(r.payment_price - coalesce(r.refund_price, 0))
      from travel_rooms r where r.travel_id = t.id)) as sum from ${tripsOfBranch} group by 1`,
  );
  const ofMoney = await sumByMonth(
    db,
    sql`
    select ${month} as month, sum(case when t.payment_type = 'INVOICE'
      then (select -coalesce(sum(c.amount), 0) from credit_entries c where c.attempt_id = t.attempt_id)
      else (select p.captured - p.refunded from payments p where p.attempt_id = t.attempt_id) end) as sum
    from ${tripsOfBranch} group by 1`,
  );
  const ofPapers = await sumByMonth(
    db,
    sql`
    select ${month} as month, sum(coalesce((select sum(l.price) from invoice_lines l join invoices i on i.id = l.invoice_id
        where l.travel_id = t.id and i.status <> 'VOID'), 0)
      + coalesce((select sum(l.price) from receipt_lines l join travel_rooms r on r.id = l.room_id
        where r.travel_id = t.id), 0)) as sum
    from ${tripsOfBranch} group by 1`,
  );
  const ofEntries = await sumByMonth(
    db,
    sql`
    select ${month} as month, sum((select coalesce(sum(e.price), 0) from accounting_entries e
      join travel_rooms r on r.id = e.room_id where r.travel_id = t.id)) as sum
    from ${tripsOfBranch} group by 1`,
  );
  return { ofTrips, ofMoney, ofPapers, ofEntries };
}

async function sumByMonth(db: Db, query: ReturnType<typeof sql>): Promise<Sums> {
  const { rows } = await query.execute(db);
  const found = (rows as { month: string; sum: number }[]).filter(({ sum }) => Number(sum) !== 0);
  return new Map(found.map(({ month, sum }) => [month, Number(sum)]));
}
