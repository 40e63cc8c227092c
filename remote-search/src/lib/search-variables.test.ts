import { type HotelFilter, searchFromParams } from '@yado/shared/routing/hotel-search';
import { describe, expect, it } from 'vitest';
import type { PropertyFilterInput } from '../screens/Results/__generated__/FilterCountsQuery.graphql';
import { readAmenities, amenityTexts } from './amenities.ts';
import { filterInput, listVariables } from './search-variables.ts';

/** No branch has a policy, and words are searched in the place box. */
type NotOffered = 'inPolicyOnly' | 'keyword';

const STAY = 'checkin=2026-12-10&checkout=2026-12-11&room=1';
const variables = (text: string) => listVariables(searchFromParams(new URLSearchParams(text)));

describe('variables of the result list', () => {
  it('wait for a place and a stay', () => {
    expect(variables('region=1')).toBeNull();
    expect(variables(`q=東京&${STAY}`)).toBeNull();
  });

  it('measure distances from the region or the hotel that was named', () => {
    expect(variables(`region=1&${STAY}`)).toMatchObject({
      region: { regionId: '1' },
      from: { regionId: '1' },
    });
    expect(variables(`hotel=7&${STAY}`)).toMatchObject({
      region: { propertyId: '7' },
      from: { propertyId: '7' },
    });
    expect(variables(`hotel=7&${STAY}`)?.input.propertyId).toBe('7');
  });

  it('search in a box of the map and keep measuring from the place', () => {
    expect(variables(`region=1&area=35.6,139.7,35.7,139.8&${STAY}`)).toMatchObject({
      region: { boundingBox: { south: 35.6, west: 139.7, north: 35.7, east: 139.8 } },
      from: { regionId: '1' },
      input: { from: { regionId: '1' } },
    });
    expect(variables(`region=1&${STAY}`)?.input).not.toHaveProperty('from');
  });

  it('say which rates are shown, where these are not the cheapest of all', () => {
    expect(variables(`region=1&${STAY}&sort=price`)?.choice).toBeNull();
    expect(variables(`region=1&${STAY}&sort=price&meal=breakfast`)?.choice).toEqual({
      filter: { availableOnly: true, mealTypes: ['BREAKFAST'] },
    });
    expect(variables(`region=1&${STAY}&sort=cancel-deadline`)?.choice).toEqual({
      filter: { availableOnly: true },
      sort: 'CANCEL_DEADLINE',
    });
  });

  it('carry order and filters', () => {
    const input = variables(
      `region=1&${STAY}&sort=cancel-deadline&free-cancel=1&non-smoking=1&meal=breakfast&meal=soup&star=4&amenity=spa&amenity=moat&min-price=5000&max-price=9000&score=4.5&within=1000&category=1&chain=501&chain=-6&bed=twin&bed=hammock&size=20&breakfast-by=390`,
    )?.input;
    expect(input?.sort).toBe('CANCEL_DEADLINE');
    expect(input?.filter).toEqual({
      availableOnly: true,
      minPaymentPrice: 5_000,
      maxPaymentPrice: 9_000,
      freeCancellation: true,
      nonSmoking: true,
      mealTypes: ['BREAKFAST'],
      starRatings: [4],
      minGuestRating: 4.5,
      maxDistanceMeters: 1_000,
      amenities: ['SPA'],
      categoryIds: ['1'],
      chainIds: ['501', '-6'],
      bedTypes: ['TWIN'],
      minRoomSquareMeters: 20,
      breakfastBy: 390,
    });
  });

  it('fill every field of the filter that the screen offers', () => {
    // A new condition of either side doesn't compile until it is here.
    const all: Required<HotelFilter> = {
      minPrice: 5_000,
      maxPrice: 9_000,
      freeCancel: true,
      soldOut: false,
      nonSmoking: true,
      meals: ['half-board'],
      stars: [4, 5],
      minScore: 4.5,
      maxDistance: 1_000,
      amenities: ['spa'],
      categories: ['1'],
      chains: ['501'],
      beds: ['double'],
      minSize: 20,
      breakfastBy: 390,
    };
    const input: Required<Omit<PropertyFilterInput, NotOffered>> = {
      availableOnly: true,
      minPaymentPrice: 5_000,
      maxPaymentPrice: 9_000,
      freeCancellation: true,
      nonSmoking: true,
      mealTypes: ['HALF_BOARD'],
      starRatings: [4, 5],
      minGuestRating: 4.5,
      maxDistanceMeters: 1_000,
      amenities: ['SPA'],
      categoryIds: ['1'],
      chainIds: ['501'],
      bedTypes: ['DOUBLE'],
      minRoomSquareMeters: 20,
      breakfastBy: 390,
    };
    expect(filterInput(all)).toEqual(input);
  });

  it('ask for hotels with a room, unless the others are wanted too', () => {
    expect(variables(`region=1&${STAY}`)?.input.filter).toEqual({ availableOnly: true });
    expect(variables(`region=1&${STAY}&sold-out=1`)?.input.filter).toEqual({});
  });

  it('know every amenity by a word of its own', () => {
    const words = Object.values(amenityTexts).map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    expect(readAmenities(words)).toHaveLength(words.length);
  });
});
