import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { findFeltDelay, findOwnDelay, watchLoopDelay } from './loop-delay.ts';

it.each([
  ['all of it, of a thread that worked all the time', { delayMs: 400, elapsedMs: 1_000, cpuMs: 1_000 }, 400],
  [
    'a tenth, of a thread that others let work a tenth of it',
    { delayMs: 400, elapsedMs: 1_000, cpuMs: 100 },
    40,
  ],
  ['never more than the delay itself', { delayMs: 400, elapsedMs: 1_000, cpuMs: 1_010 }, 400],
  ['none, of a thread that waited', { delayMs: 0, elapsedMs: 1_000, cpuMs: 10 }, 0],
])('counts as its own delay %s', (_name, sample, own) => {
  expect(findOwnDelay(sample)).toBeCloseTo(own);
});

it('counts long delays as often as requests meet them', () => {
  expect(findFeltDelay({ mean: 30e6, stddev: 0 })).toBeCloseTo(20);
  // Of a second 500 ms in one piece, and 50 times 10 ms: half of the requests wait for the long one.
  const mean = 1_000 / 51;
  const stddev = Math.sqrt((500 ** 2 + 50 * 10 ** 2) / 51 - mean ** 2);
  expect(findFeltDelay({ mean: mean * 1e6, stddev: stddev * 1e6 })).toBeCloseTo(245);
  expect(findFeltDelay({ mean: Number.NaN, stddev: Number.NaN })).toBe(0);
});

it('is late while the thread works without a pause', async () => {
  const loop = watchLoopDelay();
  try {
    expect(loop.readMs()).toBe(0);
    while (loop.readMs() === 0) {
      const until = performance.now() + 200;
      while (performance.now() < until) Math.sqrt(until);
      await nextTurn();
    }
    expect(loop.readMs()).toBeGreaterThan(0);
  } finally {
    loop.close();
  }
});
