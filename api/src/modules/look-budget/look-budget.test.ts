import { describe, expect, it } from 'vitest';
import { computeLookBudget } from './look-budget.ts';
import { getLookDay } from './look-day.ts';

describe('the looks of a branch on a day', () => {
  it('are 2,000 without a history', () => {
    expect(computeLookBudget({ bookedToday: 0, looksBefore: 0, bookedBefore: 0 })).toBe(2_000);
  });

  it('are ten times what is usual for the bookings that it makes on this day', () => {
    const usual = { looksBefore: 4_200, bookedBefore: 14 };
    expect(computeLookBudget({ ...usual, bookedToday: 0 })).toBe(3_000);
    expect(computeLookBudget({ ...usual, bookedToday: 1 })).toBe(3_000);
    expect(computeLookBudget({ ...usual, bookedToday: 5 })).toBe(15_000);
  });

  it('are those for its bookings of a usual day until there are more', () => {
    expect(computeLookBudget({ looksBefore: 42_000, bookedBefore: 140, bookedToday: 0 })).toBe(30_000);
  });

  it('are enough for a busy branch whose counts were lost', () => {
    expect(computeLookBudget({ looksBefore: 0, bookedBefore: 280, bookedToday: 2 })).toBe(10_000);
  });

  it('never are fewer than 2,000', () => {
    expect(computeLookBudget({ bookedToday: 3, looksBefore: 40, bookedBefore: 40 })).toBe(2_000);
  });

  it('end at midnight in Japan', () => {
    const { day, end, forgotten } = getLookDay(new Date('2026-12-31T16:00:00Z'));
    expect(day).toBe('2027-01-01');
    expect(end.toISOString()).toBe('2027-01-01T15:00:00.000Z');
    expect(forgotten.toISOString()).toBe('2027-01-15T15:00:00.000Z');
  });
});
