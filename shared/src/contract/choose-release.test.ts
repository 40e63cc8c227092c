import { expect, test } from 'vitest';
import { chooseRelease } from './choose-release.ts';

const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);

test('gives everyone the stable release when there is no canary', () => {
  expect(buckets.every((bucket) => chooseRelease({ stable: 'a' }, bucket) === 'a')).toBe(true);
});

test('gives the canary to exactly its share of the buckets', () => {
  const channel = { stable: 'a', canary: { percent: 5, release: 'b' } };
  expect(buckets.filter((bucket) => chooseRelease(channel, bucket) === 'b')).toEqual([0, 1, 2, 3, 4]);
});

test('gives a canary of zero percent to nobody and one of a hundred to everyone', () => {
  const at = (percent: number) =>
    buckets.map((bucket) => chooseRelease({ stable: 'a', canary: { percent, release: 'b' } }, bucket));
  expect(new Set(at(0))).toEqual(new Set(['a']));
  expect(new Set(at(100))).toEqual(new Set(['b']));
});

test('never falls back to the previous release by itself', () => {
  expect(chooseRelease({ stable: 'a', previous: 'z' }, 0)).toBe('a');
});
