import { expect, it } from 'vitest';
import { type BedWish, findFirstBed } from './first-bed.ts';

const double = { id: 'double', configuration: [{ quantity: 1 }] };
const twin = { id: 'twin', configuration: [{ quantity: 2 }] };
const mixed = { id: 'mixed', configuration: [{ quantity: 1 }, { quantity: 1 }] };
const unknown = { id: 'unknown', configuration: [] };

it.each<[BedWish | null, { id: string; configuration: { quantity: number }[] }[], string | undefined]>([
  [null, [twin, double], 'twin'],
  ['ONE_BED', [twin, double], 'double'],
  ['TWO_BEDS', [double, twin], 'twin'],
  ['TWO_BEDS', [double, mixed], 'mixed'],
  ['TWO_BEDS', [unknown, double], 'unknown'],
  ['ONE_BED', [], undefined],
])('for the wish %s chooses of the beds the expected one', (wish, groups, id) => {
  expect(findFirstBed(groups, wish)?.id).toBe(id);
});
