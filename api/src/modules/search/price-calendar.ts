import type { SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import type { AppContext } from '../../context.ts';
import { ExpiringCache } from '../../lib/expiring-cache.ts';
import { type Stay, stayKey } from '../rate/stay.ts';
import { getPriceBook } from './price-book.ts';

/** The lowest price of a property for a stay, as the supplier last said it. */
export interface DayPrice {
  /** For one room and night; null when the property is sold out. */
  perNight: number | null;
  askedAt: Date;
}

/** Older prices say too little about now to choose a day by. */
const KEPT_MS = 30 * 60_000;
const MAX_ENTRIES = 20_000;

type Dependencies = Pick<AppContext, 'supplier' | 'clock'>;

/** Prices of one property on several days: to choose a day by, and kept longer than those that a list shows. */
export class PriceCalendar {
  readonly #app: Dependencies;
  readonly #known: ExpiringCache<DayPrice>;

  constructor(app: Dependencies) {
    this.#app = app;
    this.#known = new ExpiringCache({ ttlMs: KEPT_MS, maxEntries: MAX_ENTRIES, clock: app.clock });
  }

  /** What is known for the stay without asking the supplier. */
  recall(propertyId: string, stay: Stay, customer?: SupplierCustomer): DayPrice | undefined {
    return this.#known.get(toKey(propertyId, stay, customer));
  }

  /** Asks the supplier, once however many ask for it; throws ProviderUnavailableError when it does not answer. */
  async ask(propertyId: string, stay: Stay, customer?: SupplierCustomer): Promise<DayPrice> {
    const quotes = await getPriceBook(this.#app).quote(stay, [propertyId], 'cheapest', customer);
    const quote = quotes.get(propertyId);
    const price = {
      perNight: quote?.offers[0]?.averagePrice ?? null,
      askedAt: quote?.askedAt ?? this.#app.clock(),
    };
    this.#known.set(toKey(propertyId, stay, customer), price);
    return price;
  }
}

/** Rates may differ by where they are shown. */
function toKey(propertyId: string, stay: Stay, customer?: SupplierCustomer): string {
  return `${customer?.channel ?? 'WEBSITE'} ${stayKey(stay)} ${propertyId}`;
}

const calendars = new WeakMap<object, PriceCalendar>();

/** The calendar of this process. */
export function getPriceCalendar(app: Dependencies): PriceCalendar {
  let calendar = calendars.get(app.supplier);
  if (!calendar) {
    calendar = new PriceCalendar(app);
    calendars.set(app.supplier, calendar);
  }
  return calendar;
}
