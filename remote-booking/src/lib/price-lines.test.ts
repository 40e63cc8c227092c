import { describe, expect, it } from 'vitest';
import { roomLines } from './price-lines.ts';

const night = (stayPrice: number, taxAndServicePrice: number) => ({ stayPrice, taxAndServicePrice });

describe('price lines', () => {
  it.each([
    ['2027-01-30', ['2027-01-30', '2027-01-31', '2027-02-01']],
    ['2028-02-28', ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['2026-12-31', ['2026-12-31', '2027-01-01', '2027-01-02']],
  ])('date the nights from %s', (checkin, dates) => {
    const [room] = roomLines(
      [{ paymentPrice: 3, nightsPrice: [night(1, 0), night(1, 0), night(1, 0)] }],
      checkin,
    );
    expect(room?.nights.map(({ date }) => date)).toEqual(dates);
  });

  it('keep the rooms in order', () => {
    const rooms = roomLines(
      [
        { paymentPrice: 11_000, nightsPrice: [night(10_000, 1_000)] },
        { paymentPrice: 5_500, nightsPrice: [night(5_000, 500)] },
      ],
      '2026-12-01',
    );
    expect(rooms.map(({ roomNumber, paymentPrice }) => [roomNumber, paymentPrice])).toEqual([
      [1, 11_000],
      [2, 5_500],
    ]);
  });

  it.each([
    [22_000, 0],
    [22_500, 500],
    [21_001, -999],
  ])('add up to %i with %i for the whole stay', (paymentPrice, wholeStay) => {
    const [room] = roomLines(
      [{ paymentPrice, nightsPrice: [night(10_000, 1_000), night(10_000, 1_000)] }],
      '2026-12-01',
    );
    expect(room?.wholeStay).toBe(wholeStay);
    const lines = room?.nights.reduce((sum, line) => sum + line.paymentPrice, 0) ?? 0;
    expect(lines + (room?.wholeStay ?? 0)).toBe(paymentPrice);
  });
});
