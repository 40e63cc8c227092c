import { MOST_RATES_PER_HOTEL, type SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import type { AppContext } from '../../context.ts';
import { ProviderUnavailableError } from '../../lib/errors.ts';
import { toShopRequest, type Stay, stayKey } from '../rate/stay.ts';
import { ExpiringCache } from '../../lib/expiring-cache.ts';
import { type Quote, toQuote } from './offer.ts';

/**
 * What is asked of the supplier: the cheapest rate of each property is enough for a list and costs the least;
 * filtering by meal, room or cancel policy, and counting what such filters would leave, needs several; for a single hotel, as
 * many as its page shows.
 */
export type QuoteDepth = 'cheapest' | 'several' | 'all';

const RATES: Record<QuoteDepth, number> = { cheapest: 1, several: 25, all: MOST_RATES_PER_HOTEL };
/** The supplier takes at most this many ids in one call. */
const MAX_IDS = 250;
const TTL_MS = 3 * 60_000;
const MAX_ENTRIES: Record<QuoteDepth, number> = { cheapest: 30_000, several: 10_000, all: 5_000 };
/** Of which depths a quote will do: a caller that knows several rates of a property knows its cheapest. */
const AT_LEAST: Record<QuoteDepth, readonly QuoteDepth[]> = {
  cheapest: ['all', 'several', 'cheapest'],
  several: ['all', 'several'],
  all: ['all'],
};
const SOLD_OUT: Quote = { offers: [], score: 0 };

/** A quote with the time of the supplier's answer. */
export interface DatedQuote extends Quote {
  askedAt: Date;
}

type Dependencies = Pick<AppContext, 'supplier' | 'clock'>;

/**
 * Prices of properties for stays, remembered for some minutes and asked for once however many want them at the
 * same time. For showing only: a booking checks the price again.
 */
export class PriceBook {
  readonly #app: Dependencies;
  readonly #quotes: Record<QuoteDepth, ExpiringCache<DatedQuote>>;
  readonly #underWay = new Map<string, Promise<ReadonlyMap<string, DatedQuote>>>();

  constructor(app: Dependencies) {
    this.#app = app;
    const cache = (depth: QuoteDepth) =>
      new ExpiringCache<DatedQuote>({ ttlMs: TTL_MS, maxEntries: MAX_ENTRIES[depth], clock: app.clock });
    this.#quotes = { cheapest: cache('cheapest'), several: cache('several'), all: cache('all') };
  }

  /** A quote for every id; throws ProviderUnavailableError when the supplier did not answer for all. */
  async quote(
    stay: Stay,
    propertyIds: readonly string[],
    depth: QuoteDepth,
    customer?: SupplierCustomer,
  ): Promise<Map<string, DatedQuote>> {
    // Rates may differ by where they are shown.
    const asked = `${customer?.channel ?? 'WEBSITE'} ${stayKey(stay)}`;
    const key = (id: string) => `${depth} ${asked} ${id}`;
    const known = (id: string) => {
      for (const each of AT_LEAST[depth]) {
        const quote = this.#quotes[each].get(`${asked} ${id}`);
        if (quote) return quote;
      }
      return undefined;
    };
    const quotes = new Map<string, DatedQuote>();
    const missing: string[] = [];
    for (const id of new Set(propertyIds)) {
      const quote = known(id);
      if (quote) quotes.set(id, quote);
      else missing.push(id);
    }
    const fresh = missing.filter((id) => !this.#underWay.has(key(id)));
    for (let from = 0; from < fresh.length; from += MAX_IDS) {
      const batch = fresh.slice(from, from + MAX_IDS);
      const call = this.#shop(stay, batch, depth, customer);
      for (const id of batch) this.#underWay.set(key(id), call);
      const finish = () => batch.forEach((id) => this.#underWay.delete(key(id)));
      call.then((found) => {
        for (const [id, quote] of found) this.#quotes[depth].set(`${asked} ${id}`, quote);
        finish();
      }, finish);
    }
    const awaited = missing.map(async (id) => {
      const found = await this.#underWay.get(key(id));
      quotes.set(id, found?.get(id) ?? { ...SOLD_OUT, askedAt: this.#app.clock() });
    });
    await Promise.all(awaited);
    return quotes;
  }

  async #shop(stay: Stay, hotelIds: string[], depth: QuoteDepth, customer?: SupplierCustomer) {
    const outcome = await this.#app.supplier.shop({
      ...toShopRequest(stay),
      language: 'ja-JP',
      hotelIds,
      ratesPerHotel: RATES[depth],
      packages: false,
      customer,
    });
    if (outcome.kind !== 'ok') throw new ProviderUnavailableError('The hotel supplier');
    const askedAt = this.#app.clock();
    const found = new Map(outcome.value.map((hotel) => [hotel.hotelId, toQuote(hotel, stay, askedAt)]));
    return new Map(hotelIds.map((id) => [id, { ...(found.get(id) ?? SOLD_OUT), askedAt }]));
  }
}

const books = new WeakMap<object, PriceBook>();

/** The price book of this process. */
export function getPriceBook(app: Dependencies): PriceBook {
  let book = books.get(app.supplier);
  if (!book) {
    book = new PriceBook(app);
    books.set(app.supplier, book);
  }
  return book;
}
