import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { AppContext } from '../../context.ts';
import type { PapersFileErrorCode, PapersInput } from '../../graphql/__generated__/schema-types.ts';
import { openBatch, takeBatch } from '../paper/fetch-store.ts';
import { counterpartyOf, countPapers, findPaperPage, type ListedPaper } from '../paper/paper-search-store.ts';
import { toPaperFilter } from '../paper/paper-service.ts';
import { readPaperBytes } from '../paper/paper-store.ts';
import { dayInZone } from '../rate/calendar.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { toCsv } from './csv.ts';
import type { DocumentFile } from './document-file.ts';
import { linkTo } from './link-service.ts';
import { paperNames, paperTitle } from './paper-names.ts';

const PAPERS_AT_MOST = 500;

/** A link that opens once, to a ZIP file of the papers that match; or why there is none. */
export async function preparePapersFile(
  app: AppContext,
  viewer: Viewer,
  input: PapersInput,
): Promise<{ url: string; expiresAt: Date } | { errorCode: PapersFileErrorCode }> {
  const filter = toPaperFilter(input);
  const branchId = viewer.branchId ?? filter.branchId;
  if (branchId === null) return { errorCode: 'BRANCH_REQUIRED' };
  const count = await countPapers(app.db, getTenantScope(viewer), filter);
  if (count === 0) return { errorCode: 'NOTHING_FOUND' };
  if (count > PAPERS_AT_MOST) return { errorCode: 'TOO_MANY' };
  const { userId, agencyId } = viewer;
  const batchId = await openBatch(app.db, { branchId, userId, filter, count, now: app.clock() });
  return linkTo(app, { kind: 'papers', userId, batchId }, agencyId);
}

/** The file of such a link, written while it is sent, one paper in memory at a time; null when it was opened before. */
export async function papersFile(
  app: AppContext,
  viewer: Viewer,
  batchId: string,
): Promise<DocumentFile | null> {
  const now = app.clock();
  const filter = await takeBatch(app.db, { id: batchId, userId: viewer.userId, now });
  if (!filter) return null;
  const scope = getTenantScope(viewer);
  const page = { first: PAPERS_AT_MOST, after: null };
  const papers = (await findPaperPage(app.db, scope, filter, page)).slice(0, PAPERS_AT_MOST);
  const getCounterparty = (paper: ListedPaper) => counterpartyOf(scope, paper);
  const names = paperNames(papers, getCounterparty).map((name) => `${name}.pdf`);
  const rows = papers.map((paper, index) => ({
    paper,
    counterparty: getCounterparty(paper),
    fileName: names[index] ?? '',
  }));
  const day = dayInZone(now, 'Asia/Tokyo').replaceAll('-', '');
  return {
    body: writeZip(app, rows, now),
    mediaType: 'application/zip',
    fileName: `書類_${filter.issuedFrom ?? ''}_${filter.issuedTo ?? ''}_${day}保存.zip`,
    asciiName: `papers-${day}.zip`,
  };
}

interface ArchivedPaper {
  paper: ListedPaper;
  counterparty: string;
  fileName: string;
}

function writeZip(app: AppContext, rows: readonly ArchivedPaper[], now: Date): Readable {
  const zip = new yazl.ZipFile();
  zip.addBuffer(indexCsv(rows), '索引.csv', { mtime: now });
  for (const { paper, fileName } of rows) {
    // Bytes of a PDF are compressed already. The stream is opened when its turn comes.
    zip.addReadStreamLazy(fileName, { mtime: paper.stored_at, compress: false }, (open) => {
      readPaperBytes(app.db, paper.id).then(
        (bytes) => open(null, Readable.from([bytes])),
        (error: unknown) => open(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const output = new Readable().wrap(zip.outputStream);
  // What can't be read ends the download: a file without its end can't be taken for a whole one.
  zip.on('error', (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

const header = [
  '取引年月日',
  '取引先',
  '金額(円・税込、対象外を含む)',
  '種別',
  '状態',
  '番号',
  '宛名',
  'ファイル名',
  'SHA-256',
];

/** What the file holds, one row a paper: the index that goes with the papers. */
function indexCsv(rows: readonly ArchivedPaper[]): Buffer {
  return toCsv(
    header,
    rows.map(({ paper, counterparty, fileName }) => [
      paper.issued_on,
      counterparty,
      paper.total_price,
      paperTitle(paper),
      stateText(paper),
      paper.number,
      paper.addressee,
      fileName,
      paper.sha256,
    ]),
  );
}

function stateText({ edition, voided, corrected }: ListedPaper): string {
  if (voided || edition === 'VOID') return '取消済み';
  return corrected ? '返金あり' : '有効';
}
