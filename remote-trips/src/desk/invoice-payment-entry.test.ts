import { describe, expect, it } from 'vitest';
import { checkPayment } from './invoice-payment-entry.ts';

const limits = { issuedOn: '2030-11-01', today: '2030-11-20', open: 51_700 };

describe('checkPayment', () => {
  it('takes days from the issue to today, and sums up to what is left', () => {
    expect(checkPayment({ paidOn: '2030-11-01', price: '1' }, limits)).toEqual({});
    expect(checkPayment({ paidOn: '2030-11-20', price: '51,700' }, limits)).toEqual({});
  });

  it.each(['', '2030-10-31', '2030-11-21'])('refuses the day %j', (paidOn) => {
    expect(checkPayment({ paidOn, price: '1' }, limits)).toEqual({
      paidOn: '発行日(2030/11/01)から今日(2030/11/20)までの日付を入力してください。',
    });
  });

  it.each(['', '0', '51701', '1.5', '全額'])('refuses the sum %j', (price) => {
    expect(checkPayment({ paidOn: '2030-11-20', price }, limits)).toEqual({
      price: '1円から¥51,700までの整数で入力してください。',
    });
  });
});
