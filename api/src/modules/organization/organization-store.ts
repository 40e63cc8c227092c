import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { containing } from '../../db/containing.ts';
import type { Page } from '../../graphql/connection.ts';
import type { TenantScope } from '../viewer/tenant-scope.ts';
import type { AgencyRow, BranchRow, UserRow } from './tables.ts';

export interface EmployeeFilter {
  branchId: string | null;
  /** Part of a name or an e-mail address. */
  keyword: string | null;
  status: UserRow['status'] | null;
}

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

function employeesIn(db: Db, scope: TenantScope, { branchId, keyword, status }: EmployeeFilter) {
  let query = db
    .selectFrom('users')
    .innerJoin('branches', 'branches.id', 'users.branch_id')
    .where('users.status', '<>', 'DELETED');
  if (branchId !== null) query = query.where('users.branch_id', '=', branchId);
  if (status !== null) query = query.where('users.status', '=', status);
  if (keyword !== null) {
    const like = containing(keyword);
    query = query.where((eb) => eb.or([eb('users.name', 'ilike', like), eb('users.email', 'ilike', like)]));
  }
  if (scope.kind === 'branch') return query.where('users.branch_id', '=', scope.branchId);
  if (scope.kind === 'agency') return query.where('branches.agency_id', '=', scope.agencyId);
  return query;
}

/** One page of the employees within the scope that the filter leaves, and one row more, by creation. */
export async function findEmployeePage(
  db: Db,
  scope: TenantScope,
  filter: EmployeeFilter,
  page: Page,
): Promise<UserRow[]> {
  const query = employeesIn(db, scope, filter)
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

export async function countEmployees(db: Db, scope: TenantScope, filter: EmployeeFilter): Promise<number> {
  const { count } = await employeesIn(db, scope, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
