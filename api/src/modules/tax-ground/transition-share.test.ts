import { expect, it } from 'vitest';
import { transitionShare } from './transition-share.ts';

it.each([
  ['2026-09-30', 80],
  ['2026-10-01', 70],
  ['2028-09-30', 70],
  ['2028-10-01', 50],
  ['2030-09-30', 50],
  ['2030-10-01', 30],
  ['2031-09-30', 30],
  ['2031-10-01', 0],
])('the share that may be deducted on %s is %i percent', (day, percent) => {
  expect(transitionShare(day)).toBe(percent);
});
