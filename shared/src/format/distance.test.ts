import { expect, it } from 'vitest';
import { formatDistance } from './distance.ts';

it.each([
  [4, '10m'],
  [687, '690m'],
  [994, '990m'],
  [995, '1.0km'],
  [1_240, '1.2km'],
  [9_960, '10km'],
  [12_400, '12km'],
  [9_559_000, '9,559km'],
])('%i meters read %s', (meters, text) => {
  expect(formatDistance(meters)).toBe(text);
});
