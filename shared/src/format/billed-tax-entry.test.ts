import { expect, it } from 'vitest';
import { partsDifferenceText } from './billed-parts-entry.ts';
import {
  type BilledTaxEntry,
  findBilledTaxProblem,
  noBilledTax,
  readBilledTax,
  severalRates,
  toBilledTaxEntry,
} from './billed-tax-entry.ts';
import { billedTaxMessages } from './billed-tax-messages.ts';

const entry = (change: Partial<BilledTaxEntry>): BilledTaxEntry => ({ ...noBilledTax, ...change });
const several = (change: Partial<BilledTaxEntry['parts']>, number = '') =>
  entry({ rate: severalRates, number, parts: { ...noBilledTax.parts, ...change } });
const lodging = { billedPrice10: '２２,０００', billedTax10: '2000' };
const meals = { billedPrice8: '2160', billedTax8: '160' };

it('is nothing while there is no bill', () => {
  expect(readBilledTax(noBilledTax, 24_460)).toEqual({ problems: null, billedTax: null });
});

it('is what the bill says, in whatever width it is typed; without a number where the bill has none', () => {
  expect(
    readBilledTax(entry({ rate: '8', price: '１,６３０', number: ' ｔ8000000000001 ' }), null).billedTax,
  ).toEqual({ ratePercent: 8, taxPrice: 1_630, registrationNumber: 'T8000000000001' });
  expect(readBilledTax(entry({ rate: '10', price: '0', number: ' ' }), null).billedTax).toEqual({
    ratePercent: 10,
    taxPrice: 0,
    registrationNumber: null,
  });
});

it('names what is wrong beside each control', () => {
  expect(readBilledTax(entry({ rate: '10', price: '2千', number: '8000000000001' }), null).problems).toEqual({
    billedPrice: billedTaxMessages.INVALID_BILLED_TAX,
    billedNumber: billedTaxMessages.INVALID_BILL_NUMBER,
  });
});

it('is by rate where the bill has several, without those that it has not', () => {
  const all = several({ ...lodging, ...meals, billedUntaxed: '300' }, 'T8000000000001');
  expect(readBilledTax(all, 24_460)).toEqual({
    problems: null,
    billedTax: {
      parts: [
        { ratePercent: 10, price: 22_000, taxPrice: 2_000 },
        { ratePercent: 8, price: 2_160, taxPrice: 160 },
        { ratePercent: null, price: 300, taxPrice: 0 },
      ],
      registrationNumber: 'T8000000000001',
    },
  });
  const two = several({ ...lodging, billedPrice8: '0', billedTax8: '0', billedUntaxed: '300' });
  expect(readBilledTax(two, 22_300).billedTax?.parts?.map(({ ratePercent }) => ratePercent)).toEqual([
    10,
    null,
  ]);
});

it.each([
  [24_760, '内訳の合計が、料金より¥300少なくなっています。'],
  [24_360, '内訳の合計が、料金より¥100多くなっています。'],
])('says by how much parts differ from a price of %i', (price, text) => {
  const { problems } = readBilledTax(several({ ...lodging, ...meals, billedUntaxed: '300' }), price);
  expect(problems).toEqual({ billedUntaxed: expect.stringContaining(text) });
});

it('compares parts with no price while that is not typed', () => {
  expect(readBilledTax(several(lodging), null).problems).toBeNull();
});

it.each([
  ['no part that is taxed', several({ billedUntaxed: '300' }), ['billedPrice10']],
  ['a tax of nothing', several({ ...lodging, billedTax8: '160' }), ['billedPrice8']],
  ['a part without its tax', several({ ...lodging, billedPrice8: '2160' }), ['billedTax8']],
  ['more tax than price', several({ ...lodging, billedPrice8: '160', billedTax8: '160' }), ['billedTax8']],
  ['words', several({ ...lodging, billedUntaxed: '三百' }), ['billedUntaxed']],
  ['half a number', several(lodging, 'T8'), ['billedNumber']],
])('refuses %s, beside its control alone', (_what, typed, fields) => {
  expect(Object.keys(readBilledTax(typed, 22_000).problems ?? {})).toEqual(fields);
});

it('begins with what is on record, and reads it back', () => {
  expect(toBilledTaxEntry({ ratePercent: 10 })).toEqual(entry({ rate: '10' }));
  const one = { ratePercent: 8, taxPrice: 1_630, registrationNumber: 'T8000000000001' };
  expect(readBilledTax(toBilledTaxEntry({ ...one, parts: [] }), 22_000).billedTax).toEqual(one);
  const parts = [
    { ratePercent: 10, price: 22_000, taxPrice: 2_000 },
    { ratePercent: null, price: 300, taxPrice: 0 },
  ];
  const bill = { ratePercent: 10, taxPrice: 2_000, registrationNumber: null, parts };
  expect(readBilledTax(toBilledTaxEntry(bill), 22_300).billedTax).toEqual({
    parts,
    registrationNumber: null,
  });
});

it.each([
  ['INVALID_BILLED_TAX', {}, 'billedPrice', billedTaxMessages.INVALID_BILLED_TAX],
  ['INVALID_BILLED_TAX', { ratePercent: 10 }, 'billedTax10', billedTaxMessages.INVALID_BILLED_TAX],
  ['INVALID_BILLED_TAX', { ratePercent: 8 }, 'billedTax8', billedTaxMessages.INVALID_BILLED_TAX],
  ['INVALID_BILLED_PARTS', {}, 'billedPrice10', billedTaxMessages.INVALID_BILLED_PARTS],
  ['BILLED_PARTS_NOT_PRICE', { missingPrice: -5 }, 'billedUntaxed', partsDifferenceText(-5)],
  ['BILLED_PARTS_NOT_PRICE', {}, 'billedUntaxed', billedTaxMessages.BILLED_PARTS_NOT_PRICE],
  ['INVALID_BILL_NUMBER', {}, 'billedNumber', billedTaxMessages.INVALID_BILL_NUMBER],
  ['OWN_BILL_NUMBER', {}, 'billedNumber', billedTaxMessages.OWN_BILL_NUMBER],
])('says what the API found, %s %o, beside %s', (code, place, field, text) => {
  expect(findBilledTaxProblem(code, place)).toEqual({ field, text });
});

it('says nothing of other answers', () => {
  expect(findBilledTaxProblem('TRAVEL_NOT_FOUND', {})).toBeNull();
});
