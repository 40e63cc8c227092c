import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import { newId } from '../../db/new-id.ts';
import type { RatePrices, SplitBill, TaxPart } from './bill-parts.ts';
import type { BilledTax, HotelGround } from './settle-ground.ts';
import type { HotelTaxGroundTable } from './tables.ts';

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
      'registrationNumber', b.registration_number, 'parts', b.parts)
    from billed_taxes b where b.travel_id = ${sql.ref(travelId)} order by b.created_at desc, b.id desc limit 1)`;
}

/**
 * SQL: the bill by whose parts papers have split the price of a room, else the newest of the trip in a column, as JSON;
 * null where that has no parts, and where papers have said one rate.
 */
export function splitBill(travelId: string, said: string): RawBuilder<SplitBill | null> {
  const newest = sql`(select n.id from billed_taxes n where n.travel_id = ${sql.ref(travelId)}
    order by n.created_at desc, n.id desc limit 1)`;
  return sql<SplitBill | null>`(select json_build_object('id', b.id, 'parts', b.parts,
      'rooms', (select json_agg(json_build_object('id', r.id, 'price', r.payment_price) order by r.room_number)
        from travel_rooms r where r.travel_id = b.travel_id))
    from billed_taxes b where b.parts is not null
      and b.id = case when ${sql.ref(said)} is null then ${newest} else ${sql.ref(said)}->>'billedTaxId' end)`;
}

/** SQL: what the lines of a group say of a stay by rate, as JSON. Lines of one rate alone are not for it. */
export function saidByRate(lines: string): RawBuilder<RatePrices> {
  const column = (name: string) => sql.ref(`${lines}.${name}`);
  const sumOf = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(${column('price')}) filter (where ${condition}), 0)`;
  return sql<RatePrices>`json_build_object('standard', ${sumOf(sql`${column('tax_rate_percent')} = 10`)},
    'reduced', ${sumOf(sql`${column('tax_rate_percent')} = 8`)},
    'untaxed', ${sumOf(sql`${column('tax_rate_percent')} is null and ${column('billed_tax_id')} is not null`)})`;
}

/** SQL: whether a line is of a stay with Japanese tax in its price: it is taxed, or a part of a bill that is not. */
export function isOfTaxedStay(lines: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${lines}.tax_rate_percent`)} is not null or ${sql.ref(`${lines}.billed_tax_id`)} is not null)`;
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
  /** By the parts of which bill; null where none may be meant. */
  bill: string | null;
}

/**
 * SQL: what papers have said first of a room's tax, as JSON, of the lines of a group; null when none is of a taxed stay. Lines
 * by the parts of a bill go before others: a release that knows no parts may have written some beside them.
 */
export function saidGround(lines: string, { at, line, source, bill }: SaidColumns): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${lines}.${name}`);
  const rate = column('tax_rate_percent');
  const billId = bill === null ? sql`null::text` : column(bill);
  return sql`(array_agg(json_build_object('basis', ${column('tax_basis')}, 'hotelNumber', ${column('hotel_registration_number')},
      'source', ${source === null ? sql.lit('HOTEL') : column(source)}, 'ratePercent', ${rate}, 'billedTaxId', ${billId})
      order by ${billId} is null, ${rate} is null, ${sql.ref(at)}, ${sql.ref(line)})
    filter (where ${rate} is not null or ${billId} is not null))[1]`;
}

const paperColumns: SaidColumns = {
  at: 'lines.issued_at',
  line: 'lines.line_number',
  source: 'tax_source',
  bill: 'billed_tax_id',
};

/** SQL: what papers, void ones apart, say of the tax of the room in a column, as JSON; null while none does. */
export function paperGround(roomId: string): RawBuilder<unknown> {
  const ofRoom = sql`l.room_id = ${sql.ref(roomId)}`;
  return sql`(select ${saidGround('lines', paperColumns)} from (
      select l.tax_basis, l.hotel_registration_number, l.tax_rate_percent, l.tax_source, l.billed_tax_id, i.issued_at, l.line_number
      from invoice_lines l join invoices i on i.id = l.invoice_id where ${ofRoom} and i.status <> 'VOID'
      union all
      select l.tax_basis, l.hotel_registration_number, l.tax_rate_percent, 'HOTEL', null, p.issued_at, l.line_number
      from receipt_lines l join receipts p on p.id = l.receipt_id where ${ofRoom}
    ) lines)`;
}

/** Writes down what was found out of a hotel. */
export async function insertGround(db: Db, ground: Insertable<HotelTaxGroundTable>): Promise<void> {
  await db.insertInto('hotel_tax_grounds').values(ground).execute();
}

/** Writes down the tax of a trip as its bill says. Returns under which id. */
export async function insertBilledTax(
  db: Db,
  travelId: string,
  { ratePercent, taxPrice, registrationNumber, parts }: BilledTax,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('billed_taxes')
    .values({
      id,
      travel_id: travelId,
      rate_percent: ratePercent,
      tax_price: taxPrice,
      registration_number: registrationNumber,
      parts: parts && jsonb(parts),
      recorded_by: userId,
      created_at: now,
    })
    .execute();
  return id;
}

/** The tax as billed of a trip; null when no bill is on record. Unscoped: for trips already checked. */
export async function findBilledTax(db: Db, travelId: string): Promise<BilledTax | null> {
  const row = await db
    .selectFrom('billed_taxes')
    .select(['rate_percent', 'tax_price', 'registration_number', 'parts'])
    .where('travel_id', '=', travelId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const { rate_percent: ratePercent, tax_price: taxPrice, registration_number: registrationNumber } = row;
  return { ratePercent, taxPrice, registrationNumber, parts: row.parts };
}

/** The parts of bills, by their ids; without those of one rate. */
export async function findBillParts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly TaxPart[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('billed_taxes')
    .select(['id', 'parts'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.flatMap(({ id, parts }) => (parts ? [[id, parts] as const] : [])));
}
