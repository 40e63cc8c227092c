import type { RapidCustomer } from '../../adapters/rapid/transport.ts';
import type { AppContext } from '../../context.ts';
import { ProviderUnavailableError } from '../../errors.ts';
import { shopOf, type Stay, stayKey } from '../rate/stay.ts';
import { ExpiringCache } from '../../expiring-cache.ts';
import { type Quote, quoteOf } from './offer.ts';

/**
 * What is asked of the supplier: the cheapest rate of each property is enough for a list and costs the least;
 * filtering by meal or room needs several. `refundable` leaves the others out at the source.
 */
export type QuoteDepth = 'cheapest' | 'cheapest refundable' | 'several' | 'several refundable';

const SEVERAL = 25;
/** The supplier takes at most this many ids in one call. */
const MAX_IDS = 250;
const TTL_MS = 3 * 60_000;
const MAX_ENTRIES = 30_000;
const SOLD_OUT: Quote = { offers: [], score: 0 };

type Dependencies = Pick<AppContext, 'rapid' | 'clock'>;

/**
 * Prices of properties for stays, remembered for some minutes and asked for once however many want them at the
 * same time. For showing only: a booking checks the price anew.
 */
export class PriceBook {
  readonly #app: Dependencies;
  readonly #quotes: ExpiringCache<Quote>;
  readonly #underWay = new Map<string, Promise<ReadonlyMap<string, Quote>>>();

  constructor(app: Dependencies) {
    this.#app = app;
    this.#quotes = new ExpiringCache({ ttlMs: TTL_MS, maxEntries: MAX_ENTRIES, clock: app.clock });
  }

  /** A quote for every id; throws ProviderUnavailableError when the supplier did not answer for all. */
  async quote(
    stay: Stay,
    propertyIds: readonly string[],
    depth: QuoteDepth,
    customer?: RapidCustomer,
  ): Promise<Map<string, Quote>> {
    const key = (id: string) => `${depth} ${stayKey(stay)} ${id}`;
    const quotes = new Map<string, Quote>();
    const missing: string[] = [];
    for (const id of propertyIds) {
      const known = this.#quotes.get(key(id));
      if (known) quotes.set(id, known);
      else missing.push(id);
    }
    const fresh = missing.filter((id) => !this.#underWay.has(key(id)));
    for (let from = 0; from < fresh.length; from += MAX_IDS) {
      const batch = fresh.slice(from, from + MAX_IDS);
      const call = this.#shop(stay, batch, depth, customer);
      for (const id of batch) this.#underWay.set(key(id), call);
      const finish = () => batch.forEach((id) => this.#underWay.delete(key(id)));
      call.then((found) => {
        for (const id of batch) this.#quotes.set(key(id), found.get(id) ?? SOLD_OUT);
        finish();
      }, finish);
    }
    const awaited = missing.map(async (id) => {
      const found = await this.#underWay.get(key(id));
      quotes.set(id, found?.get(id) ?? SOLD_OUT);
    });
    await Promise.all(awaited);
    return quotes;
  }

  async #shop(stay: Stay, propertyIds: string[], depth: QuoteDepth, customer?: RapidCustomer) {
    const outcome = await this.#app.rapid.shop({
      ...shopOf(stay),
      language: 'ja-JP',
      propertyIds,
      ratePlanCount: depth.startsWith('several') ? SEVERAL : 1,
      refundableOnly: depth.endsWith('refundable'),
      salesEnvironment: 'hotel_only',
      customer,
    });
    if (outcome.kind !== 'ok') throw new ProviderUnavailableError('The hotel supplier');
    return new Map(outcome.value.map((property) => [property.property_id, quoteOf(property, stay)]));
  }
}

const books = new WeakMap<object, PriceBook>();

/** The price book of this process. */
export function priceBookOf(app: Dependencies): PriceBook {
  let book = books.get(app.rapid);
  if (!book) {
    book = new PriceBook(app);
    books.set(app.rapid, book);
  }
  return book;
}
