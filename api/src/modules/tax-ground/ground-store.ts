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

/**
 * SQL: whether the tax of a trip, by the alias of its table, rests on the bill of who arranged it: it is from elsewhere, and
 * operators have recorded nothing of its hotel, which would count more.
 */
export function restsOnBill(travels: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${travels}.${name}`);
  return sql<boolean>`(${column('external_supplier_name')} is not null and not exists (
    select 1 from hotel_tax_grounds g where g.property_id = ${column('property_id')}))`;
}

/** SQL: what papers have said of a room's tax, as JSON, of the lines of a group; null when none is taxed. */
export function saidGround(lines: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${lines}.${name}`);
  return sql`(array_agg(json_build_object('basis', ${column('tax_basis')}, 'hotelNumber', ${column('hotel_registration_number')},
      'ratePercent', ${column('tax_rate_percent')}))
    filter (where ${column('tax_rate_percent')} is not null))[1]`;
}

/** SQL: what papers, void ones apart, say of the tax of the room in a column, as JSON; null while none does. */
export function paperGround(roomId: string): RawBuilder<unknown> {
  const ofRoom = sql`room_id = ${sql.ref(roomId)}`;
  return sql`(select ${saidGround('lines')} from (
      select l.tax_basis, l.hotel_registration_number, l.tax_rate_percent
      from invoice_lines l join invoices i on i.id = l.invoice_id where l.${ofRoom} and i.status <> 'VOID'
      union all
      select tax_basis, hotel_registration_number, tax_rate_percent from receipt_lines where ${ofRoom}
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
