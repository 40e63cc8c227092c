import type { AppContext } from '../../context.ts';
import { findReceiptLines } from '../receipt/receipt-store.ts';
import { readReceipt } from '../receipt/receipt-service.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { DocumentFile } from './document-file.ts';
import { linkTo } from './link-service.ts';
import { receiptTitle } from './pdf/receipt-pdf.ts';
import { fetchPaper, storeReceipt } from './stored-papers.ts';

/** A copy made soon after the issue is the paper itself; a later one is marked as issued again. */
const FIRST_MS = 10 * 60_000;

/** A link to a receipt that the viewer may see; null for any other. */
export async function receiptLink(
  app: AppContext,
  viewer: Viewer,
  receiptId: string,
): Promise<{ url: string; expiresAt: Date } | null> {
  const receipt = await readReceipt(app, viewer, receiptId);
  if (!receipt) return null;
  const isCopy = app.clock().getTime() - receipt.issued_at.getTime() > FIRST_MS;
  const claim = { kind: 'receipt', userId: viewer.userId, receiptId: receipt.id, isCopy } as const;
  return linkTo(app, claim, viewer.agencyId);
}

/** Null once the receipt is out of the viewer's reach. */
export async function receiptFile(
  app: AppContext,
  viewer: Viewer,
  claim: { receiptId: string; isCopy: boolean },
): Promise<DocumentFile | null> {
  const receipt = await readReceipt(app, viewer, claim.receiptId);
  if (!receipt) return null;
  const paper = await storeReceipt(app, receipt, claim.isCopy ? 'COPY' : 'ISSUED');
  return {
    body: await fetchPaper(app, viewer, paper),
    mediaType: 'application/pdf',
    fileName: `${receiptTitle(receipt, await findReceiptLines(app.db, [receipt.id]))}_${receipt.receipt_number}.pdf`,
    asciiName: `receipt-${receipt.receipt_number}.pdf`,
  };
}
