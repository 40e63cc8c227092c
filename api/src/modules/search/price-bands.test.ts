import { describe, expect, it } from 'vitest';
import { priceBands } from './price-bands.ts';

describe('priceBands', () => {
  it.each([
    { prices: [9_999], bands: 1, width: 500 },
    { prices: [5_000, 14_999], bands: 20, width: 500 },
    { prices: [5_000, 15_000], bands: 11, width: 1_000 },
    { prices: [4_800, 62_000], bands: 13, width: 5_000 },
  ])('spreads $prices over $bands bands of $width yen', ({ prices, bands, width }) => {
    const found = priceBands(prices);
    expect(found).toHaveLength(bands);
    for (const { minPaymentPrice, maxPaymentPrice } of found) {
      expect(maxPaymentPrice - minPaymentPrice + 1).toBe(width);
    }
    for (const price of prices) {
      const band = found.find((each) => each.minPaymentPrice <= price && price <= each.maxPaymentPrice);
      expect(band?.count).toBe(1);
    }
  });

  it('has no bands without prices, and few however dear a hotel is', () => {
    expect(priceBands([])).toEqual([]);
    const found = priceBands([1_000, 90_000_000]);
    expect(found.length).toBeLessThanOrEqual(21);
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });
});
