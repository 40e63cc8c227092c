import { expect, it } from 'vitest';
import { readDeadline } from './read-deadline.ts';

it.each([
  ['20000', 18_500],
  ['60000', 26_500],
  ['1000', 0],
  [undefined, 26_500],
  ['soon', 26_500],
  ['-5', 26_500],
])('waits for others less long than a reader who says %s', (said, ms) => {
  expect(readDeadline({ method: 'GET', headers: { 'x-yado-wait-ms': said } })).toBe(ms);
});

it('waits longer for what is written', () => {
  expect(readDeadline({ method: 'POST', headers: {} })).toBe(106_500);
});
