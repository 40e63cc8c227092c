import { describe, expect, it } from 'vitest';
import {
  detectBrand,
  checkCvc,
  checkExpiry,
  checkNumber,
  toDigits,
  formatExpiry,
  formatNumber,
} from './card-format.ts';

const NOW = new Date(2027, 3, 15);

describe('card fields', () => {
  it.each([
    ['4242424242424242', 'visa', '4242 4242 4242 4242'],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['36227206271667', 'diners', '3622 720627 1667'],
    ['3056930009020004', 'diners', '3056 9300 0902 0004'],
    ['3530111333300000', 'jcb', '3530 1113 3330 0000'],
    ['6200000000000005', 'unionpay', '6200 0000 0000 0005'],
  ])('group %s as %s', (digits, brand, formatted) => {
    expect(detectBrand(digits)).toBe(brand);
    expect(formatNumber(digits)).toBe(formatted);
    expect(checkNumber(digits, false)).toEqual({ empty: false, complete: true, problem: null });
  });

  it('take full-width digits', () => {
    expect(toDigits('４２４２　４２')).toBe('424242');
    expect(formatExpiry('１２／３４', false)).toBe('12 / 34');
  });

  it.each([
    ['1', false, '1'],
    ['5', false, '05 / '],
    ['12', false, '12 / '],
    ['12', true, '12'],
    ['13', false, '01 / 3'],
    ['1/28', false, '01 / 28'],
    ['12/2034', false, '12 / 34'],
    ['1234', false, '12 / 34'],
  ])('show the expiry %s (deleting: %s) as %s', (typed, deleting, shown) => {
    expect(formatExpiry(typed, deleting)).toBe(shown);
  });

  it('call a short number incomplete only after the field was left', () => {
    expect(checkNumber('4242', false).problem).toBeNull();
    expect(checkNumber('4242', true).problem).toBe('incomplete_number');
    expect(checkNumber('4242424242424241', false).problem).toBe('invalid_number');
    expect(checkCvc('12', true, 'visa').problem).toBe('incomplete_cvc');
    expect(checkCvc('123', true, 'amex').problem).toBe('incomplete_cvc');
  });

  it.each([
    ['0427', null],
    ['0327', 'invalid_expiry_month_past'],
    ['1226', 'invalid_expiry_year_past'],
    ['0178', 'invalid_expiry_year'],
    ['042', 'incomplete_expiry'],
  ])('judge the expiry %s in April 2027 as %s', (digits, problem) => {
    expect(checkExpiry(digits, true, NOW).problem).toBe(problem);
  });
});
