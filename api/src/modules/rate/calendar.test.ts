import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayInZone,
  daysBetween,
  isCalendarDay,
  getStartOfDayInZone,
  toZonedInstant,
} from './calendar.ts';

describe('calendar days', () => {
  it('knows which days exist', () => {
    expect(isCalendarDay('2028-02-29')).toBe(true);
    expect(['2027-02-29', '2027-04-31', '2027-13-01', '2027-1-1', ''].filter(isCalendarDay)).toEqual([]);
  });

  it('counts over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2027-01-30', '2027-03-01')).toBe(30);
  });

  it('counts whole days across a change of the clock', () => {
    expect(daysBetween('2027-03-13', '2027-03-15')).toBe(2);
  });
});

describe('instants on a property clock', () => {
  it('carries the offset of that moment, in summer and in winter', () => {
    expect(toZonedInstant(new Date('2027-01-10T15:00:00Z'), 'America/New_York')).toBe(
      '2027-01-10T10:00:00-05:00',
    );
    expect(toZonedInstant(new Date('2027-07-10T15:00:00Z'), 'America/New_York')).toBe(
      '2027-07-10T11:00:00-04:00',
    );
  });

  it('changes the offset in the second in which the clock does', () => {
    const inNewYork = (instant: string) => toZonedInstant(new Date(instant), 'America/New_York');
    expect(inNewYork('2026-11-01T05:59:59Z')).toBe('2026-11-01T01:59:59-04:00');
    expect(inNewYork('2026-11-01T06:00:00Z')).toBe('2026-11-01T01:00:00-05:00');
    expect(inNewYork('2026-11-01T06:14:59Z')).toBe('2026-11-01T01:14:59-05:00');
  });

  it('writes half-hour zones and midnight', () => {
    expect(toZonedInstant(new Date('2027-01-10T18:30:00Z'), 'Asia/Kolkata')).toBe(
      '2027-01-11T00:00:00+05:30',
    );
    expect(toZonedInstant(new Date('2027-01-10T15:00:00.999Z'), 'Asia/Tokyo')).toBe(
      '2027-01-11T00:00:00+09:00',
    );
  });

  it('names the day it is there', () => {
    expect(dayInZone(new Date('2026-12-31T15:00:00Z'), 'Asia/Tokyo')).toBe('2027-01-01');
    expect(dayInZone(new Date('2026-12-31T15:00:00Z'), 'Pacific/Honolulu')).toBe('2026-12-31');
  });

  it('finds the beginning of a day on which the clock changes', () => {
    expect(getStartOfDayInZone('2027-03-14', 'America/New_York')).toBe('2027-03-14T00:00:00-05:00');
    expect(getStartOfDayInZone('2027-03-15', 'America/New_York')).toBe('2027-03-15T00:00:00-04:00');
  });
});
