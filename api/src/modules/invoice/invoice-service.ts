import type { AppContext } from '../../context.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import type { UpdateInvoiceStatusInput } from '../../graphql/__generated__/schema-types.ts';
import { type Connection, readPage, toConnection } from '../../graphql/connection.ts';
import { readSeller } from '../organization/seller.ts';
import { addDays, isCalendarDay } from '../rate/calendar.ts';
import { type TenantScope, getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { toLinesBySeller } from './invoice-lines.ts';
import { type InvoiceModel, invoiceModel, readDraftBranch, toDrafts } from './invoice-model.ts';
import { countInvoices, findInvoice, findInvoicePage, findOpenInvoices } from './invoice-store.ts';
import { InvoiceRefusal, recordRest, voidInvoice } from './payment-service.ts';
import { currentMonth, getDueDate } from './period.ts';
import type { InvoiceRow } from './tables.ts';
import { findUnbilledRooms } from './unbilled-store.ts';

/**
 * The invoices within the viewer's reach, newest month first. When it is about one branch, the running month comes
 * before them as a draft of each seller, which is worked out again each time.
 */
export async function listInvoices(
  app: AppContext,
  viewer: Viewer,
  args: { branchId?: string | null; first?: number | null; after?: string | null },
): Promise<Connection<InvoiceModel>> {
  const scope = getTenantScope(viewer);
  const branchId = args.branchId ?? null;
  const page = readPage(args, 2);
  if (page.after && !isCalendarDay(page.after[0] ?? '')) {
    throw new InvalidInputError('after is not a cursor of this list.');
  }
  const drafts = await buildDrafts(app, scope, branchId);
  const rows = (await findInvoicePage(app.db, scope, branchId, page)).map(invoiceModel);
  const total = await countInvoices(app.db, scope, branchId);
  const listed = page.after === null ? [...drafts, ...rows] : rows;
  return toConnection(listed, page, total + drafts.length, ({ startDate, id }) => [startDate, id]);
}

const UNPAID_AT_MOST = 20;

/** What the viewer's branch has to pay, due first before due later; none for who sees no invoices, and for desks. */
export async function listUnpaidInvoices(app: AppContext, viewer: Viewer): Promise<InvoiceModel[]> {
  if (viewer.branchId === null || !viewer.permissions.has('VIEW_INVOICES')) return [];
  return (await findOpenInvoices(app.db, viewer.branchId, UNPAID_AT_MOST)).map(invoiceModel);
}

async function buildDrafts(
  app: AppContext,
  scope: TenantScope,
  wanted: string | null,
): Promise<InvoiceModel[]> {
  const branchId = scope.kind === 'branch' ? scope.branchId : wanted;
  // An agency has no right to invoices; an operator reaches every branch.
  if (branchId === null || (wanted !== null && wanted !== branchId) || scope.kind === 'agency') return [];
  const period = currentMonth(app.clock());
  const dueDate = getDueDate(addDays(period.endDate, 1), app.config.invoice.dueDays);
  const rooms = await findUnbilledRooms(app.db, branchId, period.endDate);
  const bills = await toLinesBySeller(rooms, (agencyId) => readSeller(app, agencyId));
  return toDrafts(branchId, period, dueDate, bills);
}

/** An invoice within the viewer's reach, or a draft of the running month as it is now; else null. */
export async function showInvoice(app: AppContext, viewer: Viewer, id: string): Promise<InvoiceModel | null> {
  const branchId = readDraftBranch(id);
  if (branchId !== null) {
    const drafts = await buildDrafts(app, getTenantScope(viewer), branchId);
    return drafts.find((draft) => draft.id === id) ?? null;
  }
  const invoice = await readInvoice(app, viewer, id);
  return invoice && invoiceModel(invoice);
}

/** An issued invoice within the viewer's reach; null when it does not exist for the viewer, and for drafts. */
export async function readInvoice(app: AppContext, viewer: Viewer, id: string): Promise<InvoiceRow | null> {
  return findInvoice(app.db, getTenantScope(viewer), id);
}

/**
 * An operator's word on an open invoice: PAID records all that is left to pay as having come in today, VOID moves no
 * money. Throws `InvoiceRefusal`.
 */
export async function updateInvoiceStatus(
  app: AppContext,
  viewer: Viewer,
  { invoiceId, status }: UpdateInvoiceStatusInput,
): Promise<InvoiceRow> {
  if (status === 'PAID') return recordRest(app, viewer, invoiceId);
  if (status === 'VOID') return voidInvoice(app, viewer, invoiceId);
  throw new InvoiceRefusal('STATUS_NOT_ALLOWED');
}
