// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  todayIn,
  getWeekday,
} from './calendar-date.ts';

describe('calendar days', () => {
  it.each(['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30'])(
    'do not include %s',
    (text) => expect(isCalendarDate(text)).toBe(false),
  );

  it.each(['1900-01-01', '2028-02-29', '2199-12-31'])('include %s', (text) =>
    expect(isCalendarDate(text)).toBe(true),
  );

  it('passes over month ends, leap days and year ends', () => {
    expect(addDays('2026-01-31', 1)).toBe('2026-02-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('keeps to the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('counts nights across the days on which clocks change', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  });

  it('knows weekdays and lengths of months', () => {
    expect(getWeekday('2026-12-01')).toBe(2);
    expect(daysInMonth('2026-02-10')).toBe(28);
    expect(daysInMonth('2100-02-10')).toBe(28);
  });

  it('accepts only days that exist', () => {
    expect(isCalendarDate('2026-02-28')).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '2026-2-1', '', 'abc', '2026-02-28T00:00']) {
      expect(isCalendarDate(text)).toBe(false);
    }
  });

  it('is already tomorrow in Japan when it is afternoon in London', () => {
    const moment = new Date('2026-11-30T15:00:00Z');
    expect(todayIn('Asia/Tokyo', moment)).toBe('2026-12-01');
    expect(todayIn('Europe/London', moment)).toBe('2026-11-30');
    expect(todayIn('Asia/Tokyo', new Date('2026-11-30T14:59:59Z'))).toBe('2026-11-30');
  });
});
