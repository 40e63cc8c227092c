import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { BilledTax, HotelGround } from './settle-ground.ts';
import type { BilledTaxRow, HotelTaxGroundTable } from './tables.ts';

/** SQL: what is known of the hotel in a column for stays that end on the day in another, as JSON; null when nothing is. */
export function groundOn(propertyId: string, checkout: string): RawBuilder<HotelGround | null> {
  return sql<HotelGround | null>`(select json_build_object('basis', g.basis, 'registration_number', g.registration_number,
      'checked_on', g.checked_on, 'consent_on', g.consent_on)
    from hotel_tax_grounds g
    where g.property_id = ${sql.ref(propertyId)} and coalesce(g.valid_from, '-infinity') <= ${sql.ref(checkout)}
    order by coalesce(g.valid_from, '-infinity') desc, g.created_at desc, g.id desc limit 1)`;
}

/** SQL: the tax as billed of the trip in a column, as JSON; null when no bill is on record. */
export function latestBilled(travelId: string): RawBuilder<BilledTax | null> {
  return sql<BilledTax | null>`(select json_build_object('ratePercent', b.rate_percent, 'taxPrice', b.tax_price,
      'registrationNumber', b.registration_number)
    from billed_taxes b where b.travel_id = ${sql.ref(travelId)} order by b.created_at desc, b.id desc limit 1)`;
}

/** SQL: whether a stored line, with its trip by these aliases, speaks of who arranged the trip. Lines of before 0072 did not keep it. */
export function isOfArranger(lines: string, travels: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(`${lines}.tax_source`)} = 'BILL',
    ${sql.ref(`${travels}.external_supplier_name`)} is not null)`;
}

/** Columns of what papers have said: since when, which of the paper's lines, and of whom ('HOTEL' where nobody else may be meant). */
interface SaidColumns {
  at: string;
  line: string;
  source: string | null;
}

/** SQL: what papers have said first of a room's tax, as JSON, of the lines of a group; null when none is taxed. */
export function saidGround(lines: string, { at, line, source }: SaidColumns): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${lines}.${name}`);
  return sql`(array_agg(json_build_object('basis', ${column('tax_basis')}, 'hotelNumber', ${column('hotel_registration_number')},
      'source', ${source === null ? sql.lit('HOTEL') : column(source)}, 'ratePercent', ${column('tax_rate_percent')})
      order by ${sql.ref(at)}, ${sql.ref(line)})
    filter (where ${column('tax_rate_percent')} is not null))[1]`;
}

/** SQL: what papers, void ones apart, say of the tax of the room in a column, as JSON; null while none does. */
export function paperGround(roomId: string): RawBuilder<unknown> {
  const ofRoom = sql`l.room_id = ${sql.ref(roomId)}`;
  return sql`(select ${saidGround('lines', { at: 'lines.issued_at', line: 'lines.line_number', source: 'tax_source' })} from (
      select l.tax_basis, l.hotel_registration_number, l.tax_rate_percent, l.tax_source, i.issued_at, l.line_number
      from invoice_lines l join invoices i on i.id = l.invoice_id where ${ofRoom} and i.status <> 'VOID'
      union all
      select l.tax_basis, l.hotel_registration_number, l.tax_rate_percent, 'HOTEL', p.issued_at, l.line_number
      from receipt_lines l join receipts p on p.id = l.receipt_id where ${ofRoom}
    ) lines)`;
}

/** Writes down what was found out of a hotel. */
export async function insertGround(db: Db, ground: Insertable<HotelTaxGroundTable>): Promise<void> {
  await db.insertInto('hotel_tax_grounds').values(ground).execute();
}

/** Writes down the tax of a trip as its bill says. */
export async function insertBilledTax(db: Db, billed: BilledTaxRow): Promise<void> {
  await db.insertInto('billed_taxes').values(billed).execute();
}

/** The tax as billed of a trip; null when no bill is on record. Unscoped: for trips already checked. */
export async function findBilledTax(db: Db, travelId: string): Promise<BilledTax | null> {
  const row = await db
    .selectFrom('billed_taxes')
    .select(['rate_percent', 'tax_price', 'registration_number'])
    .where('travel_id', '=', travelId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row
    ? { ratePercent: row.rate_percent, taxPrice: row.tax_price, registrationNumber: row.registration_number }
    : null;
}
