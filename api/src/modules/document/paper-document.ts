import type { AppContext } from '../../context.ts';
import { counterpartyOf } from '../paper/paper-search-store.ts';
import { readPaper } from '../paper/paper-service.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { DocumentFile } from './document-file.ts';
import { linkTo } from './link-service.ts';
import { paperName } from './paper-names.ts';
import { fetchPaper } from './stored-papers.ts';

/** A link to a stored paper within the viewer's reach; null for any other. */
export async function paperLink(
  app: AppContext,
  viewer: Viewer,
  paperId: string,
): Promise<{ url: string; expiresAt: Date } | null> {
  const paper = await readPaper(app, viewer, paperId);
  if (!paper) return null;
  return linkTo(app, { kind: 'paper', userId: viewer.userId, paperId: paper.id }, viewer.agencyId);
}

/** The stored bytes; null once the paper is out of the viewer's reach. */
export async function paperFile(
  app: AppContext,
  viewer: Viewer,
  paperId: string,
): Promise<DocumentFile | null> {
  const paper = await readPaper(app, viewer, paperId);
  if (!paper) return null;
  return {
    body: await fetchPaper(app, viewer, paper),
    mediaType: 'application/pdf',
    fileName: `${paperName(paper, counterpartyOf(getTenantScope(viewer), paper))}.pdf`,
    asciiName: `paper-${paper.number}.pdf`,
  };
}
