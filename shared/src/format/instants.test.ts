// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatInstant, formatPropertyInstant, wallClock } from './instants.ts';

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
