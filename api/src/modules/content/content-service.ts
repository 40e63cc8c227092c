import type { Document, NewsEntry } from '../../adapters/content/content-port.ts';
import type { AppContext } from '../../context.ts';
import { ForbiddenError, InvalidInputError, ProviderUnavailableError } from '../../lib/errors.ts';
import { type Connection, readPage, toConnection } from '../../graphql/connection.ts';
import { findAgencyOfHost } from '../organization/agency-origin.ts';
import { readSeller } from '../organization/seller.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { nameSeller } from './name-seller.ts';

interface PageArguments {
  first?: number | null;
  after?: string | null;
}

/** The text with the address of the supplier's own terms where it says `{supplierTermsUrl}`. */
export function linkSupplierTerms({ config }: AppContext, document: Document): Document {
  return { ...document, body: document.body.replaceAll('{supplierTermsUrl}', config.supplierTermsUrl) };
}

/** A legal text that always exists. Throws ProviderUnavailableError when the content store has none. */
export async function readLegalText(app: AppContext, id: string): Promise<Document> {
  const document = await app.content.readDocument('legal', id);
  if (document === null) throw new ProviderUnavailableError('content');
  return document;
}

/**
 * The notice that the law asks of who sells: to a member the seller of their branch, to anyone else that of the site.
 * @param hostname of the site that the request came through
 */
export async function readTransactionLaw(
  app: AppContext,
  viewer: Viewer | null,
  hostname: string,
): Promise<Document> {
  const document = await readLegalText(app, 'transaction-law');
  const agencyId = viewer ? viewer.agencyId : await findAgencyOfHost(app, hostname);
  return { ...document, body: nameSeller(document.body, await readSeller(app, agencyId)) };
}

/**
 * What is published by now for everybody or for the viewer's agency (of an agency user, or of the branch), newest
 * first. Operators belong to no agency.
 */
export async function listNews(
  app: AppContext,
  viewer: Viewer,
  args: PageArguments,
): Promise<Connection<NewsEntry>> {
  return toPage(await newsFor(app, viewer), args);
}

/** One of the news that {@link listNews} lists; null for any other. */
export async function readNewsItem(app: AppContext, viewer: Viewer, id: string): Promise<NewsEntry | null> {
  return (await newsFor(app, viewer)).find((entry) => entry.id === id) ?? null;
}

async function newsFor(app: AppContext, { agencyId }: Viewer): Promise<NewsEntry[]> {
  const now = app.clock();
  return (await app.content.readNews())
    .filter((entry) => entry.publishedAt <= now)
    .filter(({ agencyIds }) => agencyIds === null || (agencyId !== null && agencyIds.includes(agencyId)));
}

/** Everything in the content store, for operators: also what is for single agencies and what is yet to come. */
export async function listDeskNews(
  app: AppContext,
  viewer: Viewer,
  args: PageArguments,
): Promise<Connection<NewsEntry>> {
  if (!viewer.permissions.has('OPERATOR_DESK')) throw new ForbiddenError();
  return toPage(await app.content.readNews(), args);
}

function toPage(news: readonly NewsEntry[], args: PageArguments): Connection<NewsEntry> {
  const page = readPage(args, 2);
  const entries = news.toSorted(newestFirst);
  const [publishedAt = '', id = ''] = page.after ?? [];
  if (page.after !== null && Number.isNaN(Date.parse(publishedAt))) {
    throw new InvalidInputError('after is not a cursor of this list.');
  }
  // By the cursor's own values, not its row: that item may have been withdrawn since.
  const last = { publishedAt: new Date(publishedAt), id };
  const rest = page.after === null ? entries : entries.filter((entry) => newestFirst(last, entry) < 0);
  return toConnection(rest.slice(0, page.first + 1), page, entries.length, (entry) => [
    entry.publishedAt.toISOString(),
    entry.id,
  ]);
}

type Position = Pick<NewsEntry, 'publishedAt' | 'id'>;

function newestFirst(a: Position, b: Position): number {
  return b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
