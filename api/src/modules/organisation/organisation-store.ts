import type { Db } from '../../db/client.ts';
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
