import { expect, it } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

it('takes the items in their order, and never more than so many at once', async () => {
  const begun: number[] = [];
  let under = 0;
  let most = 0;
  await forEachConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    most = Math.max(most, ++under);
    await Promise.resolve();
    under--;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});
