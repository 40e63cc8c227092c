import { sql } from 'kysely';
import { storedCountry } from '../../adapters/supplier/stored/stored-country.ts';
import type { Db } from '../../db/client.ts';
import {
  groundOn,
  isOfTaxedStay,
  latestBilled,
  saidByRate,
  saidGround,
  splitBill,
} from '../tax-ground/ground-store.ts';
import type { UnbilledRoom } from './invoice-lines.ts';

/**
 * The rooms paid by invoice of which, up to the end of a period, more or less is owed than was billed.
 * A room belongs to the month of its check-out, a canceled one to that of the cancellation if that is earlier. It
 * owes its price less what was given back. Tax is in it for a stay in Japan; a cancellation fee makes good a loss and
 * carries none (National Tax Agency, answer 6253). What a void invoice billed counts as not billed.
 */
export async function findUnbilledRooms(db: Db, branchId: string, endDate: string): Promise<UnbilledRoom[]> {
  const { rows } = await sql<UnbilledRoom>`
    with owed as (
      select r.id as room_id, r.room_number, t.id as travel_id, t.agency_id, t.property_id,
        t.company_id_by_employee, t.department_id_by_employee, t.travel_number, t.hotel_name,
        t.external_supplier_name is not null as is_elsewhere, r.family_name || ' ' || r.given_name as guest_name, t.start_date, t.end_date,
        r.canceled_at is not null as canceled,
        case when r.status in ('BOOKED', 'CANCELED', 'REFUNDED')
          then r.payment_price - coalesce(r.refund_price, 0) else 0 end as net,
        r.canceled_at is null and coalesce(${storedCountry('t.property_snapshot', 'ja')},
          case when t.time_zone = 'Asia/Tokyo' then 'JP' else '' end) = 'JP' as taxable
      from travel_rooms r join travels t on t.id = r.travel_id
      where t.branch_id = ${branchId} and t.payment_type = 'INVOICE'
        and t.status in ('BOOKED', 'PARTIALLY_CANCELED', 'CANCELED')
        and least(t.end_date, (r.canceled_at at time zone 'Asia/Tokyo')::date) <= ${endDate}::date
    ), billed as (
      select l.room_id,
        coalesce(sum(l.price) filter (where ${isOfTaxedStay('l')}), 0)::int8 as taxed,
        coalesce(sum(l.price) filter (where not ${isOfTaxedStay('l')}), 0)::int8 as untaxed,
        ${saidByRate('l')} as by_rate,
        ${saidGround('l', { at: 'i.issued_at', line: 'l.line_number', source: 'tax_source', bill: 'billed_tax_id' })} as said
      from invoice_lines l join invoices i on i.id = l.invoice_id
      where i.branch_id = ${branchId} and i.status <> 'VOID'
      group by l.room_id
    ), difference as (
      select o.*,
        case when taxable then net else 0 end - coalesce(b.taxed, 0) as taxed,
        case when taxable then 0 else net end - coalesce(b.untaxed, 0) as untaxed, b.said,
        json_build_object('price', case when taxable then net else 0 end,
          'said', coalesce(b.by_rate, json_build_object('standard', 0, 'reduced', 0, 'untaxed', 0))) as stay
      from owed o left join billed b on b.room_id = o.room_id
    )
    select room_id as "roomId", agency_id as "agencyId", travel_id as "travelId", travel_number as "travelNumber",
      hotel_name as "hotelName", guest_name as "guestName", start_date as "checkin", end_date as "checkout",
      is_elsewhere as "isElsewhere", canceled, company_id_by_employee as "companyCode", department_id_by_employee as "departmentCode", taxed, untaxed,
      said, ${groundOn('difference.property_id', 'difference.end_date')} as ground,
      ${latestBilled('difference.travel_id')} as billed, ${splitBill('difference.travel_id', 'difference.said')} as split,
      stay
    from difference where taxed <> 0 or untaxed <> 0
    order by end_date, travel_number, room_number`.execute(db);
  return rows;
}

export interface BranchToClose {
  branchId: string;
  /** First day of the newest month that was closed. */
  lastClosed: string | null;
  firstBookedAt: Date;
}

/** Branches that have booked by invoice and whose month that begins on this day is not closed yet. */
export async function findBranchesToClose(db: Db, startDate: string): Promise<BranchToClose[]> {
  const { rows } = await sql<BranchToClose>`
    select b.id as "branchId",
      (select max(c.start_date) from invoice_closings c where c.branch_id = b.id) as "lastClosed",
      (select min(t.created_at) from travels t
        where t.branch_id = b.id and t.payment_type = 'INVOICE') as "firstBookedAt"
    from branches b
    where exists (select 1 from travels t where t.branch_id = b.id and t.payment_type = 'INVOICE')
      and not exists (select 1 from invoice_closings c where c.branch_id = b.id and c.start_date = ${startDate}::date)
    order by b.id`.execute(db);
  return rows;
}
