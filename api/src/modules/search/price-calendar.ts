import type { SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import type { AppContext } from '../../context.ts';
import { ExpiringCache } from '../../lib/expiring-cache.ts';
import type { PropertyRow } from '../catalog/catalog-store.ts';
import { type Stay, stayKey } from '../rate/stay.ts';
import { choiceKey, chooseOffer, depthFor, type OfferChoice } from './choose-offer.ts';
import { getPriceBook } from './price-book.ts';

/** Which price of a property is asked for. */
export interface WantedDay {
  row: PropertyRow;
  stay: Stay;
  choice: OfferChoice | null;
}

/** The lowest price of a property for a stay, as the supplier last said it. */
export interface DayPrice {
  /** For one room and night; null when nothing is left that the choice takes. */
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
  recall(wanted: WantedDay, customer?: SupplierCustomer): DayPrice | undefined {
    return this.#known.get(toKey(wanted, customer));
  }

  /** Asks the supplier, once however many ask for it; throws ProviderUnavailableError when it does not answer. */
  async ask(wanted: WantedDay, customer?: SupplierCustomer): Promise<DayPrice> {
    const { row, stay, choice } = wanted;
    // The rates below it on the hotel's page are all that there are.
    const depth = depthFor(choice) === 'cheapest' ? 'cheapest' : 'all';
    const quotes = await getPriceBook(this.#app).quote(stay, [row.id], depth, customer);
    const { offers = [], askedAt = this.#app.clock() } = quotes.get(row.id) ?? {};
    const price = { perNight: chooseOffer({ row, offers }, choice, askedAt)?.averagePrice ?? null, askedAt };
    this.#known.set(toKey(wanted, customer), price);
    return price;
  }
}

/** Rates may differ by where they are shown. */
function toKey({ row, stay, choice }: WantedDay, customer?: SupplierCustomer): string {
  return `${customer?.channel ?? 'WEBSITE'} ${stayKey(stay)} ${row.id} ${choiceKey(choice)}`;
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
