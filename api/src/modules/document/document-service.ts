import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/errors.ts';
import { assertAccess } from '../../graphql/access.ts';
import type { AccessRules } from '../../graphql/access-rules.ts';
import { readInvoice } from '../invoice/invoice-service.ts';
import { findUsers } from '../organization/organization-store.ts';
import { loadViewer } from '../viewer/load-viewer.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { MemberClaim } from './document-claim.ts';
import { accountingFile } from './accounting-file.ts';
import { evidenceFile } from './dispute-evidence.ts';
import type { DocumentFile } from './document-file.ts';
import { readToken } from './document-token.ts';
import { invoiceFile } from './invoice-document.ts';
import { paperFile } from './paper-document.ts';
import { papersFile } from './papers-file.ts';
import { receiptFile } from './receipt-document.ts';
import { tripDetailFile } from './trip-documents.ts';
import { memberVoucherFile, voucherFile } from './voucher-documents.ts';

/** Which field gave the link: its rule must still let the person through when the link is opened. */
const linkFields = {
  travel: 'Query.travelDetailDownloadLink',
  'travel-voucher': 'Query.travelVoucherDownloadLink',
  invoice: 'Query.invoiceDownloadLink',
  receipt: 'Query.receiptDownloadLink',
  paper: 'Query.paperDownloadLink',
  papers: 'Mutation.preparePapersFile',
  accounting: 'Mutation.prepareAccountingFile',
  'dispute-evidence': 'Query.disputeEvidenceDownloadLink',
} as const;

/**
 * The document of a link, made at this moment from what its owner may see now; null for a link that is altered or
 * expired, whose owner is gone or has lost the right, or that somebody else presents with a session of their own.
 * @param rules the rules of the schema
 * @param presentedBy the user of the session that came along; undefined when none did
 */
export async function openDocument(
  app: AppContext,
  rules: AccessRules,
  { token, presentedBy }: { token: string; presentedBy: string | null | undefined },
): Promise<DocumentFile | null> {
  const signed = readToken(app.config.documentLinkSecret, token, app.clock());
  if (!signed) return null;
  const { claim, issuedAt } = signed;
  if (claim.kind === 'voucher') return voucherFile(app, claim);
  if (presentedBy !== undefined && presentedBy !== claim.userId) return null;
  const viewer = await findOwner(app, rules, { claim, issuedAt });
  return viewer && fileFor(app, viewer, claim);
}

async function fileFor(app: AppContext, viewer: Viewer, claim: MemberClaim): Promise<DocumentFile | null> {
  switch (claim.kind) {
    case 'travel':
      return tripDetailFile(app, viewer, claim);
    case 'travel-voucher':
      return memberVoucherFile(app, viewer, claim);
    case 'dispute-evidence':
      return evidenceFile(app, claim.disputeId);
    case 'receipt':
      return receiptFile(app, viewer, claim);
    case 'invoice': {
      const invoice = await readInvoice(app, viewer, claim.invoiceId);
      return invoice && invoiceFile(app, viewer, { invoice, format: claim.format });
    }
    case 'paper':
      return paperFile(app, viewer, claim.paperId);
    case 'papers':
      return papersFile(app, viewer, claim.batchId);
    case 'accounting':
      return accountingFile(app, viewer, claim.batchId);
  }
}

/** The person of the link as of now; null when they may not do any more what the link was given for. */
async function findOwner(
  app: AppContext,
  rules: AccessRules,
  { claim, issuedAt }: { claim: MemberClaim; issuedAt: number },
): Promise<Viewer | null> {
  const [user] = await findUsers(app.db, [claim.userId]);
  if (!user?.firebase_uid) return null;
  // A link ends with the sessions that were open when it was given.
  const authenticatedAt = new Date(issuedAt * 1000 + 999);
  const viewer = await loadViewer(app.db, {
    uid: user.firebase_uid,
    email: user.email,
    authenticatedAt,
    issuedAt: authenticatedAt,
  });
  const rule = rules.get(linkFields[claim.kind]);
  if (!viewer || !rule) return null;
  try {
    assertAccess(rule, viewer);
    return viewer;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
