import { randomUUID } from 'node:crypto';
import type { RapidCustomer } from '../../adapters/rapid/transport.ts';
import type { AppContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { findProperties } from '../catalogue/catalogue-store.ts';
import { ExpiringCache } from '../../expiring-cache.ts';
import type { Offer } from './offer.ts';
import { queryWords } from './normalise.ts';
import { type PriceBook, priceBookOf } from './price-book.ts';
import { type RankedProperty, rankProperties } from './rank-properties.ts';
import { depthFor, type SearchCriteria } from './search-criteria.ts';
import { placeAroundProperty, placeOfInput, type SearchPlace } from './search-place.ts';
import { findCandidates } from './search-store.ts';

/** A whole priced and sorted result; pages are cut from it. */
export interface SearchResult {
  id: string;
  properties: readonly RankedProperty[];
  /** The hotel that was asked for by id; not among `properties`. */
  specified: RankedProperty | null;
  regionName: string | null;
}

type Dependencies = Pick<AppContext, 'db' | 'rapid' | 'clock'>;

/** New searches see prices at most this old; pages of a result that is being read live longer. */
const FRESH_MS = 3 * 60_000;
const PAGING_MS = 15 * 60_000;
const MAX_RESULTS = 500;

async function placeOf(db: Dependencies['db'], criteria: SearchCriteria): Promise<SearchPlace | null> {
  const { region, propertyId, language } = criteria;
  if (region) return placeOfInput(db, region, language);
  return propertyId ? placeAroundProperty(db, propertyId, language) : null;
}

async function search(
  app: Dependencies,
  prices: PriceBook,
  criteria: SearchCriteria,
  customer?: RapidCustomer,
) {
  const place = await placeOf(app.db, criteria);
  if (!place) throw new NotFoundError();
  const { filter, sort, stay, propertyId } = criteria;
  const words = queryWords(filter.keyword ?? '');
  const [candidates, [picked]] = await Promise.all([
    findCandidates(app.db, place, { ...filter, words }, sort === 'DISTANCE'),
    findProperties(app.db, propertyId ? [propertyId] : []),
  ]);
  const listed = candidates.filter(({ id }) => id !== propertyId);
  const ids = listed.map(({ id }) => id);
  const [quotes, own] = await Promise.all([
    prices.quote(stay, ids, depthFor(filter), customer),
    // The picked hotel is shown whatever the filter says.
    picked ? prices.quote(stay, [picked.id], 'cheapest', customer) : null,
  ]);
  const cheapest: Offer | null = picked ? (own?.get(picked.id)?.offers[0] ?? null) : null;
  return {
    id: randomUUID(),
    properties: rankProperties(listed, quotes, { filter, sort, origin: place.origin }),
    specified: picked ? { id: picked.id, offer: cheapest } : null,
    regionName: place.name,
  } satisfies SearchResult;
}

/** Keeps results, so that the pages of one search never overlap and the same search is made once. */
export class SearchResults {
  readonly #app: Dependencies;
  readonly #prices: PriceBook;
  readonly #byCriteria: ExpiringCache<Promise<SearchResult>>;
  readonly #byId: ExpiringCache<SearchResult>;

  constructor(app: Dependencies) {
    this.#app = app;
    this.#prices = priceBookOf(app);
    this.#byCriteria = new ExpiringCache({ ttlMs: FRESH_MS, maxEntries: MAX_RESULTS, clock: app.clock });
    this.#byId = new ExpiringCache({ ttlMs: PAGING_MS, maxEntries: MAX_RESULTS, clock: app.clock });
  }

  /** The result that a cursor came from; a search of the same criteria when it is gone or another process has it. */
  async find(criteria: SearchCriteria, resultId?: string, customer?: RapidCustomer): Promise<SearchResult> {
    const paged = resultId ? this.#byId.get(`${criteria.key} ${resultId}`) : undefined;
    if (paged) return paged;
    const known = this.#byCriteria.get(criteria.key);
    if (known) return known;
    const made = search(this.#app, this.#prices, criteria, customer);
    this.#byCriteria.set(criteria.key, made);
    try {
      const result = await made;
      this.#byId.set(`${criteria.key} ${result.id}`, result);
      return result;
    } catch (error) {
      this.#byCriteria.delete(criteria.key);
      throw error;
    }
  }
}

const results = new WeakMap<object, SearchResults>();

/** The results of this process. */
export function searchResultsOf(app: Dependencies): SearchResults {
  let found = results.get(app.rapid);
  if (!found) {
    found = new SearchResults(app);
    results.set(app.rapid, found);
  }
  return found;
}
