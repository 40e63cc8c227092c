import DataLoader from 'dataloader';
import type { RequestContext } from '../../graphql/request-context.ts';
import { type InvoiceLineModel, type InvoiceModel, lineModel } from './invoice-model.ts';
import { findInvoiceLines } from './invoice-store.ts';

const loadersByRequest = new WeakMap<RequestContext['loaders'], DataLoader<string, InvoiceLineModel[]>>();

/** The lines of an invoice that the viewer may see; one query for all invoices of a request. */
export async function loadInvoiceLines(
  context: RequestContext,
  invoice: InvoiceModel,
): Promise<InvoiceLineModel[]> {
  return invoice.lines ?? getLoader(context).load(invoice.id);
}

function getLoader(context: RequestContext): DataLoader<string, InvoiceLineModel[]> {
  let loader = loadersByRequest.get(context.loaders);
  if (!loader) {
    loader = new DataLoader(async (ids) => {
      const rows = Map.groupBy(await findInvoiceLines(context.app.db, ids), ({ invoice_id }) => invoice_id);
      return ids.map((id) => (rows.get(id) ?? []).map(lineModel));
    });
    loadersByRequest.set(context.loaders, loader);
  }
  return loader;
}
