import type { Db } from '../../db/client.ts';
import type { InvoiceRow } from '../invoice/tables.ts';
import type { ReceiptRow } from '../receipt/tables.ts';

const AT_ONCE = 200;

/** Invoices whose paper is not stored, oldest first; VOID: the withdrawn ones without their stamped paper. */
export function findInvoicesWithoutPaper(db: Db, edition: 'ISSUED' | 'VOID'): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .$if(edition === 'VOID', (query) => query.where('status', '=', 'VOID'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('papers')
            .whereRef('papers.invoice_id', '=', 'invoices.id')
            .where('papers.edition', '=', edition),
        ),
      ),
    )
    .orderBy('issued_at')
    .limit(AT_ONCE)
    .execute();
}

/** Receipts and what corrects them without a stored paper, oldest first. */
export function findReceiptsWithoutPaper(db: Db): Promise<ReceiptRow[]> {
  return db
    .selectFrom('receipts')
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('papers')
            .whereRef('papers.receipt_id', '=', 'receipts.id')
            .where('papers.edition', '=', 'ISSUED'),
        ),
      ),
    )
    .orderBy('issued_at')
    .limit(AT_ONCE)
    .execute();
}
