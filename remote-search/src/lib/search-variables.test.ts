import { searchFromParams } from '@yado/shared/routing/hotel-search';
import { describe, expect, it } from 'vitest';
import { amenitiesOfWords, amenityTexts } from './amenities.ts';
import { listVariables } from './search-variables.ts';

const STAY = 'checkin=2026-12-10&checkout=2026-12-11&room=1';
const variables = (text: string) => listVariables(searchFromParams(new URLSearchParams(text)));

describe('variables of the result list', () => {
  it('wait for a place and a stay', () => {
    expect(variables('region=1')).toBeNull();
    expect(variables(`q=東京&${STAY}`)).toBeNull();
  });

  it('measure distances from a region, but not from a hotel', () => {
    expect(variables(`region=1&${STAY}`)).toMatchObject({ measured: true, from: { regionId: '1' } });
    expect(variables(`hotel=7&${STAY}`)).toMatchObject({ measured: false, region: null });
    expect(variables(`hotel=7&${STAY}`)?.input.propertyId).toBe('7');
  });

  it('carry order and filters', () => {
    const input = variables(
      `region=1&${STAY}&sort=price&free-cancel=1&breakfast=1&star=4&amenity=spa&amenity=moat`,
    )?.input;
    expect(input?.sort).toBe('PRICE_ASC');
    expect(input?.filter).toEqual({
      freeCancellation: true,
      mealTypes: ['BREAKFAST', 'HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE'],
      starRatings: [4],
      amenities: ['SPA'],
    });
  });

  it('know every amenity by a word of its own', () => {
    const words = Object.values(amenityTexts).map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    expect(amenitiesOfWords(words)).toHaveLength(words.length);
  });
});
