import { describe, expect, it } from 'vitest';
import { getDataId } from './data-id.ts';

describe('dataIdOf', () => {
  it('keeps entities of two types with the same id apart', () => {
    expect(getDataId({ id: '1' }, 'Travel')).not.toBe(getDataId({ id: '1' }, 'CompanyBranch'));
  });

  it('gives itinerary rooms, their rates and penalties no identity', () => {
    for (const type of ['ItineraryRoom', 'ItineraryRate', 'AmountCancelPenalty', 'NightCancelPenalty']) {
      expect(getDataId({ id: '1' }, type)).toBeUndefined();
    }
  });

  it('gives what two languages name differently under one id no identity', () => {
    for (const type of ['Room', 'SearchSuggestionSpot']) expect(getDataId({ id: '1' }, type)).toBeUndefined();
  });

  it('knows a prepared booking by its price check', () => {
    expect(getDataId({ priceCheckId: 'p1' }, 'PreparedBooking')).toBe('PreparedBooking:p1');
  });
});
