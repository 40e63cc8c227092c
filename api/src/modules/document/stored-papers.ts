import type { AppContext } from '../../context.ts';
import { findInvoiceLines } from '../invoice/invoice-store.ts';
import type { InvoiceIssuer, InvoiceRow } from '../invoice/tables.ts';
import { readBrandLogo } from '../organization/brand-logo.ts';
import { readPicture } from '../organization/picture-store.ts';
import { recordFetch } from '../paper/fetch-store.ts';
import {
  findPaperOf,
  insertPaper,
  type NewPaper,
  type PaperOf,
  readPaperBytes,
} from '../paper/paper-store.ts';
import type { PaperRow } from '../paper/tables.ts';
import { dayInZone } from '../rate/calendar.ts';
import type { IssueReceiptResult } from '../receipt/receipt-service.ts';
import { findReceiptLines, findReceipts } from '../receipt/receipt-store.ts';
import type { ReceiptRow } from '../receipt/tables.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { drawPdf } from './pdf/draw-pdf.ts';
import type { IssuerPictures } from './pdf/issuer-block.ts';

/** The paper of an invoice, made and stored when it is first asked for. VOID: stamped 取消, beside the first one. */
export function storeInvoice(
  app: AppContext,
  invoice: InvoiceRow,
  edition: 'ISSUED' | 'VOID',
): Promise<PaperRow> {
  const facts = {
    ...common(app, invoice),
    kind: 'INVOICE',
    edition,
    number: invoice.invoice_number,
    invoice_id: invoice.id,
    receipt_id: null,
    addressee: `${invoice.addressee.companyName} ${invoice.addressee.branchName}`,
  } as const;
  return storeOnce(app, { invoiceId: invoice.id, edition }, facts, async () =>
    drawPdf(
      'invoicePdf',
      { ...invoice, status: edition },
      await findInvoiceLines(app.db, [invoice.id]),
      await readPictures(app, invoice.issuer),
    ),
  );
}

/** The same of a receipt. COPY: marked 再発行. */
export function storeReceipt(
  app: AppContext,
  receipt: ReceiptRow,
  edition: 'ISSUED' | 'COPY',
): Promise<PaperRow> {
  const facts = {
    ...common(app, receipt),
    kind: receipt.kind,
    edition,
    number: receipt.receipt_number,
    invoice_id: null,
    receipt_id: receipt.id,
    addressee: receipt.addressee.name,
  };
  return storeOnce(app, { receiptId: receipt.id, edition }, facts, async () => {
    const lines = await findReceiptLines(app.db, [receipt.id]);
    const ofTrip = await findReceipts(app.db, receipt.travel_id);
    const original = ofTrip.find(({ id }) => id === receipt.original_id) ?? null;
    const pictures = await readPictures(app, receipt.issuer);
    return drawPdf('receiptPdf', { receipt, lines, original, isCopy: edition === 'COPY', pictures });
  });
}

/** Stores the paper of a receipt that was just issued. If that fails, the job does it: the receipt is valid without. */
export async function storeIssued(app: AppContext, result: IssueReceiptResult): Promise<IssueReceiptResult> {
  if (result.kind === 'issued') {
    try {
      await storeReceipt(app, result.receipt, 'ISSUED');
    } catch (err) {
      app.log.error({ err, event: 'paper-not-stored', receiptId: result.receipt.id }, 'paper not stored');
    }
  }
  return result;
}

/** The bytes of a paper for a person, with a record of who fetched what and when. */
export async function fetchPaper(app: AppContext, viewer: Viewer, paper: PaperRow): Promise<Buffer> {
  const bytes = await readPaperBytes(app.db, paper.id);
  await recordFetch(app.db, { paper, userId: viewer.userId, now: app.clock() });
  return bytes;
}

async function readPictures(app: AppContext, { logo, sealId }: InvoiceIssuer): Promise<IssuerPictures> {
  return { logo: await readBrandLogo(app, logo), seal: await readPicture(app.db, sealId) };
}

function common(app: AppContext, row: InvoiceRow | ReceiptRow) {
  return {
    branch_id: row.branch_id,
    issued_on: dayInZone(row.issued_at, 'Asia/Tokyo'),
    issuer: row.issuer.name,
    total_price: row.total_price,
    stored_at: app.clock(),
  };
}

async function storeOnce(
  app: AppContext,
  paper: PaperOf,
  facts: NewPaper,
  render: () => Promise<Buffer>,
): Promise<PaperRow> {
  const known = await findPaperOf(app.db, paper);
  if (known) return known;
  await insertPaper(app.db, facts, await render());
  const stored = await findPaperOf(app.db, paper);
  if (!stored) throw new Error(`The paper ${facts.number} is missing after it was stored.`);
  return stored;
}
