import type DataLoader from 'dataloader';
import type { AppContext } from '../context.ts';
import { onePerDatabase } from '../db/one-per-database.ts';
import { byId, forRequest } from '../db/request-loader.ts';
import { findCreditCards, type PaidCardRow } from '../modules/card/card-store.ts';
import { organizationLoaders } from '../modules/organization/organization-loaders.ts';
import type { AgencyRow, BranchRow, UserRow } from '../modules/organization/tables.ts';

/**
 * Rows by id, remembered for one request and looked up together with what other requests need. They do no access check
 * of their own: load only ids that are in a row the viewer may see.
 */
export interface Loaders {
  branch: DataLoader<string, BranchRow | null>;
  agency: DataLoader<string, AgencyRow | null>;
  user: DataLoader<string, UserRow | null>;
  /** Deleted cards included: a trip keeps what it was paid with. */
  creditCard: DataLoader<string, PaidCardRow | null>;
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
    return (this.#made.branch ??= forRequest(organizationLoaders(this.#app.db).branch));
  }

  get agency() {
    return (this.#made.agency ??= forRequest(organizationLoaders(this.#app.db).agency));
  }

  get user() {
    return (this.#made.user ??= forRequest(organizationLoaders(this.#app.db).user));
  }

  get creditCard() {
    return (this.#made.creditCard ??= forRequest(cardLoader(this.#app.db)));
  }
}

const cardLoader = onePerDatabase((db) => byId((ids) => findCreditCards(db, ids)));
