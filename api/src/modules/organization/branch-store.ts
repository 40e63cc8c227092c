import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import { containing } from '../../db/containing.ts';
import type { Page } from '../../graphql/connection.ts';
import type { TenantScope } from '../viewer/tenant-scope.ts';
import type { BranchChanges } from './branch-validation.ts';
import type { BranchRow } from './tables.ts';

/** Makes changes of a branch, and those of its people, wait for one another. */
export async function lockBranch(tx: Transaction<Database>, branchId: string): Promise<void> {
  await tx.selectFrom('branches').select('id').where('id', '=', branchId).forUpdate().execute();
}

/** Changes a branch. */
export async function updateBranch(
  db: Db,
  branchId: string,
  changes: BranchChanges,
  now: Date,
): Promise<void> {
  await db
    .updateTable('branches')
    .set({ ...changes, updated_at: now })
    .where('id', '=', branchId)
    .execute();
}

/** Suspends or resumes a branch; false when it is neither suspended nor active. */
export async function updateBranchStatus(
  db: Db,
  branchId: string,
  status: 'ACTIVE' | 'SUSPENDED',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('branches')
    .set({ status, updated_at: now })
    .where('id', '=', branchId)
    .where('status', 'in', ['ACTIVE', 'SUSPENDED'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface BranchFilter {
  keyword: string | null;
  agencyId: string | null;
  statuses: readonly BranchRow['status'][];
}

function branchesIn(db: Db, scope: TenantScope, filter: BranchFilter) {
  let query = db.selectFrom('branches').innerJoin('companies', 'companies.id', 'branches.company_id');
  if (scope.kind === 'branch') query = query.where('branches.id', '=', scope.branchId);
  if (scope.kind === 'agency') query = query.where('branches.agency_id', '=', scope.agencyId);
  if (filter.agencyId !== null) query = query.where('branches.agency_id', '=', filter.agencyId);
  if (filter.statuses.length > 0) query = query.where('branches.status', 'in', [...filter.statuses]);
  if (filter.keyword !== null) {
    const like = containing(filter.keyword);
    query = query.where((eb) =>
      eb.or([
        eb('companies.name', 'ilike', like),
        eb('companies.code', 'ilike', like),
        eb('branches.name', 'ilike', like),
      ]),
    );
  }
  return query;
}

/** A branch within the scope; a foreign one is absent. */
export async function findBranchInScope(db: Db, scope: TenantScope, id: string): Promise<BranchRow | null> {
  const row = await branchesIn(db, scope, { keyword: null, agencyId: null, statuses: [] })
    .selectAll('branches')
    .select(['companies.name as company_name', 'companies.code as company_code'])
    .where('branches.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** One page of branches within the scope and one row more, by creation. */
export async function findBranchPage(
  db: Db,
  scope: TenantScope,
  filter: BranchFilter,
  page: Page,
): Promise<BranchRow[]> {
  const query = branchesIn(db, scope, filter)
    .selectAll('branches')
    .select(['companies.name as company_name', 'companies.code as company_code'])
    .orderBy('branches.created_at')
    .orderBy('branches.id')
    .limit(page.first + 1);
  if (page.after === null) return query.execute();
  const [createdAt, id] = page.after;
  return query
    .where(sql<boolean>`(branches.created_at, branches.id) > (${createdAt}::timestamptz, ${id})`)
    .execute();
}

export async function countBranches(db: Db, scope: TenantScope, filter: BranchFilter): Promise<number> {
  const { count } = await branchesIn(db, scope, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
