import { expect, test } from 'vitest';
import { computeChanceOfNoWorse } from './fisher.ts';
import { isWorse } from './is-worse.ts';

/** The same numbers on each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Whether a canary is ended within half an hour of traffic, looked at after every 20 pages. */
function ends(seed: number, rates: { canary: number; stable: number }, pages: number): boolean {
  const random = createRandom(seed);
  const canary = { pages: 0, failed: 0 };
  const stable = { pages: 0, failed: 0 };
  for (let page = 1; page <= pages; page++) {
    const [counted, rate] = random() < 0.1 ? [canary, rates.canary] : [stable, rates.stable];
    counted.pages++;
    if (random() < rate) counted.failed++;
    if (page % 20 === 0 && isWorse(canary, stable)) return true;
  }
  return false;
}

const shareEnded = (rates: { canary: number; stable: number }, pages: number) =>
  Array.from({ length: 500 }, (_, run) => ends(run * 7919 + 1, rates, pages)).filter(Boolean).length / 500;

test('computes the chance of Fisher’s exact test', () => {
  // The lady tasting tea: 4 of 4 cups right by chance is 1 in 70, 3 or more 17 in 70.
  expect(computeChanceOfNoWorse({ pages: 4, failed: 4 }, { pages: 4, failed: 0 })).toBeCloseTo(1 / 70, 10);
  expect(computeChanceOfNoWorse({ pages: 4, failed: 3 }, { pages: 4, failed: 1 })).toBeCloseTo(17 / 70, 10);
  expect(computeChanceOfNoWorse({ pages: 4, failed: 0 }, { pages: 4, failed: 4 })).toBeCloseTo(1, 10);
  // Beyond the table of factorials: close to the normal approximation's one half.
  expect(
    computeChanceOfNoWorse({ pages: 100_000, failed: 1000 }, { pages: 100_000, failed: 1000 }),
  ).toBeCloseTo(0.51, 1);
});

test('ends a canary that fails in each of its first pages, also where nobody has the stable release', () => {
  expect(isWorse({ pages: 5, failed: 5 }, { pages: 40, failed: 0 })).toBe(true);
  expect(isWorse({ pages: 5, failed: 5 }, { pages: 0, failed: 0 })).toBe(true);
  expect(isWorse({ pages: 0, failed: 5 }, { pages: 40, failed: 0 })).toBe(true);
});

test('waits for five failed pages', () => {
  expect(isWorse({ pages: 4, failed: 4 }, { pages: 1000, failed: 0 })).toBe(false);
});

test('keeps a canary that is no worse, or worse by less than a hundredth', () => {
  expect(isWorse({ pages: 1000, failed: 10 }, { pages: 9000, failed: 90 })).toBe(false);
  expect(isWorse({ pages: 100, failed: 30 }, { pages: 900, failed: 270 })).toBe(false);
  expect(isWorse({ pages: 1_000_000, failed: 15_000 }, { pages: 9_000_000, failed: 90_000 })).toBe(false);
});

test('keeps nearly every canary that is as good as the stable release, however often it looks', () => {
  expect(shareEnded({ canary: 0.01, stable: 0.01 }, 3000)).toBeLessThan(0.01);
  expect(shareEnded({ canary: 0.05, stable: 0.05 }, 3000)).toBeLessThan(0.01);
});

test('ends nearly every canary that fails in a fifth of its pages', () => {
  expect(shareEnded({ canary: 0.2, stable: 0.01 }, 3000)).toBeGreaterThan(0.99);
});
