import { expect, it } from 'vitest';
import type { PropertyCondition, PropertyFilterInput } from '../../graphql/__generated__/schema-types.ts';
import type { PropertyRow } from '../catalog/catalog-store.ts';
import { offer, row } from './_candidates.ts';
import { getKind, type Offer } from './offer.ts';
import { type Candidate, droppedConditions, filtersRates, matchingOffer } from './property-filter.ts';

interface Example {
  filter: PropertyFilterInput;
  passes: Candidate;
  fails: Candidate;
}

const hotel = (change: Partial<PropertyRow> = {}): Candidate => ({
  row: row('1', change),
  meters: 300,
  offers: [offer(8_000)],
});
const hotelOf = (only: Offer): Candidate => ({ ...hotel(), offers: [only] });
const inRoom = (roomId: string): Candidate => ({
  ...hotel({
    smoking_room_ids: ['smoky'],
    room_facts: { smoky: { squareMeters: 12, beds: ['DOUBLE'] }, twin: { squareMeters: 22, beds: ['TWIN'] } },
  }),
  offers: [offer(8_000, { roomId })],
});

/** A new field doesn't compile until it is here; null: not decided by the filter, which the comment explains. */
const examples: Record<keyof PropertyFilterInput, Example | null> = {
  minPaymentPrice: { filter: { minPaymentPrice: 9_000 }, passes: hotelOf(offer(9_000)), fails: hotel() },
  maxPaymentPrice: { filter: { maxPaymentPrice: 8_000 }, passes: hotel(), fails: hotelOf(offer(9_000)) },
  freeCancellation: {
    filter: { freeCancellation: true },
    passes: hotel(),
    fails: hotelOf(offer(8_000, { refundable: false })),
  },
  mealTypes: {
    filter: { mealTypes: ['BREAKFAST'] },
    passes: hotelOf(offer(8_000, { mealType: 'BREAKFAST' })),
    fails: hotel(),
  },
  nonSmoking: { filter: { nonSmoking: true }, passes: inRoom('twin'), fails: inRoom('smoky') },
  bedTypes: { filter: { bedTypes: ['TWIN'] }, passes: inRoom('twin'), fails: inRoom('smoky') },
  minRoomSquareMeters: {
    filter: { minRoomSquareMeters: 20 },
    passes: inRoom('twin'),
    fails: inRoom('smoky'),
  },
  starRatings: {
    filter: { starRatings: [4] },
    passes: hotel({ star_rating: 4.5 }),
    fails: hotel({ star_rating: null }),
  },
  minGuestRating: {
    filter: { minGuestRating: 4 },
    passes: hotel({ guest_rating: 4 }),
    fails: hotel({ guest_rating: null }),
  },
  maxDistanceMeters: {
    filter: { maxDistanceMeters: 500 },
    passes: hotel(),
    fails: { ...hotel(), meters: 501 },
  },
  categoryIds: {
    filter: { categoryIds: ['9'] },
    passes: hotel({ category_id: '9' }),
    fails: hotel({ category_id: null }),
  },
  chainIds: { filter: { chainIds: ['5'] }, passes: hotel({ chain_id: '5' }), fails: hotel() },
  breakfastBy: { filter: { breakfastBy: 390 }, passes: hotel({ breakfast_from: 390 }), fails: hotel() },
  amenities: { filter: { amenities: ['SPA'] }, passes: hotel({ amenities: ['SPA'] }), fails: hotel() },
  availableOnly: { filter: { availableOnly: true }, passes: hotel(), fails: { ...hotel(), offers: [] } },
  // No branch has a policy.
  inPolicyOnly: null,
  // It narrows which hotels are candidates.
  keyword: null,
};
const decided = Object.values(examples).filter((example) => example !== null);
const everything = Object.assign({}, ...decided.map(({ filter }) => filter)) as PropertyFilterInput;

it.each(decided)('$filter leaves hotels out', ({ filter, passes, fails }) => {
  expect(matchingOffer(passes, filter)).toBe(passes.offers[0]);
  expect(matchingOffer(fails, filter)).toBeUndefined();
  expect(matchingOffer(fails, {})).toBe(fails.offers[0] ?? null);
});

it.each(decided.filter(({ filter }) => filtersRates(filter)))(
  'the rates that $filter tells apart are offers of two kinds',
  ({ passes, fails }) => {
    const [kind, other] = [passes, fails].map(({ offers }) => offers.map(getKind).join());
    expect(kind).not.toBe(other);
  },
);

it('every condition that the list can name as the tightest one is dropped alone, a price band as one', () => {
  const filters: Record<PropertyCondition, PropertyFilterInput> = {
    PRICE: { minPaymentPrice: null, maxPaymentPrice: null },
    FREE_CANCELLATION: { freeCancellation: null },
    MEAL_TYPE: { mealTypes: null },
    NON_SMOKING: { nonSmoking: null },
    STAR_RATING: { starRatings: null },
    GUEST_RATING: { minGuestRating: null },
    DISTANCE: { maxDistanceMeters: null },
    CATEGORY: { categoryIds: null },
    CHAIN: { chainIds: null },
    BED_TYPE: { bedTypes: null },
    ROOM_SIZE: { minRoomSquareMeters: null },
    BREAKFAST_TIME: { breakfastBy: null },
    AMENITY: { amenities: [] },
  };
  expect(droppedConditions(everything)).toEqual(
    Object.entries(filters).map(([condition, without]) => ({
      condition,
      amenity: condition === 'AMENITY' ? 'SPA' : null,
      filter: { ...everything, ...without },
    })),
  );
  expect(droppedConditions({ ...everything, amenities: ['SPA', 'POOL'] }).slice(-2)).toMatchObject([
    { amenity: 'SPA', filter: { amenities: ['POOL'] } },
    { amenity: 'POOL', filter: { amenities: ['SPA'] } },
  ]);
});

it('what says nothing asks for nothing', () => {
  const nothing = { amenities: [], starRatings: [], freeCancellation: false, minGuestRating: null };
  expect(droppedConditions(nothing)).toEqual([]);
  expect(filtersRates(nothing)).toBe(false);
  expect(matchingOffer({ ...hotel(), offers: [] }, nothing)).toBeNull();
});
