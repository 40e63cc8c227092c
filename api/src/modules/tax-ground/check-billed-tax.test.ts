import { expect, it } from 'vitest';
import { checkBilledTax, saysTheSame } from './check-billed-tax.ts';

/** Two rooms for one night. */
const price = { price: 24_460, roomNights: 2 };
const lodging = { ratePercent: 10, price: 22_000, taxPrice: 2_000 };
const meals = { ratePercent: 8, price: 2_160, taxPrice: 160 };
const bathing = { ratePercent: null, price: 300, taxPrice: 0 };
const check = (parts: object[], change: object = {}) =>
  checkBilledTax({ parts: parts as (typeof lodging)[], ...change }, price);

it('takes each rate with its own tax, in the order of rates, beside what is outside of tax', () => {
  expect(check([bathing, meals, lodging], { registrationNumber: ' t8000000000001' })).toEqual({
    kind: 'valid',
    billed: {
      ratePercent: 10,
      taxPrice: 2_160,
      registrationNumber: 'T8000000000001',
      parts: [lodging, meals, bathing],
    },
  });
});

it('names the rate of the largest part for releases that know one', () => {
  const parts = [
    { ratePercent: 10, price: 1_100, taxPrice: 100 },
    { ratePercent: 8, price: 23_360, taxPrice: 1_730 },
  ];
  expect(check(parts)).toMatchObject({ billed: { ratePercent: 8, taxPrice: 1_830 } });
});

it('is of one rate where one part is all of the price', () => {
  const all = { ratePercent: 8, price: 24_460, taxPrice: 1_811 };
  expect(check([all])).toMatchObject({ billed: { ratePercent: 8, taxPrice: 1_811, parts: null } });
});

it.each([
  ['lack to the price', [lodging, meals], 300],
  ['exceed it', [lodging, meals, { ...bathing, price: 500 }], -200],
])('says by how much parts %s', (_what, parts, missingPrice) => {
  expect(check(parts)).toEqual({ kind: 'invalid', errorCode: 'BILLED_PARTS_NOT_PRICE', missingPrice });
});

it.each([
  // A yen more for each room and night is what a bill may have rounded.
  ['10', [{ ...lodging, taxPrice: 2_003 }, meals, bathing], 10],
  ['8', [lodging, { ...meals, taxPrice: 163 }, bathing], 8],
  ['8, below nothing', [lodging, { ...meals, taxPrice: -1 }, bathing], 8],
])('checks the tax of each part against that part: of %s %', (_rate, parts, ratePercent) => {
  expect(check(parts)).toEqual({ kind: 'invalid', errorCode: 'INVALID_BILLED_TAX', ratePercent });
});

it.each([
  ['nothing', []],
  ['nothing that is taxed', [{ ...bathing, price: 24_460 }]],
  ['a rate twice', [lodging, lodging, bathing]],
  ['two parts outside of tax', [lodging, bathing, bathing]],
  ['a rate that Japan has not', [lodging, { ...meals, ratePercent: 5 }, bathing]],
  ['tax outside of tax', [lodging, meals, { ...bathing, taxPrice: 1 }]],
  ['a part of nothing', [lodging, { ...meals, price: 0 }, bathing]],
])('is refused with %s', (_what, parts) => {
  expect(check(parts)).toEqual({ kind: 'invalid', errorCode: 'INVALID_BILLED_PARTS' });
});

it('is refused with one rate beside its parts', () => {
  for (const change of [{ ratePercent: 10 }, { taxPrice: 2_160 }]) {
    expect(check([lodging, meals, bathing], change)).toMatchObject({ errorCode: 'INVALID_BILLED_PARTS' });
  }
});

it('says the same only where every part does', () => {
  const billed = (parts: object[], change: object = {}) => {
    const checked = check(parts, change);
    if (checked.kind === 'invalid') throw new Error(checked.errorCode);
    return checked.billed;
  };
  const first = billed([lodging, meals, bathing]);
  expect(saysTheSame(first, billed([bathing, lodging, meals]))).toBe(true);
  expect(saysTheSame(first, billed([lodging, { ...meals, taxPrice: 159 }, bathing]))).toBe(false);
  expect(saysTheSame(first, { ...first, parts: null })).toBe(false);
});
