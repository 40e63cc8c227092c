export interface PriceBand {
  minPaymentPrice: number;
  maxPaymentPrice: number;
  count: number;
}

const STEPS = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];
const MAX_BANDS = 20;

/** Prices by bands of equal width that begin at round yen; empty bands between them included. */
export function priceBands(prices: readonly number[]): PriceBand[] {
  if (prices.length === 0) return [];
  const cheapest = prices.reduce((least, price) => Math.min(least, price));
  const dearest = prices.reduce((most, price) => Math.max(most, price));
  const countBands = (width: number) => Math.floor(dearest / width) - Math.floor(cheapest / width) + 1;
  const step = STEPS.find((width) => countBands(width) <= MAX_BANDS) ?? Math.ceil(dearest / MAX_BANDS);
  const first = Math.floor(cheapest / step);
  const counts = Array.from({ length: countBands(step) }, () => 0);
  for (const price of prices) {
    const band = Math.floor(price / step) - first;
    counts[band] = (counts[band] ?? 0) + 1;
  }
  return counts.map((count, index) => ({
    minPaymentPrice: (first + index) * step,
    maxPaymentPrice: (first + index + 1) * step - 1,
    count,
  }));
}
