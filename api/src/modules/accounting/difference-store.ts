import { type RawBuilder, sql } from 'kysely';
import { storedCountry } from '../../adapters/supplier/stored/stored-country.ts';
import type { Db } from '../../db/client.ts';
import type { OpenAmounts } from '../tax-ground/rate-amounts.ts';
import type { KnownTax } from '../tax-ground/settle-ground.ts';
import {
  groundOn,
  isOfTaxedStay,
  latestBilled,
  paperGround,
  saidByRate,
  saidGround,
  splitBill,
} from '../tax-ground/ground-store.ts';
import type { Seller } from '../organization/seller.ts';
import type { AccountingEntryRow } from './tables.ts';

type Copied =
  | 'travel_number'
  | 'room_number'
  | 'hotel_name'
  | 'city'
  | 'guest_name'
  | 'employee_name'
  | 'company_code'
  | 'department_code'
  | 'checkin'
  | 'checkout'
  | 'payment_type'
  | 'canceled'
  | 'room_id';

export interface Span {
  /** In Japan. */
  today: string;
  /** null: from the beginning. */
  since: Date | null;
}

/** A room whose entries do not add up to what it costs, and by how much. */
export interface RoomDifference extends Pick<AccountingEntryRow, Copied>, KnownTax, OpenAmounts {
  agency_id: string | null;
  seller: Seller | null;
  /** Of its last entry; 0 when it has none. */
  revision: number;
  entered_on: string;
}

/**
 * The rooms of a branch that are to be entered by `today` (in Japan) and cost something else than their entries say. As
 * on invoices: a room counts from its check-out on, a canceled one from the cancellation if that is earlier; it costs its
 * price less what was given back; tax is in it for a stay in Japan, and none in a cancellation fee (National Tax
 * Agency, answer 6253). What the tax rests on stays as earlier entries say, else as papers do. With `since` only rooms of
 * trips that ended or changed from then on.
 */
export async function findDifferences(
  db: Db,
  branchId: string,
  { today, since }: Span,
): Promise<RoomDifference[]> {
  const { rows } = await sql<RoomDifference>`${differences({ today, since }, branchId)}
    select room_id, room_number, agency_id, seller, travel_number, hotel_name, city, guest_name, employee_name,
      company_code, department_code, checkin, checkout, payment_type, canceled, revision, entered_on, is_elsewhere as "isElsewhere",
      taxed::int8 as taxed, untaxed::int8 as untaxed, known.said,
      ${groundOn('differences.property_id', 'differences.checkout')} as ground,
      ${latestBilled('differences.travel_id')} as billed, ${splitBill('differences.travel_id', 'known.said')} as split, stay
    from differences
      cross join lateral (select coalesce(entered_said, ${paperGround('differences.room_id')}) as said offset 0) known
    order by entered_on, travel_number, room_number`.execute(db);
  return rows;
}

/** The branches that have such rooms. */
export async function findBranchesToEnter(db: Db, span: Span): Promise<string[]> {
  const { rows } = await sql<{ branchId: string }>`${differences(span, null)}
    select distinct branch_id as "branchId" from differences order by branch_id`.execute(db);
  return rows.map(({ branchId }) => branchId);
}

function differences({ today, since }: Span, branchId: string | null): RawBuilder<unknown> {
  const ofBranch = (column: string) =>
    branchId === null ? sql`true` : sql`${sql.ref(column)} = ${branchId}`;
  // Before the country is read: snapshots of hotels are long.
  const isRecent =
    since === null ? sql`true` : sql`(t.updated_at >= ${since} or t.end_date >= ${since}::date)`;
  return sql`with owed as (
      select r.id as room_id, r.room_number, t.id as travel_id, t.external_supplier_name is not null as is_elsewhere, t.property_id, t.branch_id, t.agency_id, t.seller, t.travel_number, t.hotel_name, t.city,
        r.family_name || ' ' || r.given_name as guest_name, u.name as employee_name,
        t.company_id_by_employee as company_code, t.department_id_by_employee as department_code,
        t.start_date as checkin, t.end_date as checkout, t.payment_type, r.canceled_at is not null as canceled,
        least(t.end_date, (r.canceled_at at time zone 'Asia/Tokyo')::date) as due_on,
        greatest(r.canceled_at, (select max(h.created_at) from travel_histories h
          where h.room_id = r.id and h.history_type = 'ROOM_REFUNDED')) as changed_at,
        case when t.status in ('BOOKED', 'PARTIALLY_CANCELED', 'CANCELED')
            and r.status in ('BOOKED', 'CANCELED', 'REFUNDED')
          then r.payment_price - coalesce(r.refund_price, 0) else 0 end as net,
        r.canceled_at is null and coalesce(${storedCountry('t.property_snapshot', 'ja')},
          case when t.time_zone = 'Asia/Tokyo' then 'JP' else '' end) = 'JP' as taxable
      from travel_rooms r join travels t on t.id = r.travel_id join users u on u.id = t.user_id
      where ${ofBranch('t.branch_id')} and ${isRecent} and t.status <> 'BOOKING'
        and least(t.end_date, (r.canceled_at at time zone 'Asia/Tokyo')::date) <= ${today}::date
    ), entered as (
      select e.room_id, max(e.revision) as revision, max(e.recorded_at) as recorded_at,
        coalesce(sum(e.price) filter (where ${isOfTaxedStay('e')}), 0) as taxed,
        coalesce(sum(e.price) filter (where not ${isOfTaxedStay('e')}), 0) as untaxed,
        ${saidByRate('e')} as by_rate,
        ${saidGround('e', { at: 'e.recorded_at', line: 'e.revision', source: 'tax_source', bill: 'billed_tax_id' })} as said
      from accounting_entries e where ${ofBranch('e.branch_id')} group by e.room_id
    ), differences as (
      select o.*, coalesce(e.revision, 0) as revision, e.said as entered_said,
        case when e.room_id is null then o.due_on
          when o.changed_at > e.recorded_at then (o.changed_at at time zone 'Asia/Tokyo')::date
          else ${today}::date end as entered_on,
        case when taxable then net else 0 end - coalesce(e.taxed, 0) as taxed,
        case when taxable then 0 else net end - coalesce(e.untaxed, 0) as untaxed,
        json_build_object('price', case when taxable then net else 0 end,
          'said', coalesce(e.by_rate, json_build_object('standard', 0, 'reduced', 0, 'untaxed', 0))) as stay
      from owed o left join entered e on e.room_id = o.room_id
      where case when taxable then net else 0 end <> coalesce(e.taxed, 0)
        or case when taxable then 0 else net end <> coalesce(e.untaxed, 0)
    )`;
}
