import { expect, it } from 'vitest';
import { wholeYen } from './whole-yen.ts';

it.each([
  ['１,６３０', 1_630],
  [' 0 ', 0],
  ['', null],
  ['2千', null],
  ['-1', null],
  ['1.5', null],
  ['1234567890', null],
])('reads %j as %s', (typed, yen) => {
  expect(wholeYen(typed)).toBe(yen);
});
