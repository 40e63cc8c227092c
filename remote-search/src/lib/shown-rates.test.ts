import { describe, expect, it } from 'vitest';
import { rateCounts, shownRooms } from './shown-rates.ts';

const now = new Date('2026-11-30T23:58:00+09:00');
const rate = (paymentPrice: number, mealType = 'NONE', freeUntil: string | null = null) => ({
  paymentPrice,
  mealType,
  cancellation: { freeUntil, alwaysFree: false },
});
const room = (
  name: string,
  smoking: boolean,
  squareMeters: number | null,
  rates: ReturnType<typeof rate>[],
) => ({ name, smoking, squareMeters, rates });
const rooms = [
  room('single', false, 12, [rate(9_000), rate(11_000, 'BREAKFAST', '2026-12-01T00:00:00+09:00')]),
  room('smoking', true, 12, [rate(8_000)]),
  room('suite', false, 60, [rate(40_000, 'HALF_BOARD', '2026-11-30T23:58:00+09:00')]),
  room('unknown size', false, null, [rate(7_000, 'OTHER')]),
];
const names = (view: Parameters<typeof shownRooms>[1]) =>
  shownRooms(rooms, view, now).map(({ name, rates }) => `${name} ${rates.length}`);

describe('the rooms that a view shows', () => {
  it.each([
    [{}, ['unknown size 1', 'smoking 1', 'single 2', 'suite 1']],
    [{ sort: 'price-desc' }, ['suite 1', 'single 2', 'smoking 1', 'unknown size 1']],
    [{ sort: 'size' }, ['suite 1', 'smoking 1', 'single 2', 'unknown size 1']],
    [{ meal: 'none' }, ['smoking 1', 'single 1']],
    [{ meal: 'breakfast' }, ['single 1', 'suite 1']],
    [{ meal: 'dinner' }, ['suite 1']],
    [{ nonSmoking: true }, ['unknown size 1', 'single 2', 'suite 1']],
    [{ meal: 'none', nonSmoking: true, sort: 'price-desc' }, ['single 1']],
  ] as const)('%o', (view, expected) => {
    expect(names(view)).toEqual(expected);
  });

  it('are free to cancel only while the hour has not passed', () => {
    expect(names({ freeCancel: true })).toEqual(['single 1']);
  });

  it('are ordered by the rates that are shown, not by those that are hidden', () => {
    const two = [
      room('a', false, 1, [rate(1), rate(900, 'BREAKFAST')]),
      room('b', false, 1, [rate(500, 'BREAKFAST')]),
    ];
    expect(shownRooms(two, { meal: 'breakfast' }, now).map(({ name }) => name)).toEqual(['b', 'a']);
  });

  it('are counted for each filter, the others staying as they are', () => {
    expect(rateCounts(rooms, {}, now)).toEqual({
      none: 2,
      breakfast: 2,
      dinner: 1,
      freeCancel: 1,
      nonSmoking: 4,
    });
    expect(rateCounts(rooms, { nonSmoking: true }, now)).toMatchObject({ none: 1, nonSmoking: 4 });
  });
});
