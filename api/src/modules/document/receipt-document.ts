import type { AppContext } from '../../context.ts';
import { wasFetched } from '../paper/fetch-store.ts';
import { readReceipt } from '../receipt/receipt-service.ts';
import type { ReceiptRow } from '../receipt/tables.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { DocumentFile } from './document-file.ts';
import { linkTo } from './link-service.ts';
import { paperTitle } from './paper-names.ts';
import { fetchPaper, storeReceipt } from './stored-papers.ts';

/** A link to a receipt that the viewer may see; null for any other. */
export async function receiptLink(
  app: AppContext,
  viewer: Viewer,
  receiptId: string,
): Promise<{ url: string; expiresAt: Date } | null> {
  const receipt = await readReceipt(app, viewer, receiptId);
  if (!receipt) return null;
  const isCopy = await isIssuedAgain(app, viewer, receipt);
  const claim = { kind: 'receipt', userId: viewer.userId, receiptId: receipt.id, isCopy } as const;
  return linkTo(app, claim, viewer.agencyId);
}

/**
 * Null once the receipt is out of the viewer's reach. Whether it is a copy was decided when the link was given: opened
 * twice, as browsers do, it gives the same bytes.
 */
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
    fileName: `${paperTitle(paper)}_${receipt.receipt_number}.pdf`,
    asciiName: `receipt-${receipt.receipt_number}.pdf`,
  };
}

/**
 * The trip hands out the paper itself as long as nobody of the company has it; once somebody fetched it by itself, here or
 * from the archive, it is marked 再発行, and always for a desk, to which it is not made out. The archive hands the paper
 * out as it was issued, as often as it is asked.
 */
async function isIssuedAgain(app: AppContext, viewer: Viewer, receipt: ReceiptRow): Promise<boolean> {
  return getTenantScope(viewer).kind !== 'branch' || wasFetched(app.db, receipt);
}
