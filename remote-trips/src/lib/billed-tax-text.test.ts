import { expect, it } from 'vitest';
import { billedTaxLines, billedTaxText } from './billed-tax-text.ts';

const number = 'T8000000000001';

it('names the one rate of a bill with its tax and number', () => {
  const bill = { ratePercent: 10, taxPrice: 2_000, parts: [] };
  expect(billedTaxText({ ...bill, registrationNumber: number })).toBe('10% ¥2,000 登録番号 T8000000000001');
  expect(billedTaxText({ ...bill, registrationNumber: null })).toBe('10% ¥2,000 登録番号の記載なし');
});

it('names each rate of a bill with several, and what is outside of tax', () => {
  const parts = [
    { ratePercent: 10, price: 22_000, taxPrice: 2_000 },
    { ratePercent: 8, price: 2_160, taxPrice: 160 },
    { ratePercent: null, price: 300, taxPrice: 0 },
  ];
  const bill = { ratePercent: 10, taxPrice: 2_160, registrationNumber: number, parts };
  const lines = [
    '10%対象 ¥22,000',
    'うち消費税 ¥2,000',
    '8%対象 ¥2,160',
    'うち消費税 ¥160',
    '対象外 ¥300',
    '登録番号 T8000000000001',
  ];
  expect(billedTaxLines(bill)).toEqual(lines);
  expect(billedTaxText(bill)).toBe(lines.join('、'));
});
