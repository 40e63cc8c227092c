import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Page } from '../../graphql/connection.ts';
import type { TenantScope } from '../viewer/tenant-scope.ts';
import type { AgencyRow, BranchRow, UserRow } from './tables.ts';

/** Branches by id, each with its company's name and code. Unscoped: for ids taken from a row already checked. */
export async function findBranches(db: Db, ids: readonly string[]): Promise<BranchRow[]> {
  return db
    .selectFrom('branches')
    .innerJoin('companies', 'companies.id', 'branches.company_id')
    .selectAll('branches')
    .select(['companies.name as company_name', 'companies.code as company_code'])
    .where('branches.id', 'in', [...ids])
    .execute();
}

/** Agencies by id. Unscoped: for ids taken from a row already checked. */
export async function findAgencies(db: Db, ids: readonly string[]): Promise<AgencyRow[]> {
  return db
    .selectFrom('agencies')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** Users by id, deleted ones included (a trip keeps its booker). Unscoped: for ids taken from a row already checked. */
export async function findUsers(db: Db, ids: readonly string[]): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

function employeesIn(db: Db, scope: TenantScope, branchId: string | null) {
  let query = db
    .selectFrom('users')
    .innerJoin('branches', 'branches.id', 'users.branch_id')
    .where('users.status', '<>', 'DELETED');
  if (branchId !== null) query = query.where('users.branch_id', '=', branchId);
  if (scope.kind === 'branch') return query.where('users.branch_id', '=', scope.branchId);
  if (scope.kind === 'agency') return query.where('branches.agency_id', '=', scope.agencyId);
  return query;
}

/** One page of employees within the scope, of one branch if given, and one row more, by creation. */
export async function findEmployeePage(
  db: Db,
  scope: TenantScope,
  branchId: string | null,
  page: Page,
): Promise<UserRow[]> {
  const query = employeesIn(db, scope, branchId)
    .selectAll('users')
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(page.first + 1);
  if (page.after === null) return query.execute();
  const [createdAt, id] = page.after;
  return query
    .where(sql<boolean>`(users.created_at, users.id) > (${createdAt}::timestamptz, ${id})`)
    .execute();
}

export async function countEmployees(db: Db, scope: TenantScope, branchId: string | null): Promise<number> {
  const { count } = await employeesIn(db, scope, branchId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
