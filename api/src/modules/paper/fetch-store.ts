import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import { newId } from '../../db/new-id.ts';
import type { Page } from '../../graphql/connection.ts';
import type { TenantScope } from '../viewer/tenant-scope.ts';
import type { PaperFetchRow, PaperFilter, PaperRow } from './tables.ts';

export type ListedFetch = PaperFetchRow & {
  user_name: string;
  paper_kind: PaperRow['kind'] | null;
  paper_number: string | null;
  /** Of an accounting file in a format of the company's own. */
  own_profile_name: string | null;
  fetched_at: Date;
};

/** Records that a person fetched a paper. */
export async function recordFetch(
  db: Db,
  { paper, userId, now }: { paper: PaperRow; userId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('paper_fetches')
    .values({
      id: newId(),
      branch_id: paper.branch_id,
      user_id: userId,
      paper_id: paper.id,
      filter: null,
      paper_count: 1,
      asked_at: now,
      fetched_at: now,
    })
    .execute();
}

/** Whether somebody of the branch has fetched a receipt by itself: from its trip or from the archive, not in a file of many. */
export async function wasFetched(db: Db, receipt: { id: string; branch_id: string }): Promise<boolean> {
  const first = await db
    .selectFrom('paper_fetches')
    .innerJoin('papers', 'papers.id', 'paper_fetches.paper_id')
    .innerJoin('users', 'users.id', 'paper_fetches.user_id')
    .select('paper_fetches.id')
    .where('papers.receipt_id', '=', receipt.id)
    .where('users.branch_id', '=', receipt.branch_id)
    .where('paper_fetches.fetched_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

interface NewBatch {
  branchId: string;
  userId: string;
  filter: PaperFilter;
  count: number;
  now: Date;
  /** Of an accounting file. */
  accountingProfile?: string;
}

/** Writes down that somebody asked for the papers of a filter in one file; returns what its link names. */
export async function openBatch(db: Db, batch: NewBatch): Promise<string> {
  const id = newId();
  await db
    .insertInto('paper_fetches')
    .values({
      id,
      branch_id: batch.branchId,
      user_id: batch.userId,
      paper_id: null,
      filter: jsonb(batch.filter),
      paper_count: batch.count,
      accounting_profile: batch.accountingProfile ?? null,
      asked_at: batch.now,
      fetched_at: null,
    })
    .execute();
  return id;
}

/** Takes a batch, once: null for one that is unknown, another person's or was fetched before. */
export async function takeBatch(
  db: Db,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<PaperFilter | null> {
  const row = await db
    .updateTable('paper_fetches')
    .set({ fetched_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('fetched_at', 'is', null)
    .where('accounting_profile', 'is', null)
    .returning('filter')
    .executeTakeFirst();
  return row?.filter ?? null;
}

/** An accounting file that was not fetched yet: for which software, and of which days and whose entries as of when. */
export async function findAccountingBatch(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<{ profileId: string; branchId: string; from: string; to: string; askedAt: Date } | null> {
  const row = await db
    .selectFrom('paper_fetches')
    .select(['accounting_profile', 'branch_id', 'filter', 'asked_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('fetched_at', 'is', null)
    .where('accounting_profile', 'is not', null)
    .executeTakeFirst();
  const { issuedFrom: from, issuedTo: to } = row?.filter ?? { issuedFrom: null, issuedTo: null };
  if (!row || row.accounting_profile === null || from === null || to === null) return null;
  return { profileId: row.accounting_profile, branchId: row.branch_id, from, to, askedAt: row.asked_at };
}

/** Takes one, once: false when somebody was first. */
export async function takeAccountingBatch(
  db: Db,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('paper_fetches')
    .set({ fetched_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('fetched_at', 'is', null)
    .where('accounting_profile', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

function fetchesIn(db: Db, scope: TenantScope, branchId: string | null) {
  return db
    .selectFrom('paper_fetches')
    .innerJoin('branches', 'branches.id', 'paper_fetches.branch_id')
    .where('paper_fetches.fetched_at', 'is not', null)
    .$if(branchId !== null, (query) => query.where('paper_fetches.branch_id', '=', branchId ?? ''))
    .$if(scope.kind === 'branch', (query) =>
      query.where('paper_fetches.branch_id', '=', scope.kind === 'branch' ? scope.branchId : ''),
    )
    .$if(scope.kind === 'agency', (query) =>
      query.where('branches.agency_id', '=', scope.kind === 'agency' ? scope.agencyId : ''),
    );
}

/** One page of fetches inside the scope and one row more, the latest first. */
export async function findFetchPage(
  db: Db,
  scope: TenantScope,
  branchId: string | null,
  page: Page,
): Promise<ListedFetch[]> {
  const [at = null, id = null] = page.after ?? [];
  const rows = await fetchesIn(db, scope, branchId)
    .innerJoin('users', 'users.id', 'paper_fetches.user_id')
    .leftJoin('papers', 'papers.id', 'paper_fetches.paper_id')
    .leftJoin('accounting_profiles', 'accounting_profiles.id', 'paper_fetches.accounting_profile')
    .$if(at !== null, (query) =>
      query.where(sql<boolean>`(paper_fetches.fetched_at, paper_fetches.id) < (${at}::timestamptz, ${id})`),
    )
    .selectAll('paper_fetches')
    .select([
      'users.name as user_name',
      'papers.kind as paper_kind',
      'papers.number as paper_number',
      'accounting_profiles.name as own_profile_name',
    ])
    .orderBy('paper_fetches.fetched_at', 'desc')
    .orderBy('paper_fetches.id', 'desc')
    .limit(page.first + 1)
    .execute();
  return rows.flatMap((row) => (row.fetched_at ? [{ ...row, fetched_at: row.fetched_at }] : []));
}

export async function countFetches(db: Db, scope: TenantScope, branchId: string | null): Promise<number> {
  const { count } = await fetchesIn(db, scope, branchId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
