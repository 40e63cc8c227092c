// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatInstant, formatPropertyInstant, instantAt, wallClock } from './instants.ts';

describe('instants', () => {
  it('turns the day at midnight in Japan', () => {
    expect(formatInstant('2026-11-30T14:59:00Z')).toBe('11月30日(月) 23:59');
    expect(formatInstant('2026-11-30T15:00:00Z')).toBe('12月1日(火) 00:00');
    expect(formatInstant('2026-12-31T15:00:00Z', { year: true })).toBe('2027年1月1日(金) 00:00');
  });

  it('shows a Japanese hotel one time only', () => {
    expect(formatPropertyInstant('2026-12-01T18:00:00+09:00', 'Asia/Tokyo')).toEqual({
      local: '12月1日(火) 18:00',
      japan: null,
      text: '12月1日(火) 18:00',
    });
  });

  it('shows one time where the clocks agree with Japan', () => {
    expect(formatPropertyInstant('2026-12-01T18:00:00+09:00', 'Asia/Seoul').japan).toBeNull();
  });

  it('puts the hotel first and Japan second elsewhere', () => {
    expect(formatPropertyInstant('2026-12-01T18:00:00-05:00', 'America/New_York').text).toBe(
      '12月1日(火) 18:00(現地時間) / 日本時間 12月2日(水) 08:00',
    );
  });

  it('follows summer time of the hotel', () => {
    expect(wallClock('2026-07-01T12:00:00Z', 'America/New_York').time).toBe('08:00');
    expect(wallClock('2026-12-01T12:00:00Z', 'America/New_York').time).toBe('07:00');
    // The hour that exists twice: both moments are 01:30 there, an hour apart in Japan.
    expect(formatPropertyInstant('2026-11-01T05:30:00Z', 'America/New_York').japan).toBe(
      '日本時間 11月1日(日) 14:30',
    );
    expect(formatPropertyInstant('2026-11-01T06:30:00Z', 'America/New_York').local).toBe(
      '11月1日(日) 01:30(現地時間)',
    );
  });

  it('keeps half-hour zones', () => {
    expect(wallClock('2026-12-01T00:00:00Z', 'Asia/Kolkata')).toEqual({ date: '2026-12-01', time: '05:30' });
  });
});

describe('a wall clock read as a moment', () => {
  it.each([
    ['in Japan', '2026-12-01', '15:00', 'Asia/Tokyo', '2026-12-01T06:00:00.000Z'],
    ['at the end of a month', '2027-01-31', '23:30', 'America/New_York', '2027-02-01T04:30:00.000Z'],
    ['in winter time', '2026-03-07', '15:00', 'America/New_York', '2026-03-07T20:00:00.000Z'],
    ['in summer time', '2026-03-08', '15:00', 'America/New_York', '2026-03-08T19:00:00.000Z'],
    ['on a leap day', '2028-02-29', '11:00', 'Europe/Paris', '2028-02-29T10:00:00.000Z'],
    ['in a zone of quarter hours', '2026-06-01', '15:00', 'Asia/Kathmandu', '2026-06-01T09:15:00.000Z'],
    ['that summer time leaves out', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['that comes twice, the first', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['south of the equator', '2026-10-04', '15:00', 'Australia/Sydney', '2026-10-04T04:00:00.000Z'],
  ])('is right %s', (_, date, time, zone, instant) => {
    expect(instantAt(date, time, zone).toISOString()).toBe(instant);
  });
});
