import { expect, test } from 'vitest';
import { addHistogram, addValue, type Histogram, percentile } from './histogram.ts';

test('tells a percentile to a tenth', () => {
  const histogram: Histogram = {};
  for (let value = 1; value <= 1000; value++) addValue(histogram, value);
  expect(percentile(histogram, 0.75)).toBeGreaterThanOrEqual(750);
  expect(percentile(histogram, 0.75)).toBeLessThan(750 * 1.1);
});

test('gives the sum of several the percentile of all values', () => {
  const [all, one, other]: [Histogram, Histogram, Histogram] = [{}, {}, {}];
  for (let value = 1; value <= 100; value++) {
    addValue(all, value * 7);
    addValue(value % 3 === 0 ? one : other, value * 7);
  }
  addHistogram(one, other);
  expect(one).toEqual(all);
});

test('knows no percentile of nothing', () => {
  expect(percentile({}, 0.75)).toBeNull();
});
