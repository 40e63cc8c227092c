import { expect, it } from 'vitest';
import { billedTaxMessages, noBilledTax, readBilledTax } from './billed-tax-entry.ts';

it('is nothing while there is no bill', () => {
  expect(readBilledTax(noBilledTax)).toEqual({ problems: null, billedTax: null });
});

it('is what the bill says, in whatever width it is typed; without a number where the bill has none', () => {
  expect(readBilledTax({ rate: '8', price: '１,６３０', number: ' ｔ8000000000001 ' }).billedTax).toEqual({
    ratePercent: 8,
    taxPrice: 1_630,
    registrationNumber: 'T8000000000001',
  });
  expect(readBilledTax({ rate: '10', price: '0', number: ' ' }).billedTax).toEqual({
    ratePercent: 10,
    taxPrice: 0,
    registrationNumber: null,
  });
});

it('names what is wrong beside each control', () => {
  expect(readBilledTax({ rate: '10', price: '2千', number: '8000000000001' }).problems).toEqual({
    billedPrice: billedTaxMessages.INVALID_BILLED_TAX,
    billedNumber: billedTaxMessages.INVALID_BILL_NUMBER,
  });
});
