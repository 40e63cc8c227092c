import { expect, it } from 'vitest';
import { getNextTry } from './next-try.ts';

it('waits longer after each failure, and in the end always the longest', () => {
  const now = new Date('2030-01-01T00:00:00Z');
  const waits = [0, 1, 2, 50].map(
    (failures) => getNextTry(now, [5, 30, 60], failures).getTime() - now.getTime(),
  );
  expect(waits).toEqual([5_000, 30_000, 60_000, 60_000]);
});
