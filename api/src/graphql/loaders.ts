import DataLoader from 'dataloader';
import type { AppContext } from '../context.ts';
import { findCreditCards } from '../modules/card/card-store.ts';
import type { CreditCardRow } from '../modules/card/tables.ts';
import type { AgencyRow, BranchRow, UserRow } from '../modules/organisation/tables.ts';
import { findAgencies, findBranches, findUsers } from '../modules/organisation/organisation-store.ts';

/**
 * Rows by id, batched and remembered for one request. They do no access check of their own:
 * load only ids that stand in a row the viewer may see.
 */
export interface Loaders {
  branch: DataLoader<string, BranchRow | null>;
  agency: DataLoader<string, AgencyRow | null>;
  user: DataLoader<string, UserRow | null>;
  /** Deleted cards included: a trip keeps what it was paid with. */
  creditCard: DataLoader<string, CreditCardRow | null>;
}

export function createLoaders(app: AppContext): Loaders {
  return {
    branch: byId((ids) => findBranches(app.db, ids)),
    agency: byId((ids) => findAgencies(app.db, ids)),
    user: byId((ids) => findUsers(app.db, ids)),
    creditCard: byId((ids) => findCreditCards(app.db, ids)),
  };
}

function byId<Row extends { id: string }>(
  find: (ids: readonly string[]) => Promise<Row[]>,
): DataLoader<string, Row | null> {
  return new DataLoader(async (ids) => {
    const rows = new Map((await find(ids)).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id) ?? null);
  });
}
