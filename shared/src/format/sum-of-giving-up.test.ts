import { expect, it } from 'vitest';
import { sumOfGivingUp } from './sum-of-giving-up.ts';

it('gives back what is left of the price of the rooms that are still booked', () => {
  const rooms = [
    { bookingStatus: 'BOOKED', paymentPrice: 20_000, refundPrice: 1_000 },
    { bookingStatus: 'BOOKED', paymentPrice: 10_000, refundPrice: null },
    { bookingStatus: 'CANCELED', paymentPrice: 15_000, refundPrice: 15_000 },
  ];
  expect(sumOfGivingUp(rooms, 3_000)).toEqual({ penalty: 3_000, refund: 26_000, refunded: 1_000 });
  expect(sumOfGivingUp(rooms, 99_000).refund).toBe(0);
});
