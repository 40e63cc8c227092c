import { describe, expect, it } from 'vitest';
import type { PropertyFilterInput } from '../../graphql/__generated__/schema-types.ts';
import { offer, row } from './_candidates.ts';
import { countFacets } from './count-facets.ts';
import { type Candidate, matchingOffer } from './property-filter.ts';

const hotels: Candidate[] = [
  { row: row('1', { star_rating: 3, amenities: ['SPA', 'FREE_WIFI'] }), meters: 300, offers: [offer(8_000)] },
  {
    row: row('2', { star_rating: 4.5, guest_rating: 4.6, amenities: ['FREE_WIFI'] }),
    meters: 900,
    offers: [offer(9_000, { refundable: false }), offer(12_000, { mealType: 'BREAKFAST' })],
  },
  {
    row: row('3', { guest_rating: null, category_id: '9', smoking_room_ids: ['r'] }),
    meters: 4_000,
    offers: [offer(21_000, { mealType: 'BREAKFAST' })],
  },
  { row: row('4', { star_rating: null }), meters: 100, offers: [] },
];
const twin = { squareMeters: 22, beds: ['TWIN' as const] };
const double = { squareMeters: 16, beds: ['DOUBLE' as const] };
const detailed: Candidate[] = [
  {
    row: row('1', { chain_id: '5', breakfast_from: 360, room_facts: { d: double, t: twin } }),
    meters: 300,
    offers: [offer(8_000, { roomId: 'd' }), offer(9_500, { roomId: 't' })],
  },
  {
    row: row('2', { chain_id: '5', breakfast_from: 420, room_facts: { d: double } }),
    meters: 300,
    offers: [offer(7_000, { roomId: 'd' })],
  },
  { row: row('3', { chain_id: '8', room_facts: { t: twin } }), meters: 300, offers: [] },
  { row: row('4'), meters: 300, offers: [offer(6_000)] },
];
const facets = (filter: PropertyFilterInput = {}) => countFacets(hotels, filter);

describe('countFacets', () => {
  it('counts what each choice would leave', () => {
    const counts = facets();
    expect(counts).toMatchObject({ totalCount: 4, freeCancellation: 3, nonSmoking: 2 });
    expect(counts.starRatings.filter(({ count }) => count > 0)).toEqual([
      { starRating: 4, count: 1 },
      { starRating: 3, count: 2 },
    ]);
    expect(counts.guestRatings.map(({ count }) => count)).toEqual([1, 3, 3, 3]);
    expect(counts.mealTypes.slice(0, 2)).toEqual([
      { mealType: 'NONE', count: 2 },
      { mealType: 'BREAKFAST', count: 2 },
    ]);
    expect(counts.amenities).toEqual([
      { amenity: 'FREE_WIFI', count: 2 },
      { amenity: 'SPA', count: 1 },
    ]);
    expect(counts.categories).toEqual([
      { categoryId: '1', example: '1', count: 3 },
      { categoryId: '9', example: '3', count: 1 },
    ]);
    expect(counts.distances.map(({ count }) => count)).toEqual([2, 3, 3, 4, 4]);
    expect(counts.relaxations).toEqual([]);
  });

  it('counts hotels without a room apart, and leaves them out of all other counts where only others are wanted', () => {
    expect(facets()).toMatchObject({ totalCount: 4, available: 3, soldOut: 1 });
    const counts = facets({ availableOnly: true });
    expect(counts).toMatchObject({ totalCount: 4, available: 3, soldOut: 1 });
    expect(counts.distances.map(({ count }) => count)).toEqual([1, 2, 2, 3, 3]);
    expect(counts.relaxations).toEqual([]);
    expect(facets({ starRatings: [4] }).soldOut).toBe(0);
  });

  it('counts chains, beds, sizes and breakfast hours by the list’s own rule', () => {
    const counts = countFacets(detailed, { availableOnly: true });
    expect(counts.chains).toEqual([
      { chainId: '5', example: '1', count: 2 },
      { chainId: '8', example: '3', count: 0 },
    ]);
    expect(counts.bedTypes.map(({ count }) => count)).toEqual([1, 2]);
    expect(counts.roomSizes.map(({ count }) => count)).toEqual([2, 1, 0, 0]);
    expect(counts.breakfastTimes.map(({ count }) => count)).toEqual([1, 1, 2]);
    expect(countFacets(detailed, { chainIds: ['8'] }).chains.map(({ count }) => count)).toEqual([2, 1]);
    const dropped = countFacets(detailed, { chainIds: ['5'], bedTypes: ['TWIN'], minRoomSquareMeters: 30 });
    expect(dropped.relaxations).toEqual([
      { condition: 'ROOM_SIZE', amenity: null, count: 1 },
      { condition: 'CHAIN', amenity: null, count: 0 },
      { condition: 'BED_TYPE', amenity: null, count: 0 },
    ]);
  });

  it('shows the price of the room that has the beds and the size asked for', () => {
    const price = (filter: PropertyFilterInput) => matchingOffer(detailed[0]!, filter)?.averagePrice;
    expect(price({})).toBe(8_000);
    expect(price({ bedTypes: ['TWIN'] })).toBe(9_500);
    expect(price({ bedTypes: ['TWIN', 'DOUBLE'] })).toBe(8_000);
    expect(price({ minRoomSquareMeters: 20 })).toBe(9_500);
    expect(price({ minRoomSquareMeters: 25 })).toBeUndefined();
    expect(price({ breakfastBy: 359 })).toBeUndefined();
  });

  it('keeps the other conditions, but not those of the same matter', () => {
    const counts = facets({ starRatings: [3], amenities: ['SPA'] });
    expect(counts.starRatings.find(({ starRating }) => starRating === 4)?.count).toBe(0);
    expect(facets({ starRatings: [3] }).starRatings.find(({ starRating }) => starRating === 4)?.count).toBe(
      1,
    );
    // An amenity comes on top of the chosen ones.
    expect(counts.amenities).toContainEqual({ amenity: 'FREE_WIFI', count: 1 });
  });

  it('wants one rate to have all that is asked of rates', () => {
    expect(facets({ freeCancellation: true }).mealTypes[1]).toEqual({ mealType: 'BREAKFAST', count: 2 });
    expect(facets({ maxPaymentPrice: 10_000 }).mealTypes[1]).toEqual({ mealType: 'BREAKFAST', count: 0 });
  });

  it('says what dropping each condition would bring, the tightest first', () => {
    const filter: PropertyFilterInput = { maxPaymentPrice: 10_000, amenities: ['SPA'], minGuestRating: 4.5 };
    expect(facets(filter).relaxations).toEqual([
      { condition: 'GUEST_RATING', amenity: null, count: 1 },
      { condition: 'AMENITY', amenity: 'SPA', count: 1 },
      { condition: 'PRICE', amenity: null, count: 0 },
    ]);
  });

  it('spreads prices over bands, whatever band is chosen now', () => {
    const bands = facets({ maxPaymentPrice: 9_000 }).prices;
    expect(bands.filter(({ count }) => count > 0).map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(bands[0]).toEqual({ minPaymentPrice: 8_000, maxPaymentPrice: 8_999, count: 1 });
  });

  it('promises what the list then shows', () => {
    const filter: PropertyFilterInput = { freeCancellation: true };
    const shown = (more: PropertyFilterInput) =>
      hotels.filter((hotel) => matchingOffer(hotel, { ...filter, ...more }) !== undefined).length;
    for (const { mealType, count } of facets(filter).mealTypes) {
      expect(count).toBe(shown({ mealTypes: [mealType] }));
    }
  });
});
