import { describe, expect, it } from 'vitest';
import type { PropertyFilterInput, PropertySort } from '../../graphql/__generated__/schema-types.ts';
import type { PropertyRow } from '../catalogue/catalogue-store.ts';
import { rateFixture } from '../rate/_rate-fixture.ts';
import type { Offer, Quote } from './offer.ts';
import { rankProperties } from './rank-properties.ts';

const row = (id: string, change: Partial<PropertyRow> = {}): PropertyRow => ({
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
  active: true,
  run: 1,
  ...change,
});
const offer = (averagePrice: number, change: Partial<Offer> = {}): Offer => ({
  roomId: 'r',
  averagePrice,
  total: { stayPrice: averagePrice, taxAndServicePrice: 0, paymentPrice: averagePrice, propertyPrice: null },
  mealType: 'NONE',
  refundable: true,
  availableRooms: null,
  rate: rateFixture(),
  ...change,
});
const quote = (...offers: Offer[]): Quote => ({ offers, score: 1 });

const rows = [row('1'), row('2', { guest_rating: null }), row('3', { guest_rating: 5 }), row('4')];
const quotes = new Map([
  ['1', quote()],
  ['2', quote(offer(9_000, { refundable: false }), offer(12_000))],
  ['3', quote(offer(8_000, { roomId: 'smoky' }))],
  ['4', quote(offer(20_000, { mealType: 'BREAKFAST' }))],
]);
const order = (sort: PropertySort, filter: PropertyFilterInput = {}) =>
  rankProperties(rows, quotes, { sort, filter, origin: { latitude: 35, longitude: 139 } });
const ids = (...args: Parameters<typeof order>) => order(...args).map(({ id }) => id);

describe('rankProperties', () => {
  it('keeps sold-out hotels last in every order', () => {
    for (const sort of [
      'RECOMMENDED',
      'PRICE_ASC',
      'PRICE_DESC',
      'GUEST_RATING',
      'STAR',
      'DISTANCE',
    ] as const) {
      expect(ids(sort).at(-1)).toBe('1');
    }
  });

  it('sorts by price both ways and puts unrated hotels behind rated ones', () => {
    expect(ids('PRICE_ASC')).toEqual(['3', '2', '4', '1']);
    expect(ids('PRICE_DESC')).toEqual(['4', '2', '3', '1']);
    expect(ids('GUEST_RATING')).toEqual(['3', '4', '2', '1']);
  });

  it('prices a hotel by its cheapest rate that passes the filter', () => {
    const [first] = order('PRICE_ASC', { freeCancellation: true }).filter(({ id }) => id === '2');
    expect(first?.offer?.averagePrice).toBe(12_000);
  });

  it('leaves out what does not pass, sold-out hotels included', () => {
    expect(ids('PRICE_ASC', { mealTypes: ['BREAKFAST'] })).toEqual(['4']);
    expect(ids('PRICE_ASC', { maxPaymentPrice: 9_000 })).toEqual(['3', '2']);
    expect(ids('PRICE_ASC', { minPaymentPrice: 12_000 })).toEqual(['2', '4']);
  });

  it('knows which rooms are for smokers', () => {
    const smoky = rows.map((each) => ({ ...each, smoking_room_ids: ['smoky'] }));
    const left = rankProperties(smoky, quotes, {
      sort: 'PRICE_ASC',
      filter: { nonSmoking: true },
      origin: { latitude: 35, longitude: 139 },
    });
    expect(left.map(({ id }) => id)).toEqual(['2', '4']);
  });
});
