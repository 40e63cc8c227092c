import { randomUUID } from 'node:crypto';
import type { SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import type { AppContext } from '../../context.ts';
import { findProperties } from '../catalog/catalog-store.ts';
import { ExpiringCache } from '../../lib/expiring-cache.ts';
import { countFacets, type FacetCounts } from './count-facets.ts';
import { chooseOffer, depthFor } from './choose-offer.ts';
import { type PriceBook, getPriceBook } from './price-book.ts';
import { toCandidates, type RankedProperty, rankProperties } from './rank-properties.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { loadSearchPool, type SearchOrigin } from './search-pool.ts';

/** A whole priced and sorted result; pages are cut from it. */
export interface SearchResult {
  id: string;
  properties: readonly RankedProperty[];
  /** The hotel that was asked for by id; not among `properties`. */
  specified: RankedProperty | null;
  /** See `SearchPool`. */
  most: number | null;
  regionName: string | null;
  origin: SearchOrigin;
}

/** Who asks, as far as it changes a result. */
export interface Asker {
  customer?: SupplierCustomer;
  /** Ids of the hotels that the branch booked before. */
  booked: readonly string[];
}
const NOBODY: Asker = { booked: [] };

type Dependencies = Pick<AppContext, 'db' | 'supplier' | 'clock'>;

/**
 * For how long new searches see a result, whose prices the price book may have kept for as long before; pages of a result
 * that is being read live longer.
 */
const FRESH_MS = 3 * 60_000;
const PAGING_MS = 15 * 60_000;
const MAX_RESULTS = 500;

async function search(
  app: Dependencies,
  prices: PriceBook,
  criteria: SearchCriteria,
  { customer, booked }: Asker,
): Promise<SearchResult> {
  const { filter, sort, stay, propertyId } = criteria;
  const [pool, [picked]] = await Promise.all([
    loadSearchPool(app.db, criteria),
    findProperties(app.db, propertyId ? [propertyId] : []),
  ]);
  const ids = pool.rows.map(({ id }) => id);
  // The counts beside the list ask for the same several rates, at the same time: they come in one call.
  const depth = depthFor(criteria);
  const [quotes, own] = await Promise.all([
    prices.quote(stay, ids, depth, customer),
    picked ? prices.quote(stay, [picked.id], depth, customer) : null,
  ]);
  const now = app.clock();
  const candidates = toCandidates(pool.rows, quotes, pool.origin.coordinates);
  return {
    id: randomUUID(),
    properties: rankProperties(candidates, quotes, {
      filter,
      sort,
      now,
      origin: pool.origin,
      booked: new Set(booked),
    }),
    // The picked hotel is shown whatever the filter says of hotels.
    specified: picked
      ? {
          id: picked.id,
          offer: chooseOffer({ row: picked, offers: own?.get(picked.id)?.offers ?? [] }, criteria, now),
        }
      : null,
    most: pool.most,
    regionName: pool.regionName,
    origin: pool.origin,
  };
}

/**
 * Counts over all hotels that the list chooses among, on whichever page; several rates of each are considered. Another
 * order is counted again: by distance, other hotels of a large place are taken.
 */
async function count(
  app: Dependencies,
  prices: PriceBook,
  criteria: SearchCriteria,
  customer?: SupplierCustomer,
): Promise<FacetCounts> {
  const { rows, origin } = await loadSearchPool(app.db, criteria);
  const ids = rows.map(({ id }) => id);
  const quotes = await prices.quote(criteria.stay, ids, 'several', customer);
  return countFacets(toCandidates(rows, quotes, origin.coordinates), criteria.filter);
}

/** Keeps results, so that the pages of one search never overlap and the same search is made once. */
export class SearchResults {
  readonly #app: Dependencies;
  readonly #prices: PriceBook;
  readonly #byCriteria: ExpiringCache<Promise<SearchResult>>;
  readonly #byId: ExpiringCache<SearchResult>;
  readonly #facets: ExpiringCache<Promise<FacetCounts>>;

  constructor(app: Dependencies) {
    this.#app = app;
    this.#prices = getPriceBook(app);
    this.#byCriteria = new ExpiringCache({ ttlMs: FRESH_MS, maxEntries: MAX_RESULTS, clock: app.clock });
    this.#byId = new ExpiringCache({ ttlMs: PAGING_MS, maxEntries: MAX_RESULTS, clock: app.clock });
    this.#facets = new ExpiringCache({ ttlMs: FRESH_MS, maxEntries: MAX_RESULTS, clock: app.clock });
  }

  /** The result that a cursor came from; a search of the same criteria when it is gone or another process has it. */
  async find(criteria: SearchCriteria, resultId?: string, asker: Asker = NOBODY): Promise<SearchResult> {
    // What the branch booked before changes the recommended order, and that one alone.
    const own = criteria.sort === 'RECOMMENDED' ? asker.booked.join(' ') : '';
    const key = `${toKey(criteria, asker.customer)} ${own}`;
    const paged = resultId ? this.#byId.get(`${key} ${resultId}`) : undefined;
    if (paged) return paged;
    const known = this.#byCriteria.get(key);
    if (known) return known;
    const made = search(this.#app, this.#prices, criteria, asker);
    this.#byCriteria.set(key, made);
    try {
      const result = await made;
      this.#byId.set(`${key} ${result.id}`, result);
      return result;
    } catch (error) {
      this.#byCriteria.delete(key);
      throw error;
    }
  }

  /** What each filter would leave; counted once for the same criteria. */
  async facets(criteria: SearchCriteria, customer?: SupplierCustomer): Promise<FacetCounts> {
    const key = toKey(criteria, customer);
    const known = this.#facets.get(key);
    if (known) return known;
    const made = count(this.#app, this.#prices, criteria, customer);
    this.#facets.set(key, made);
    made.catch(() => this.#facets.delete(key));
    return made;
  }
}

/** Rates, and so the results, may differ by where they are shown. */
function toKey(criteria: SearchCriteria, customer?: SupplierCustomer): string {
  return `${customer?.channel ?? 'WEBSITE'} ${criteria.key}`;
}

const results = new WeakMap<object, SearchResults>();

/** The results of this process. */
export function getSearchResults(app: Dependencies): SearchResults {
  let found = results.get(app.supplier);
  if (!found) {
    found = new SearchResults(app);
    results.set(app.supplier, found);
  }
  return found;
}
