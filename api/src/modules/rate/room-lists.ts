import { MOST_RATES_PER_HOTEL, type SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import type { ShoppedHotel } from '../../adapters/supplier/supplier-rate.ts';
import type { AppContext } from '../../context.ts';
import { ProviderUnavailableError } from '../../lib/errors.ts';
import { ExpiringCache } from '../../lib/expiring-cache.ts';
import { findLastActivity } from './last-activity-store.ts';
import { type Stay, stayKey, toShopRequest } from './stay.ts';

const KEPT_MS = 60_000;
/** A list may have hundreds of rates. */
const MAX_LISTS = 300;
/** Clocks of two processes may differ by as much. */
const CLOCKS_MS = 2_000;

export interface WantedRooms {
  hotelId: string;
  stay: Stay;
  packages: boolean;
}

/** `hotel` is undefined when it is sold out for the stay. */
type Shopped = { kind: 'ok'; hotel: ShoppedHotel | undefined } | { kind: 'refused' } | { kind: 'unknown' };

interface RoomList {
  askedAt: Date;
  answer: Promise<Shopped>;
}

type Dependencies = Pick<AppContext, 'supplier' | 'clock' | 'db'>;

/**
 * Rooms and rates of hotels for stays, remembered for a minute and asked for once however many want them at the same
 * time. For showing only: a price check asks again, and the list then shows its result.
 */
export class RoomLists {
  readonly #app: Dependencies;
  readonly #lists: ExpiringCache<RoomList>;

  constructor(app: Dependencies) {
    this.#app = app;
    this.#lists = new ExpiringCache({ ttlMs: KEPT_MS, maxEntries: MAX_LISTS, clock: app.clock });
  }

  /**
   * Undefined: sold out for the stay. Never older than what the branch last did at the hotel: who booked the last room,
   * or gave one back, sees it. Throws ProviderUnavailableError when the supplier gives no answer.
   */
  async find(
    wanted: WantedRooms,
    customer: SupplierCustomer,
    branchId: string | null,
  ): Promise<ShoppedHotel | undefined> {
    const shopped = await this.#findOrAsk(wanted, customer, branchId);
    if (shopped.kind !== 'ok') throw new ProviderUnavailableError('The hotel supplier');
    return shopped.hotel;
  }

  /**
   * Asks the supplier now, before those who only look where it is for a booking; others who want the same rooms
   * meanwhile and for the next minute share its answer.
   */
  askAgain(
    wanted: WantedRooms,
    customer: SupplierCustomer,
    { isForBooking }: { isForBooking: boolean },
  ): Promise<Shopped> {
    const key = toKey(wanted, customer);
    const list = { askedAt: this.#app.clock(), answer: this.#shop(wanted, customer, isForBooking) };
    this.#lists.set(key, list);
    const forget = () => {
      if (this.#lists.peek(key) === list) this.#lists.delete(key);
    };
    list.answer.then(({ kind }) => kind !== 'ok' && forget(), forget);
    return list.answer;
  }

  /** Deletes what the supplier has just contradicted. */
  forget(wanted: WantedRooms, customer: SupplierCustomer): void {
    this.#lists.delete(toKey(wanted, customer));
  }

  async #findOrAsk(
    wanted: WantedRooms,
    customer: SupplierCustomer,
    branchId: string | null,
  ): Promise<Shopped> {
    const key = toKey(wanted, customer);
    const known = this.#lists.get(key);
    if (known && !(await this.#isOutdated(known, wanted.hotelId, branchId))) return known.answer;
    // Nothing is awaited between this look and the question: of requests that continue together each would ask.
    const newer = this.#lists.get(key);
    if (newer && newer !== known) return newer.answer;
    return this.askAgain(wanted, customer, { isForBooking: false });
  }

  async #isOutdated({ askedAt }: RoomList, hotelId: string, branchId: string | null): Promise<boolean> {
    if (branchId === null) return false;
    const since = new Date(this.#app.clock().getTime() - KEPT_MS - CLOCKS_MS);
    const last = await findLastActivity(this.#app.db, { branchId, hotelId, since });
    return last !== null && last.getTime() + CLOCKS_MS >= askedAt.getTime();
  }

  async #shop(
    { hotelId, stay, packages }: WantedRooms,
    customer: SupplierCustomer,
    isForBooking: boolean,
  ): Promise<Shopped> {
    const outcome = await this.#app.supplier.shop({
      ...toShopRequest(stay),
      hotelIds: [hotelId],
      ratesPerHotel: MOST_RATES_PER_HOTEL,
      packages,
      isForBooking,
      customer,
    });
    if (outcome.kind !== 'ok') return { kind: outcome.kind };
    return { kind: 'ok', hotel: outcome.value.find((hotel) => hotel.hotelId === hotelId) };
  }
}

/** Rates may differ by where they are shown. */
function toKey({ hotelId, stay, packages }: WantedRooms, { channel }: SupplierCustomer): string {
  return [channel, hotelId, stayKey(stay), stay.language, packages].join(' ');
}

const books = new WeakMap<object, RoomLists>();

/** The room lists of this process. */
export function getRoomLists(app: Dependencies): RoomLists {
  let lists = books.get(app.supplier);
  if (!lists) {
    lists = new RoomLists(app);
    books.set(app.supplier, lists);
  }
  return lists;
}
