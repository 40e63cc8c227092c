import DataLoader from 'dataloader';
import type { RequestContext } from '../../graphql/request-context.ts';
import { type InvoiceLineModel, type InvoiceModel, lineModel } from './invoice-model.ts';
import { findInvoiceLines } from './invoice-store.ts';
import { findPayments } from './payment-store.ts';
import type { InvoicePaymentRow } from './tables.ts';

interface InvoiceLoaders {
  lines: DataLoader<string, InvoiceLineModel[]>;
  payments: DataLoader<string, InvoicePaymentRow[]>;
}

const loadersByRequest = new WeakMap<RequestContext['loaders'], InvoiceLoaders>();

/** The lines of an invoice that the viewer may see; one query for all invoices of a request. */
export async function loadInvoiceLines(
  context: RequestContext,
  invoice: InvoiceModel,
): Promise<InvoiceLineModel[]> {
  return invoice.lines ?? getLoaders(context).lines.load(invoice.id);
}

/** The payments of an invoice that the viewer may see, removed ones too; one query for all invoices of a request. */
export async function loadPayments(
  context: RequestContext,
  invoice: InvoiceModel,
): Promise<InvoicePaymentRow[]> {
  return invoice.status === 'DRAFT' ? [] : getLoaders(context).payments.load(invoice.id);
}

function getLoaders(context: RequestContext): InvoiceLoaders {
  let loaders = loadersByRequest.get(context.loaders);
  if (!loaders) {
    loaders = {
      lines: new DataLoader(async (ids) => {
        const rows = Map.groupBy(await findInvoiceLines(context.app.db, ids), ({ invoice_id }) => invoice_id);
        return ids.map((id) => (rows.get(id) ?? []).map(lineModel));
      }),
      // Not kept: a mutation answers with what it has just changed.
      payments: new DataLoader(
        async (ids) => {
          const rows = Map.groupBy(await findPayments(context.app.db, ids), ({ invoice_id }) => invoice_id);
          return ids.map((id) => rows.get(id) ?? []);
        },
        { cache: false },
      ),
    };
    loadersByRequest.set(context.loaders, loaders);
  }
  return loaders;
}
