import { expect, it } from 'vitest';
import { formatLocalTaxTotal, localTaxInSumText } from './local-tax.ts';

it('says whether a tax may be less', () => {
  expect(formatLocalTaxTotal({ total: 1_200, isUpperBound: false })).toBe('約¥1,200');
  expect(formatLocalTaxTotal({ total: 1_200, isUpperBound: true })).toBe('最大¥1,200');
});

it('says whether the sum that a hotel collects holds taxes', () => {
  expect(localTaxInSumText({ mandatoryTaxPrice: { value: '200' } })).toBe('宿泊税などを含む');
  expect(localTaxInSumText({ mandatoryTaxPrice: { value: '0.00' } })).toBe('宿泊税などは含まない');
  expect(localTaxInSumText({ mandatoryTaxPrice: null })).toBe('宿泊税などは含まない');
});
