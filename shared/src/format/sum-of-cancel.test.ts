import { describe, expect, it } from 'vitest';
import { sumOfCancel } from './sum-of-cancel.ts';

describe('sums of a cancellation', () => {
  it('add penalties and give back the rest', () => {
    const rooms = [
      { paymentPrice: 20_000, refundPrice: null, currentPenaltyPrice: 6_000 },
      { paymentPrice: 15_000, refundPrice: null, currentPenaltyPrice: 0 },
    ];
    expect(sumOfCancel(rooms)).toEqual({ penalty: 6_000, refund: 29_000, refunded: 0 });
    expect(sumOfCancel([])).toEqual({ penalty: 0, refund: 0, refunded: 0 });
  });

  it('give nothing back twice', () => {
    const room = { paymentPrice: 45_639, refundPrice: 5_000, currentPenaltyPrice: 0 };
    expect(sumOfCancel([room])).toEqual({ penalty: 0, refund: 40_639, refunded: 5_000 });
  });

  it('never give back less than nothing', () => {
    const room = { paymentPrice: 100, refundPrice: null, currentPenaltyPrice: 120 };
    expect(sumOfCancel([room]).refund).toBe(0);
  });
});
