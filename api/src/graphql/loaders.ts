import DataLoader from 'dataloader';
import type { AppContext } from '../context.ts';
import { onePerDatabase } from '../db/one-per-database.ts';
import { createSharedLoader } from '../db/shared-loader.ts';
import { findCreditCards } from '../modules/card/card-store.ts';
import type { CreditCardRow } from '../modules/card/tables.ts';
import type { AgencyRow, BranchRow, UserRow } from '../modules/organization/tables.ts';
import { findAgencies, findBranches, findUsers } from '../modules/organization/organization-store.ts';

/**
 * Rows by id, remembered for one request and looked up together with what other requests need. They do no access check
 * of their own: load only ids that are in a row the viewer may see.
 */
export interface Loaders {
  branch: DataLoader<string, BranchRow | null>;
  agency: DataLoader<string, AgencyRow | null>;
  user: DataLoader<string, UserRow | null>;
  /** Deleted cards included: a trip keeps what it was paid with. */
  creditCard: DataLoader<string, CreditCardRow | null>;
}

export function createLoaders(app: AppContext): Loaders {
  return new RequestLoaders(app);
}

/** Most requests need none of them: each is made when it is first asked for. */
class RequestLoaders implements Loaders {
  readonly #made: Partial<Loaders> = {};
  readonly #app: AppContext;

  constructor(app: AppContext) {
    this.#app = app;
  }

  get branch() {
    return (this.#made.branch ??= forRequest(sharedLoaders(this.#app.db).branch));
  }

  get agency() {
    return (this.#made.agency ??= forRequest(sharedLoaders(this.#app.db).agency));
  }

  get user() {
    return (this.#made.user ??= forRequest(sharedLoaders(this.#app.db).user));
  }

  get creditCard() {
    return (this.#made.creditCard ??= forRequest(sharedLoaders(this.#app.db).creditCard));
  }
}

const sharedLoaders = onePerDatabase((db) => ({
  branch: byId((ids) => findBranches(db, ids)),
  agency: byId((ids) => findAgencies(db, ids)),
  user: byId((ids) => findUsers(db, ids)),
  creditCard: byId((ids) => findCreditCards(db, ids)),
}));

/** Users by their ids, in their order, for callers that need many at a time. Like the loaders, without an access check. */
export function loadUsers(app: AppContext, ids: readonly string[]): Promise<(UserRow | null)[]> {
  return sharedLoaders(app.db).user.load(ids);
}

/** Looks rows up by their ids for all requests of the process. */
export function byId<Row extends { id: string }>(find: (ids: readonly string[]) => Promise<Row[]>) {
  return createSharedLoader<readonly string[], (Row | null)[]>(async (questions) => {
    const rows = new Map((await find([...new Set(questions.flat())])).map((row) => [row.id, row]));
    return questions.map((ids) => ids.map((id) => rows.get(id) ?? null));
  });
}

/** Asks a loader of the process for all that one request needs at a time, and remembers it for that request. */
export function forRequest<Value>(shared: DataLoader<readonly string[], Value[]>): DataLoader<string, Value> {
  return new DataLoader((ids) => shared.load(ids));
}
