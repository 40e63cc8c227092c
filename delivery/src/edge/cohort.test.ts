import { chooseRelease } from '@yado/shared/contract/choose-release';
import type { Channel } from '@yado/shared/contract/release-document';
import { expect, test } from 'vitest';
import { readCohort } from './cohort.ts';

const VISITORS = 10_000;
const visitors = Array.from({ length: VISITORS }, () => {
  const { cohort, setCookie } = readCohort(undefined, false);
  return { cohort, cookie: (setCookie ?? '').split(';', 1)[0] as string };
});

/** Those who get the canary of a channel when they come again with their cookie. */
function tried(channel: Channel<string>): Set<number> {
  const { canary } = channel;
  return new Set(
    visitors.flatMap(({ cookie }, index) =>
      chooseRelease(channel, readCohort(cookie, false).cohort) === canary?.release ? [index] : [],
    ),
  );
}

test('gives each of 10,000 browsers the same cohort on every visit, whatever else its cookies say', () => {
  for (const { cohort, cookie } of visitors) {
    expect(readCohort(`a=1; ${cookie}; yado_bucket_old=7`, true)).toEqual({ cohort });
  }
});

test('shares 10,000 browsers out fairly', () => {
  const counts = Array.from({ length: 100 }, () => 0);
  for (const { cohort } of visitors) counts[cohort] = (counts[cohort] as number) + 1;
  // Chi-squared with 99 degrees of freedom: above 180 once in two million runs.
  const expected = VISITORS / 100;
  const distance = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(distance).toBeLessThan(180);
});

test('gives the next version to the same browsers, and a larger share to them and others', () => {
  const first = tried({ stable: 'v1', canary: { percent: 10, release: 'v2' } });
  expect(tried({ stable: 'v2', canary: { percent: 10, release: 'v3' } })).toEqual(first);
  const more = tried({ stable: 'v1', canary: { percent: 20, release: 'v2' } });
  expect([...first].every((visitor) => more.has(visitor))).toBe(true);
  expect(more.size).toBeGreaterThan(first.size);
  expect(first.size / VISITORS).toBeCloseTo(0.1, 1);
});
