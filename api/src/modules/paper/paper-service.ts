import type { AppContext } from '../../context.ts';
import {
  checkCreationKey,
  type Connection,
  invalidCursor,
  readPage,
  toConnection,
} from '../../graphql/connection.ts';
import type { PapersInput } from '../../graphql/__generated__/schema-types.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import { textLength } from '../../lib/text-length.ts';
import { isCalendarDay } from '../rate/calendar.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { countFetches, findFetchPage, type ListedFetch } from './fetch-store.ts';
import { countPapers, findPaper, findPaperPage, type ListedPaper } from './paper-search-store.ts';
import type { PaperFilter, PaperRow } from './tables.ts';

const MAX_NAME = 100;
type PageArgs = { first?: number | null; after?: string | null };

/**
 * The stored papers within the viewer's reach that match all conditions, newest day first: the search that
 * 電子帳簿保存法 asks for (day, amount and counterparty; ranges of day and amount; several at once).
 */
export async function listPapers(
  app: AppContext,
  viewer: Viewer,
  { input, ...args }: PageArgs & { input?: PapersInput | null },
): Promise<Connection<ListedPaper>> {
  const scope = getTenantScope(viewer);
  const filter = toPaperFilter(input);
  const page = readPage(args, 2);
  if (page.after && !isCalendarDay(page.after[0] ?? '')) throw invalidCursor();
  const rows = await findPaperPage(app.db, scope, filter, page);
  return toConnection(rows, page, await countPapers(app.db, scope, filter), ({ issued_on, id }) => [
    issued_on,
    id,
  ]);
}

/** A stored paper within the viewer's reach; null for any other. */
export function readPaper(app: AppContext, viewer: Viewer, id: string): Promise<PaperRow | null> {
  return findPaper(app.db, getTenantScope(viewer), id);
}

/** Who fetched papers within the viewer's reach, the latest first. */
export async function listFetches(
  app: AppContext,
  viewer: Viewer,
  { branchId, ...args }: PageArgs & { branchId?: string | null },
): Promise<Connection<ListedFetch>> {
  const scope = getTenantScope(viewer);
  const page = readPage(args, 2);
  if (page.after) checkCreationKey(page.after);
  const rows = await findFetchPage(app.db, scope, branchId ?? null, page);
  const total = await countFetches(app.db, scope, branchId ?? null);
  return toConnection(rows, page, total, ({ fetched_at, id }) => [fetched_at.toISOString(), id]);
}

/** The input as a filter. Throws InvalidInputError for a range that ends before it begins. */
export function toPaperFilter(input: PapersInput | null | undefined): PaperFilter {
  const filter: PaperFilter = {
    branchId: input?.branchId ?? null,
    issuedFrom: input?.issuedFrom ?? null,
    issuedTo: input?.issuedTo ?? null,
    amountFrom: input?.amountFrom ?? null,
    amountTo: input?.amountTo ?? null,
    counterparty: input?.counterparty?.trim() || null,
    kinds: input?.kinds ?? [],
  };
  const { issuedFrom, issuedTo, amountFrom, amountTo, counterparty } = filter;
  if (issuedFrom !== null && issuedTo !== null && issuedFrom > issuedTo) {
    throw new InvalidInputError('issuedTo must not be before issuedFrom.');
  }
  if (amountFrom !== null && amountTo !== null && amountFrom > amountTo) {
    throw new InvalidInputError('amountTo must not be below amountFrom.');
  }
  if (counterparty !== null && textLength(counterparty) > MAX_NAME) {
    throw new InvalidInputError(`counterparty must have at most ${MAX_NAME} characters.`);
  }
  return filter;
}
