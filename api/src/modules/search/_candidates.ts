import type { PropertyRow } from '../catalog/catalog-store.ts';
import type { Offer } from './offer.ts';
import { isBeforeAnyPenalty } from './offer-cancel.ts';

/** A hotel of the catalog; its id is its rank. */
export const row = (id: string, change: Partial<PropertyRow> = {}): PropertyRow => ({
  id,
  country_code: 'JP',
  time_zone: 'Asia/Tokyo',
  name_ja: id,
  name_en: id,
  city_ja: null,
  city_en: null,
  latitude: 35,
  longitude: 139,
  star_rating: 3,
  guest_rating: 4,
  category_id: '1',
  rank: Number(id),
  amenities: [],
  smoking_room_ids: [],
  chain_id: null,
  room_facts: {},
  breakfast_from: null,
  active: true,
  run: 1,
  ...change,
});

/** When the rates of tests were quoted. */
export const quotedAt = new Date('2027-01-01T00:00:00Z');

/** A refundable rate without meals at a price per room and night. */
export function offer(averagePrice: number, change: Partial<Offer> = {}): Offer {
  const made = { ...freeOffer(averagePrice), ...change };
  return { isFree: made.refundable && isBeforeAnyPenalty(made.policy, quotedAt), ...made };
}

const freeOffer = (averagePrice: number): Omit<Offer, 'isFree'> => ({
  roomId: 'r',
  averagePrice,
  total: { stayPrice: averagePrice, taxAndServicePrice: 0, paymentPrice: averagePrice, propertyPrice: null },
  mealType: 'NONE',
  refundable: true,
  availableRooms: null,
  policy: { refundable: true, cancelPenalties: [], nonrefundableDates: [] },
  policyPrice: {
    rooms: [{ paymentPrice: averagePrice, nights: [{ date: '2027-01-31', price: averagePrice }] }],
    yenPerUnit: {},
  },
});
