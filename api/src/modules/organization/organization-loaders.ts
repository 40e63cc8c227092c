import type { AppContext } from '../../context.ts';
import { onePerDatabase } from '../../db/one-per-database.ts';
import { byId } from '../../db/request-loader.ts';
import { findAgencies, findBranches, findUsers } from './organization-store.ts';
import type { UserRow } from './tables.ts';

/** Loaders of the process, without an access check: for ids that are in a row the viewer may see. */
export const organizationLoaders = onePerDatabase((db) => ({
  branch: byId((ids) => findBranches(db, ids)),
  agency: byId((ids) => findAgencies(db, ids)),
  user: byId((ids) => findUsers(db, ids)),
}));

/** Users by their ids, in their order, for callers that need many at a time. Like the loaders, without an access check. */
export function loadUsers(app: AppContext, ids: readonly string[]): Promise<(UserRow | null)[]> {
  return organizationLoaders(app.db).user.load(ids);
}
