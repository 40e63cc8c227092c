import { expect, it } from 'vitest';
import { disjointRanges } from './font-ranges.mjs';

it('gives a character that several subsets hold to the last of them', () => {
  expect(disjointRanges({ '[0]': 'U+4e00-4e03,U+61', latin: 'U+60-62,U+4e02' })).toEqual([
    { subset: '0', range: 'U+4e00-4e01,U+4e03' },
    { subset: 'latin', range: 'U+60-62,U+4e02' },
  ]);
});

it('leaves out a subset that has nothing of its own', () => {
  expect(disjointRanges({ '[0]': 'U+61', latin: 'U+61' })).toEqual([{ subset: 'latin', range: 'U+61' }]);
});
