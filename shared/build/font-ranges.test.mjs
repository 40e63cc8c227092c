import { expect, it } from 'vitest';
import { readRuns, toUnicodeRange } from '../src/fonts/character-runs.ts';
import { disjointRanges } from './font-ranges.mjs';

const read = (/** @type {Record<string, string>} */ unicode) =>
  disjointRanges(unicode).map(({ subset, runs }) => ({ subset, range: toUnicodeRange(readRuns(runs)) }));

it('gives a character that several subsets hold to the last of them', () => {
  expect(read({ '[0]': 'U+4e00-4e03,U+61', latin: 'U+60-62,U+4e02' })).toEqual([
    { subset: '0', range: 'U+4e00-4e01,U+4e03' },
    { subset: 'latin', range: 'U+60-62,U+4e02' },
  ]);
});

it('leaves out a subset that has nothing of its own', () => {
  expect(read({ '[0]': 'U+61', latin: 'U+61' })).toEqual([{ subset: 'latin', range: 'U+61' }]);
});

it('writes characters as distances to the base of 36', () => {
  expect(disjointRanges({ latin: 'U+24-26,U+4a' })).toEqual([{ subset: 'latin', runs: '10-2 10' }]);
});
