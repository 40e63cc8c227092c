import { describe, expect, it } from 'vitest';
import { roomPrices } from './room-prices.ts';

const night = (stayPrice: number, taxAndServicePrice: number) => ({ stayPrice, taxAndServicePrice });
const prices = [
  { occupancy: '2', paymentPrice: 22_000, nightsPrice: [night(9_000, 1_000), night(10_800, 1_200)] },
  { occupancy: '1-9,4', paymentPrice: 18_000, nightsPrice: [night(8_100, 900), night(8_100, 900)] },
];

describe('what each room costs', () => {
  it('is shown room by room and night by night, across the end of a month and a year', () => {
    const stay = {
      checkin: '2026-12-31',
      checkout: '2027-01-02',
      occupancies: [
        { adults: 2, childAges: [] },
        { adults: 1, childAges: [9, 4] },
        { adults: 2, childAges: [] },
      ],
    };
    const rooms = roomPrices(prices, stay) ?? [];
    expect(rooms.map(({ number, paymentPrice }) => [number, paymentPrice])).toEqual([
      [1, 22_000],
      [2, 18_000],
      [3, 22_000],
    ]);
    expect(rooms[0]?.nights).toEqual([
      { date: '2026-12-31', price: 10_000 },
      { date: '2027-01-01', price: 12_000 },
    ]);
    for (const { nights, paymentPrice } of rooms) {
      expect(nights.reduce((sum, { price }) => sum + price, 0)).toBe(paymentPrice);
    }
  });

  it('is not shown when the supplier names no price for one of them', () => {
    const stay = {
      checkin: '2027-02-28',
      checkout: '2027-03-01',
      occupancies: [{ adults: 3, childAges: [] }],
    };
    expect(roomPrices(prices, stay)).toBeNull();
  });
});
