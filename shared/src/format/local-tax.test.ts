import { expect, it } from 'vitest';
import { formatLocalTaxTotal } from './local-tax.ts';

it('says whether a tax may be less', () => {
  expect(formatLocalTaxTotal({ total: 1_200, isUpperBound: false })).toBe('約¥1,200');
  expect(formatLocalTaxTotal({ total: 1_200, isUpperBound: true })).toBe('最大¥1,200');
});
