import { expect, it } from 'vitest';
import { listBreaches, runAsAsked } from './_run-races.ts';

it('keeps I1 to I6, and moves money only where it is allowed at that moment, in whatever order two operations meet', async () => {
  expect(listBreaches(await runAsAsked(process.env))).toEqual([]);
  // All pairs, on a machine that has other work too.
}, 7_200_000);
