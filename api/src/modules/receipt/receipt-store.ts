import { type Selectable, sql } from 'kysely';
import { storedCountry } from '../../adapters/supplier/stored/stored-country.ts';
import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import { newId } from '../../db/new-id.ts';
import { toCardBrand } from '../card/card-brand.ts';
import type { UnbilledRoom } from '../invoice/invoice-lines.ts';
import { groundOn, saidGround } from '../tax-ground/ground-store.ts';
import type { TenantScope } from '../viewer/tenant-scope.ts';
import type { ReceiptCard, ReceiptLineRow, ReceiptLineTable, ReceiptRow } from './tables.ts';

/** A room of a trip paid by card (those from elsewhere are billed): what of its price no paper says yet, and the receipt that it has. */
export interface PapersRoom extends UnbilledRoom {
  roomNumber: number;
  receiptId: string | null;
}

/**
 * The rooms of a trip that a card has paid, and how far what they cost differs from what papers say so far. As of
 * invoices: tax is in the price of a stay in Japan, and none in a cancellation fee (National Tax Agency, answer 6253).
 */
export async function findPapersRooms(db: Db, travelId: string): Promise<PapersRoom[]> {
  const { rows } = await sql<PapersRoom>`
    with owed as (
      select r.id, r.room_number, t.id as travel_id, t.agency_id, t.property_id, t.travel_number, t.hotel_name, t.start_date, t.end_date,
        t.company_id_by_employee, t.department_id_by_employee,
        r.family_name || ' ' || r.given_name as guest_name, r.canceled_at is not null as canceled,
        r.payment_price - coalesce(r.refund_price, 0) as net,
        r.canceled_at is null and coalesce(${storedCountry('t.property_snapshot', 'ja')},
          case when t.time_zone = 'Asia/Tokyo' then 'JP' else '' end) = 'JP' as taxable
      from travel_rooms r join travels t on t.id = r.travel_id
      where t.id = ${travelId} and t.payment_type = 'CREDIT_CARD'
        and t.status in ('BOOKED', 'PARTIALLY_CANCELED', 'CANCELED')
        and r.status in ('BOOKED', 'CANCELED', 'REFUNDED')
    ), said as (
      select l.room_id, coalesce(sum(l.price) filter (where l.tax_rate_percent is not null), 0)::int8 as taxed,
        coalesce(sum(l.price) filter (where l.tax_rate_percent is null), 0)::int8 as untaxed, 
        ${saidGround('l', { at: 'p.issued_at', line: 'l.line_number', source: null, bill: null })} as said
      from receipt_lines l join receipts p on p.id = l.receipt_id
      where p.travel_id = ${travelId} group by l.room_id
    )
    select o.id as "roomId", o.agency_id as "agencyId", o.travel_id as "travelId", o.travel_number as "travelNumber",
      o.hotel_name as "hotelName", o.guest_name as "guestName", o.start_date as "checkin", o.end_date as "checkout",
      false as "isElsewhere", o.canceled, o.company_id_by_employee as "companyCode", o.department_id_by_employee as "departmentCode",
      o.room_number as "roomNumber", rr.receipt_id as "receiptId",
      (case when o.taxable then o.net else 0 end - coalesce(s.taxed, 0))::int8 as taxed,
      (case when o.taxable then 0 else o.net end - coalesce(s.untaxed, 0))::int8 as untaxed,
      s.said, ${groundOn('o.property_id', 'o.end_date')} as ground, null as billed, null as split, null as stay
    from owed o left join said s on s.room_id = o.id left join receipt_rooms rr on rr.room_id = o.id
    order by o.room_number`.execute(db);
  return rows;
}

/** When the card of a booking was charged; null while it was not. */
export async function findCharge(db: Db, attemptId: string): Promise<Date | null> {
  const charge = await db
    .selectFrom('payments')
    .select(['updated_at'])
    .select(({ selectFrom }) =>
      selectFrom('outside_calls')
        .select(({ fn }) => fn.min('finished_at').as('at'))
        .whereRef('outside_calls.attempt_id', '=', 'payments.attempt_id')
        .where('call', '=', 'capture')
        .where('outcome', '=', 'done')
        .as('captured_at'),
    )
    .where('attempt_id', '=', attemptId)
    .where('captured', '>', 0)
    .executeTakeFirst();
  return charge ? (charge.captured_at ?? charge.updated_at) : null;
}

