import type { AppContext } from '../../context.ts';
import { findInvoiceLines } from '../invoice/invoice-store.ts';
import { findJpPintProblem, getBuyerId } from '../invoice/jp-pint-problem.ts';
import type { InvoiceRow } from '../invoice/tables.ts';
import { findBranches } from '../organization/organization-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { DocumentFile } from './document-file.ts';
import { invoiceJpPint } from './invoice-jp-pint.ts';
import { invoiceCsv } from './invoice-csv.ts';
import { fetchPaper, storeInvoice } from './stored-papers.ts';

/** An invoice that the viewer may see, as a file: the stored paper, its lines as a table, or what software reads. */
export async function invoiceFile(
  app: AppContext,
  viewer: Viewer,
  { invoice, format }: { invoice: InvoiceRow; format: 'PDF' | 'CSV' | 'JP_PINT' },
): Promise<DocumentFile | null> {
  const names = (ending: string) => ({
    fileName: `請求書_${invoice.invoice_number}.${ending}`,
    asciiName: `invoice-${invoice.invoice_number}.${ending}`,
  });
  if (format === 'CSV') {
    const lines = await findInvoiceLines(app.db, [invoice.id]);
    return { body: invoiceCsv(invoice, lines), mediaType: 'text/csv; charset=utf-8', ...names('csv') };
  }
  if (format === 'JP_PINT') {
    // Software that takes it in would not see that it is void.
    if (invoice.status === 'VOID') return null;
    const [branch] = await findBranches(app.db, [invoice.branch_id]);
    const peppolId = getBuyerId(invoice, branch?.peppol_id ?? null);
    if (findJpPintProblem(invoice, peppolId)) return null;
    const lines = await findInvoiceLines(app.db, [invoice.id]);
    return {
      body: invoiceJpPint({ ...invoice, addressee: { ...invoice.addressee, peppolId } }, lines),
      mediaType: 'application/xml',
      ...names('xml'),
    };
  }
  const paper = await storeInvoice(app, invoice, invoice.status === 'VOID' ? 'VOID' : 'ISSUED');
  return { body: await fetchPaper(app, viewer, paper), mediaType: 'application/pdf', ...names('pdf') };
}
