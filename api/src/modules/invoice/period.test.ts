import { describe, expect, it } from 'vitest';
import { currentMonth, getDueDate, lastFullMonth, toMonth, nextMonth } from './period.ts';

describe('an invoice’s month', () => {
  it.each([
    ['2026-11-21', '2026-11-01', '2026-11-30'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
    ['2027-02-01', '2027-02-01', '2027-02-28'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
  ])('of %s is from %s to %s', (day, startDate, endDate) => {
    expect(toMonth(day)).toEqual({ startDate, endDate });
  });

  it('ends at midnight in Japan', () => {
    expect(currentMonth(new Date('2026-11-30T14:59:59Z')).startDate).toBe('2026-11-01');
    expect(currentMonth(new Date('2026-11-30T15:00:00Z')).startDate).toBe('2026-12-01');
    expect(lastFullMonth(new Date('2026-11-30T14:59:59Z')).startDate).toBe('2026-10-01');
    expect(lastFullMonth(new Date('2026-12-31T15:00:00Z'))).toEqual(toMonth('2026-12-01'));
    expect(nextMonth(toMonth('2026-12-05'))).toEqual(toMonth('2027-01-01'));
  });

  it('is paid by the end of the month of issue, or some days after it', () => {
    expect(getDueDate('2026-12-01', null)).toBe('2026-12-31');
    expect(getDueDate('2027-02-01', null)).toBe('2027-02-28');
    expect(getDueDate('2026-12-01', 45)).toBe('2027-01-15');
  });
});
