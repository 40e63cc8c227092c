// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateNumeric,
  formatDateRange,
  formatMonth,
  formatNightsAndDays,
  formatStay,
} from './dates.ts';

describe('dates', () => {
  it('names the weekday', () => {
    expect(formatDate('2026-12-01')).toBe('12月1日(火)');
    expect(formatDate('2026-12-01', { year: true })).toBe('2026年12月1日(火)');
    expect(formatDate('2028-02-29')).toBe('2月29日(火)');
  });

  it('writes months and numeric dates', () => {
    expect(formatMonth('2026-01-31')).toBe('2026年1月');
    expect(formatDateNumeric('2026-01-05')).toBe('2026/01/05');
  });

  it('writes a range over a month end', () => {
    expect(formatDateRange('2026-11-30', '2026-12-02', { today: '2026-11-29' })).toBe(
      '11月30日(月) 〜 12月2日(水)',
    );
  });

  it('shows both years when a range crosses new year', () => {
    expect(formatDateRange('2026-12-31', '2027-01-02')).toBe('2026年12月31日(木) 〜 2027年1月2日(土)');
    expect(formatDateRange('2026-12-01', '2026-12-02', { year: true })).toBe(
      '2026年12月1日(火) 〜 12月2日(水)',
    );
  });

  it('shows the year of a range that is not in the current one', () => {
    const today = '2026-11-29';
    expect(formatDateRange('2027-11-20', '2027-11-21', { today })).toBe('2027年11月20日(土) 〜 11月21日(日)');
    expect(formatStay('2025-01-05', '2025-01-06', { today })).toBe('2025年1月5日(日) 〜 1月6日(月) 1泊2日');
  });

  it('counts nights and days', () => {
    expect(formatStay('2026-12-01', '2026-12-03', { today: '2026-11-29' })).toBe(
      '12月1日(火) 〜 12月3日(木) 2泊3日',
    );
    expect(formatNightsAndDays(1)).toBe('1泊2日');
  });
});
