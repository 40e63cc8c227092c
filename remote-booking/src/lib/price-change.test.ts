import { describe, expect, it } from 'vitest';
import { priceChange } from './price-change.ts';

const room = { adults: 1, childAges: [] };
const stay = (checkin: string, checkout: string, rooms = 1) => ({
  checkin,
  checkout,
  occupancies: Array.from({ length: rooms }, () => room),
});

describe('price change', () => {
  it('is old, new and difference, up or down', () => {
    expect(priceChange(10_000, 11_500, stay('2026-12-01', '2026-12-02'))).toEqual({
      before: 10_000,
      now: 11_500,
      difference: 1_500,
      perRoomNight: null,
    });
    expect(priceChange(10_000, 9_000, stay('2026-12-01', '2026-12-02')).difference).toBe(-1_000);
  });

  it.each([
    [stay('2026-12-30', '2027-01-02'), { before: 10_000, now: 10_500, difference: 500 }],
    [stay('2028-02-28', '2028-03-01', 3), { before: 5_000, now: 5_250, difference: 250 }],
    [stay('2026-12-01', '2026-12-02', 2), { before: 15_000, now: 15_750, difference: 750 }],
  ])('is stated by room and night over %j', (over, perRoomNight) => {
    expect(priceChange(30_000, 31_500, over).perRoomNight).toEqual(perRoomNight);
  });

  it('tells a difference that agrees with the prices beside it', () => {
    const { perRoomNight } = priceChange(10_000, 10_001, stay('2026-12-01', '2026-12-04'));
    expect(perRoomNight).toEqual({ before: 3_333, now: 3_334, difference: 1 });
  });
});
