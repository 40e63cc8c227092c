import { expect, it } from 'vitest';
import { formatWhole } from './whole-number.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [-12_345, '-12,345'],
  [1_234_567, '1,234,567'],
])('writes %d as people in Japan read it', (number, text) => {
  expect(formatWhole(number)).toBe(text);
});
