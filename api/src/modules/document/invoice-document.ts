import type { AppContext } from '../../context.ts';
import { findInvoiceLines } from '../invoice/invoice-store.ts';
import type { InvoiceRow } from '../invoice/tables.ts';
import type { DocumentFile } from './document-file.ts';
import { invoiceCsv } from './invoice-csv.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';

/** An invoice that the reader may see, as a file. */
export async function invoiceFile(
  app: AppContext,
  invoice: InvoiceRow,
  format: 'PDF' | 'CSV',
): Promise<DocumentFile> {
  const lines = await findInvoiceLines(app.db, [invoice.id]);
  const [body, mediaType, ending] =
    format === 'PDF'
      ? ([await invoicePdf(invoice, lines), 'application/pdf', 'pdf'] as const)
      : ([invoiceCsv(invoice, lines), 'text/csv; charset=utf-8', 'csv'] as const);
  return {
    body,
    mediaType,
    fileName: `請求書_${invoice.invoice_number}.${ending}`,
    asciiName: `invoice-${invoice.invoice_number}.${ending}`,
  };
}