/** The card of a trip, also when it was removed since. */
export async function findReceiptCard(db: Db, cardId: string | null): Promise<ReceiptCard | null> {
  if (cardId === null) return null;
  const card = await db
    .selectFrom('credit_cards')
    .select(['brand', 'last4'])
    .where('id', '=', cardId)
    .executeTakeFirst();
  return card ? { brand: toCardBrand(card.brand), last4: card.last4 } : null;
}

export interface NewReceipt extends Omit<ReceiptRow, 'id' | 'receipt_number'> {
  lines: readonly Omit<Selectable<ReceiptLineTable>, 'receipt_id' | 'line_number'>[];
}

/** Writes a receipt with its lines and the next number, e.g. `R202610-000123`. Runs in the issue's transaction. */
export async function insertReceipt(
  tx: Db,
  { lines, ...receipt }: NewReceipt,
  month: string,
): Promise<ReceiptRow> {
  const row = await tx
    .insertInto('receipts')
    .values({
      ...receipt,
      id: newId(),
      receipt_number: sql<string>`${`R${month}-`}::text || lpad(nextval('receipt_numbers')::text, 6, '0')`,
      addressee: jsonb(receipt.addressee),
      issuer: jsonb(receipt.issuer),
      card: receipt.card ? jsonb(receipt.card) : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const numbered = lines.map((line, index) => ({ ...line, receipt_id: row.id, line_number: index + 1 }));
  await tx.insertInto('receipt_lines').values(numbered).execute();
  return row;
}

/** Gives each room its receipt; false when one of them has one already. */
export async function claimRooms(tx: Db, receiptId: string, roomIds: readonly string[]): Promise<boolean> {
  const claimed = await tx
    .insertInto('receipt_rooms')
    // In one order everywhere, so that two who ask at once can't wait for one another.
    .values(roomIds.toSorted().map((roomId) => ({ room_id: roomId, receipt_id: receiptId })))
    .onConflict((conflict) => conflict.column('room_id').doNothing())
    .returning('room_id')
    .execute();
  return claimed.length === roomIds.length;
}

/** A receipt, kept from others who would correct it at once. */
export async function lockReceipt(tx: Db, id: string): Promise<ReceiptRow | null> {
  const row = await tx.selectFrom('receipts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** The papers of a trip, oldest first. Unscoped: for trips already checked. */
export async function findReceipts(db: Db, travelId: string): Promise<ReceiptRow[]> {
  return db
    .selectFrom('receipts')
    .selectAll()
    .where('travel_id', '=', travelId)
    .orderBy('issued_at')
    .orderBy('receipt_number')
    .execute();
}

/** A paper inside the scope; a foreign one is absent. */
export async function findReceipt(db: Db, scope: TenantScope, id: string): Promise<ReceiptRow | null> {
  let query = db
    .selectFrom('receipts')
    .innerJoin('branches', 'branches.id', 'receipts.branch_id')
    .selectAll('receipts')
    .where('receipts.id', '=', id);
  if (scope.kind === 'branch') query = query.where('receipts.branch_id', '=', scope.branchId);
  if (scope.kind === 'agency') query = query.where('branches.agency_id', '=', scope.agencyId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Lines in order. Unscoped: for papers already checked. */
export async function findReceiptLines(db: Db, receiptIds: readonly string[]): Promise<ReceiptLineRow[]> {
  if (receiptIds.length === 0) return [];
  return db
    .selectFrom('receipt_lines')
    .selectAll()
    .select(({ lit }) => lit(false).as('is_elsewhere'))
    .where('receipt_id', 'in', [...receiptIds])
    .orderBy('receipt_id')
    .orderBy('line_number')
    .execute();
}
