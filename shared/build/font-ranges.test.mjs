import { expect, it } from 'vitest';
import { readRuns, toUnicodeRange } from '../src/fonts/character-runs.ts';
import { ownCharacters, writeRuns } from './font-ranges.mjs';

const read = (
  /** @type {Record<string, string>} */ unicode,
  /** @type {(subset: string, point: number) => boolean} */ hasGlyph = () => true,
) =>
  [...ownCharacters(unicode, hasGlyph)].map(([subset, points]) => ({
    subset,
    range: toUnicodeRange(readRuns(writeRuns(points))),
  }));

it('gives a character that several subsets hold to the last of them', () => {
  expect(read({ '[0]': 'U+4e00-4e03,U+61', latin: 'U+60-62,U+4e02' })).toEqual([
    { subset: '0', range: 'U+4e00-4e01,U+4e03' },
    { subset: 'latin', range: 'U+60-62,U+4e02' },
  ]);
});

it('gives a subset no character that its range names and its file does not draw', () => {
  const draws = (/** @type {string} */ subset, /** @type {number} */ point) =>
    (point === 0x203b) === (subset === '113');
  expect(read({ '[113]': 'U+203b', latin: 'U+203a-203c' }, draws)).toEqual([
    { subset: '113', range: 'U+203b' },
    { subset: 'latin', range: 'U+203a,U+203c' },
  ]);
});

it('writes characters as distances to the base of 36', () => {
  expect(writeRuns([0x24, 0x25, 0x26, 0x4a])).toBe('10-2 10');
});
