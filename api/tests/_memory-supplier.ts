import { randomUUID } from 'node:crypto';
import type { Itinerary, ItineraryRoom } from '../src/adapters/supplier/supplier-itinerary.ts';
import type { SupplierResult } from '../src/adapters/supplier/supplier-result.ts';
import type { ShopRequest, Supplier } from '../src/adapters/supplier/supplier-port.ts';
import type { CancelTerms, Rate, RoomPricing } from '../src/adapters/supplier/supplier-rate.ts';

const PRICE = 12_000;
const terms: CancelTerms = { refundable: true, cancelPenalties: [], nonrefundableDates: [] };
const pricing: RoomPricing = {
  nights: [[{ kind: 'STAY', value: String(PRICE), currency: 'JPY' }]],
  stay: [],
  total: { asked: { value: String(PRICE), currency: 'JPY' } },
};
const ok = <T>(value: T): SupplierResult<T> => ({ kind: 'ok', value });
const refused = <T>(reason: 'NOT_FOUND' | 'TOKEN_EXPIRED'): SupplierResult<T> => {
  return { kind: 'refused', reasons: [reason], code: reason, message: 'No.' };
};

interface Offer {
  hotelId: string;
  request: ShopRequest;
}

/** A supplier in memory: every hotel has one room type for one night at one price; what is booked can be canceled. */
export function createMemorySupplier(): { supplier: Supplier; bookings: ReadonlyMap<string, Itinerary> } {
  const offers = new Map<string, Offer>();
  const bookings = new Map<string, Itinerary>();
  const empty = async () => ok({ items: [], next: null });
  const buildPricing = ({ occupancies }: ShopRequest) =>
    Object.fromEntries(occupancies.map((occupancy) => [occupancy, pricing]));
  const buildRate = (hotelId: string, request: ShopRequest): Rate => {
    const token = randomUUID();
    offers.set(token, { hotelId, request });
    const bed = { id: 'bed', description: 'ベッド 1 台', configuration: [], priceCheck: { token } };
    const extras = { roomsLeft: 1, isPackage: null, amenities: [], deal: null, valueAdds: [] };
    const prices = { bedGroups: [bed], pricing: buildPricing(request) };
    return { id: 'rate', status: 'AVAILABLE', ...terms, ...extras, ...prices };
  };
  const findRoom = (token: string): ItineraryRoom | undefined =>
    [...bookings.values()]
      .flatMap(({ rooms }) => rooms)
      .find(({ tokens }) => tokens.cancel === token || tokens.change === token);

  const supplier: Supplier = {
    probe: async () => ({ faults: [], facts: [], clockOffsetMs: null }),
    hotelIds: empty,
    inactiveHotelIds: empty,
    contentByIds: async () => ok([]),
    regions: empty,
    guestReviews: async () => ok([]),
    async shop(request) {
      const hotels = request.hotelIds.map((hotelId, index) => ({
        hotelId,
        score: -index,
        rooms: [{ id: 'room', name: '記憶の部屋', rates: [buildRate(hotelId, request)] }],
      }));
      return ok(hotels);
    },
    async priceCheck(token) {
      const offer = offers.get(token);
      if (!offer) return refused('TOKEN_EXPIRED');
      return ok({ status: 'AVAILABLE', pricing: buildPricing(offer.request), bookToken: token });
    },
    async book(token, { reference, guests }) {
      const offer = offers.get(token);
      if (!offer) return refused('TOKEN_EXPIRED');
      const { checkin, checkout, occupancies } = offer.request;
      const rooms = guests.map(
        ({ givenName, familyName, smoking }, index): ItineraryRoom => ({
          roomId: 'room',
          confirmation: { supplier: `${reference}-${index}`, hotel: `H-${index}` },
          checkin,
          checkout,
          givenName,
          familyName,
          smoking,
          adults: Number(occupancies[index]),
          childAges: [],
          status: 'booked',
          rate: { ...terms, pricing },
          tokens: { cancel: randomUUID(), change: randomUUID() },
        }),
      );
      bookings.set(reference, { id: `M-${reference}`, hotelId: offer.hotelId, rooms, partial: false });
      return ok({ itineraryId: `M-${reference}` });
    },
    retrieveByReference: async (reference) => ok(structuredClone(bookings.get(reference) ?? null)),
    async retrieve(itineraryId) {
      const found = [...bookings.values()].find(({ id }) => id === itineraryId);
      return found ? ok(structuredClone(found)) : refused('NOT_FOUND');
    },
    async changeRoom(token, { givenName, familyName, smoking, specialRequest }) {
      const room = findRoom(token);
      if (!room) return refused('TOKEN_EXPIRED');
      Object.assign(room, { givenName, familyName, smoking, specialRequest: specialRequest ?? undefined });
      return ok(null);
    },
    async cancelRoom(token) {
      const room = findRoom(token);
      if (!room) return refused('TOKEN_EXPIRED');
      room.status = 'canceled';
      room.tokens = {};
      return ok(null);
    },
    notifications: async () => ok([]),
  };
  return { supplier, bookings };
}
