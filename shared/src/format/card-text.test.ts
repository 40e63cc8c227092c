import { describe, expect, it } from 'vitest';
import { brandName, expiryState, expiryText } from './card-text.ts';

describe('card texts', () => {
  it('write the expiry with two digits for the month', () => {
    expect(expiryText(3, 2028)).toBe('03/2028');
  });

  it('call an unknown brand a card', () => {
    expect(brandName('UNKNOWN')).toBe('カード');
  });

  it.each([
    ['good', 2, 2027],
    ['soon', 1, 2027],
    ['soon', 12, 2026],
    ['expired', 11, 2026],
  ])('call a card %s that ends %i/%i in December 2026', (state, month, year) => {
    expect(expiryState(month, year, new Date(2026, 11, 31, 23, 59))).toBe(state);
  });
});
