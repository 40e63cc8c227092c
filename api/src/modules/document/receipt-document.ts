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
  const isCopy = await isIssuedAgain(app, viewer, receipt, app.clock());
  const claim = { kind: 'receipt', userId: viewer.userId, receiptId: receipt.id, isCopy } as const;
  return linkTo(app, claim, viewer.agencyId);
}

/**
 * Null once the receipt is out of the viewer's reach.
 * @param asked when the link was given: opened twice, as browsers do, it gives the same bytes
 */
export async function receiptFile(
  app: AppContext,
  viewer: Viewer,
  claim: { receiptId: string; isCopy: boolean },
  asked: Date,
): Promise<DocumentFile | null> {
  const receipt = await readReceipt(app, viewer, claim.receiptId);
  if (!receipt) return null;
  const isCopy = claim.isCopy || (await isIssuedAgain(app, viewer, receipt, asked));
  const paper = await storeReceipt(app, receipt, isCopy ? 'COPY' : 'ISSUED');
  return {
    body: await fetchPaper(app, viewer, paper),
    mediaType: 'application/pdf',
    fileName: `${paperTitle(paper)}_${receipt.receipt_number}.pdf`,
    asciiName: `receipt-${receipt.receipt_number}.pdf`,
  };
}

/**
 * The company's first fetch from the trip is the paper itself; each later one is marked 再発行, and each by a desk, to which
 * it is not made out. The archive hands the paper out as it was issued, as often as it is asked.
 */
async function isIssuedAgain(
  app: AppContext,
  viewer: Viewer,
  receipt: ReceiptRow,
  before: Date,
): Promise<boolean> {
  return getTenantScope(viewer).kind !== 'branch' || wasFetched(app.db, receipt, before);
}
