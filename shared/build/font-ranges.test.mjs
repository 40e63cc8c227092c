import { expect, it } from 'vitest';
import { readRuns, toUnicodeRange } from '../src/fonts/character-runs.ts';
import { ownCharacters, writeRuns } from './font-ranges.mjs';

const read = (/** @type {Record<string, string>} */ unicode) =>
  [...ownCharacters(unicode)].map(([subset, points]) => ({
    subset,
    range: toUnicodeRange(readRuns(writeRuns(points))),
  }));

it('gives a character that several subsets hold to the last of them', () => {
  expect(read({ '[0]': 'U+4e00-4e03,U+61', latin: 'U+60-62,U+4e02' })).toEqual([
    { subset: '0', range: 'U+4e00-4e01,U+4e03' },
    { subset: 'latin', range: 'U+60-62,U+4e02' },
  ]);
});

it('writes characters as distances to the base of 36', () => {
  expect(writeRuns([0x24, 0x25, 0x26, 0x4a])).toBe('10-2 10');
});
