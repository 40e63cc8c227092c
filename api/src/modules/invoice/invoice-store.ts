import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import { newId } from '../../db/new-id.ts';
import type { Page } from '../../graphql/connection.ts';
import { formatJapaneseAddress } from '../../lib/japanese-address.ts';
import type { TenantScope } from '../viewer/tenant-scope.ts';
import type { NewInvoiceLine } from './invoice-lines.ts';
import { isOfArranger } from '../tax-ground/ground-store.ts';
import type {
  InvoiceAddressee,
  InvoiceLineRow,
  InvoiceLineTable,
  InvoiceRow,
  InvoiceTable,
} from './tables.ts';

function invoicesIn(db: Db, scope: TenantScope, branchId: string | null) {
  const query = db
    .selectFrom('invoices')
    .innerJoin('branches', 'branches.id', 'invoices.branch_id')
    .$if(branchId !== null, (part) => part.where('invoices.branch_id', '=', branchId ?? ''));
  if (scope.kind === 'branch') return query.where('invoices.branch_id', '=', scope.branchId);
  if (scope.kind === 'agency') return query.where('branches.agency_id', '=', scope.agencyId);
  return query;
}

/** One page of invoices inside the scope and one row more, newest month first. */
export async function findInvoicePage(
  db: Db,
  scope: TenantScope,
  branchId: string | null,
  page: Page,
): Promise<InvoiceRow[]> {
  const query = invoicesIn(db, scope, branchId)
    .selectAll('invoices')
    .orderBy('invoices.start_date', 'desc')
    .orderBy('invoices.id', 'desc')
    .limit(page.first + 1);
  if (page.after === null) return query.execute();
  const [startDate, id] = page.after;
  return query
    .where(sql<boolean>`(invoices.start_date, invoices.id) < (${startDate}::date, ${id})`)
    .execute();
}

/** Invoices of a branch that are open, due first before due later, then by id. */
export async function findOpenInvoices(db: Db, branchId: string, atMost: number): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('branch_id', '=', branchId)
    .where('status', 'in', ['ISSUED', 'OVERDUE'])
    .orderBy('due_date')
    .orderBy('id')
    .limit(atMost)
    .execute();
}

export async function countInvoices(db: Db, scope: TenantScope, branchId: string | null): Promise<number> {
  const { count } = await invoicesIn(db, scope, branchId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** An invoice inside the scope; a foreign one is absent. */
export async function findInvoice(db: Db, scope: TenantScope, id: string): Promise<InvoiceRow | null> {
  const row = await invoicesIn(db, scope, null)
    .selectAll('invoices')
    .where('invoices.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Lines in order. Unscoped: for invoices already checked. */
export async function findInvoiceLines(db: Db, invoiceIds: readonly string[]): Promise<InvoiceLineRow[]> {
  if (invoiceIds.length === 0) return [];
  return db
    .selectFrom('invoice_lines')
    .innerJoin('travels', 'travels.id', 'invoice_lines.travel_id')
    .selectAll('invoice_lines')
    .select(isOfArranger('invoice_lines', 'travels').as('is_elsewhere'))
    .where('invoice_id', 'in', [...invoiceIds])
    .orderBy('invoice_id')
    .orderBy('line_number')
    .execute();
}

/** Who invoices of a branch are made out to today. */
export async function findAddressee(db: Db, branchId: string): Promise<InvoiceAddressee> {
  const row = await db
    .selectFrom('branches')
    .innerJoin('companies', 'companies.id', 'branches.company_id')
    .select([
      'companies.name as companyName',
      'branches.name as branchName',
      'branches.postal_code as postalCode',
      'branches.state',
      'branches.city_and_line as cityAndLine',
      'branches.peppol_id as peppolId',
    ])
    .where('branches.id', '=', branchId)
    .executeTakeFirstOrThrow();
  const { state, cityAndLine, ...names } = row;
  return { ...names, address: formatJapaneseAddress(null, [state, cityAndLine]) || null };
}

export type NewInvoice = Omit<
  Selectable<InvoiceTable>,
  'id' | 'invoice_number' | 'paid_at' | 'voided_at' | 'updated_by'
>;

/** Writes an invoice with its lines and the next number, e.g. `Y202610-000123`. Runs in the closing's transaction. */
export async function insertInvoice(
  tx: Db,
  invoice: NewInvoice,
  lines: readonly NewInvoiceLine[],
): Promise<string> {
  const id = newId();
  const month = invoice.start_date.slice(0, 7).replace('-', '');
  await tx
    .insertInto('invoices')
    .values({
      ...invoice,
      id,
      invoice_number: sql<string>`${`Y${month}-`}::text || lpad(nextval('invoice_numbers')::text, 6, '0')`,
      addressee: jsonb(invoice.addressee),
      issuer: jsonb(invoice.issuer),
    })
    .execute();
  const rows = lines.map((line, index) => lineRow(id, line, index + 1));
  for (let from = 0; from < rows.length; from += 500) {
    await tx
      .insertInto('invoice_lines')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  return id;
}

function lineRow(invoiceId: string, line: NewInvoiceLine, lineNumber: number): Selectable<InvoiceLineTable> {
  return {
    id: newId(),
    invoice_id: invoiceId,
    line_number: lineNumber,
    kind: line.kind,
    travel_id: line.travelId,
    room_id: line.roomId,
    travel_number: line.travelNumber,
    hotel_name: line.hotelName,
    guest_name: line.guestName,
    checkin: line.checkin,
    checkout: line.checkout,
    canceled: line.canceled,
    price: line.price,
    tax_rate_percent: line.taxRatePercent,
    tax_basis: line.taxBasis,
    hotel_registration_number: line.hotelRegistrationNumber,
    tax_source: line.taxSource,
    billed_tax_id: line.billedTaxId,
    company_id_by_employee: line.companyCode,
    department_id_by_employee: line.departmentCode,
  };
}

/** An invoice of any tenant, locked until the transaction ends. Unscoped: for invoices already checked. */
export async function lockInvoice(tx: Db, id: string): Promise<InvoiceRow> {
  return tx.selectFrom('invoices').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Writes the state of a locked invoice. */
export async function setInvoiceStatus(
  tx: Db,
  id: string,
  state: Pick<InvoiceRow, 'status' | 'paid_at' | 'voided_at'>,
  { userId, now }: { userId: string; now: Date },
): Promise<InvoiceRow> {
  return tx
    .updateTable('invoices')
    .set({ ...state, updated_by: userId, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Open invoices whose due day is before `today` become overdue; returns how many. */
export async function markOverdue(db: Db, today: string, now: Date): Promise<number> {
  const result = await db
    .updateTable('invoices')
    .set({ status: 'OVERDUE', updated_at: now })
    .where('status', '=', 'ISSUED')
    .where('due_date', '<', today)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
