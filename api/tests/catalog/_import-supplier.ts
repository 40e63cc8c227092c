import type { HotelContent } from '../../src/adapters/supplier/hotel-content.ts';
import type { Supplier } from '../../src/adapters/supplier/supplier-port.ts';

const PAGE = 2;
const hotel = (id: string, language: string): HotelContent => ({
  id,
  name: language === 'ja-JP' ? `宿 ${id}` : `Inn ${id}`,
  address: { countryCode: countryFor(id), city: language === 'ja-JP' ? '札幌' : 'Sapporo' },
  coordinates: { latitude: 43.06, longitude: 141.35 },
});
const countryFor = (id: string) => (id.startsWith('kr') ? 'KR' : 'JP');

/** A supplier with these hotels and one region of all of them; `fail` may spoil a page of ids by its number. */
export function createImportSupplier(ids: string[]) {
  const state = {
    ids,
    /** Those that a list of changes names. */
    changed: [] as string[],
    /** Those that went off sale, and what the list of them was asked for. */
    inactive: [] as string[],
    inactiveSince: [] as string[],
    /** Those whose contents the supplier gives in no form that can be read. */
    unreadable: [] as string[],
    fail: (_page: number): 'down' | 'expired' | null => null,
    pages: [] as number[],
    asked: [] as string[],
    lists: [] as string[],
  };
  const unused = () => Promise.reject(new Error('not part of an import'));
  const port: Supplier = {
    probe: unused,
    async hotelIds({ countryCode, changedSince }, next) {
      const page = next ? Number(next) : 0;
      state.pages.push(page);
      if (page === 0) state.lists.push(`${countryCode} ${changedSince ?? 'all'}`);
      const failure = state.fail(page);
      if (failure === 'down') return { kind: 'unknown', reason: 'server_error', detail: '' };
      if (failure) return { kind: 'refused', reasons: ['TOKEN_EXPIRED'], code: 'link.expired', message: '' };
      const listed = (changedSince === null ? state.ids : state.changed).filter(
        (id) => countryFor(id) === countryCode,
      );
      const items = listed.slice(page * PAGE, (page + 1) * PAGE);
      const more = (page + 1) * PAGE < listed.length;
      return { kind: 'ok', value: { items, next: more ? String(page + 1) : null } };
    },
    async inactiveHotelIds(since, next) {
      const page = next ? Number(next) : 0;
      if (page === 0) state.inactiveSince.push(since);
      const items = state.inactive.slice(page * PAGE, (page + 1) * PAGE);
      const more = (page + 1) * PAGE < state.inactive.length;
      return { kind: 'ok', value: { items, next: more ? String(page + 1) : null } };
    },
    async contentByIds(language, wanted) {
      if (language === 'ja-JP') state.asked.push(...wanted);
      const readable = wanted.filter((id) => !state.unreadable.includes(id));
      return { kind: 'ok', value: readable.map((id) => hotel(id, language)) };
    },
    async regions({ language, countryCode }) {
      const region = {
        id: countryCode === 'JP' ? '500' : '600',
        kind: 'CITY' as const,
        name: language === 'ja-JP' ? '札幌' : 'Sapporo',
        countryCode,
        latitude: 43.06,
        longitude: 141.35,
        hotelIds: [...state.ids.filter((id) => countryFor(id) === countryCode), 'gone'],
      };
      return { kind: 'ok', value: { items: [region], next: null } };
    },
    guestReviews: unused,
    shop: unused,
    priceCheck: unused,
    book: unused,
    retrieve: unused,
    retrieveByReference: unused,
    changeRoom: unused,
    cancelRoom: unused,
    notifications: unused,
  };
  return { state, port };
}
