import { expect, it } from 'vitest';
import type { SplitBill } from './bill-parts.ts';
import { type OpenAmounts, toRateAmounts } from './rate-amounts.ts';

const split: SplitBill = {
  id: 'b1',
  parts: [
    { ratePercent: 10, price: 22_000, taxPrice: 2_000 },
    { ratePercent: 8, price: 2_160, taxPrice: 160 },
    { ratePercent: null, price: 300, taxPrice: 0 },
  ],
  rooms: [
    { id: 'r1', price: 12_230 },
    { id: 'r2', price: 12_230 },
  ],
};
const nothing = { standard: 0, reduced: 0, untaxed: 0 };
const open = (change: Partial<OpenAmounts>) =>
  toRateAmounts('r1', { taxed: 0, untaxed: 0, split: null, stay: null, ...change }, 10).map(
    ({ price, ratePercent, billedTaxId }) => [price, ratePercent, billedTaxId],
  );

it('is of one rate where no bill says otherwise', () => {
  expect(open({ taxed: 11_000, untaxed: 500 })).toEqual([
    [11_000, 10, null],
    [500, null, null],
  ]);
  expect(open({})).toEqual([]);
});

it('is by the parts of the bill, and says nothing twice', () => {
  const stay = { price: 12_230, said: nothing };
  expect(open({ taxed: 12_230, split, stay })).toEqual([
    [11_000, 10, 'b1'],
    [1_080, 8, 'b1'],
    [150, null, 'b1'],
  ]);
  const said = { standard: 11_000, reduced: 1_080, untaxed: 150 };
  expect(open({ split, stay: { ...stay, said } })).toEqual([]);
});

it('takes a refund out of each part in proportion', () => {
  const said = { standard: 11_000, reduced: 1_080, untaxed: 150 };
  expect(open({ taxed: -6_115, split, stay: { price: 6_115, said } })).toEqual([
    [-5_500, 10, 'b1'],
    [-540, 8, 'b1'],
    [-75, null, 'b1'],
  ]);
});

it('gives back each part of what was canceled, beside its fee', () => {
  const said = { standard: 11_000, reduced: 1_080, untaxed: 150 };
  expect(open({ taxed: -12_230, untaxed: 3_000, split, stay: { price: 0, said } })).toEqual([
    [-11_000, 10, 'b1'],
    [-1_080, 8, 'b1'],
    [-150, null, 'b1'],
    [3_000, null, null],
  ]);
});
