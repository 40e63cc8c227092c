import { describe, expect, it } from 'vitest';
import { findNextComparison } from './next-comparison.ts';

const now = new Date('2026-11-01T00:00:00Z');
const next = (
  checks: number,
  startDate: string | null,
  change: { compared?: boolean; isHeld?: boolean } = {},
) => findNextComparison(now, { compared: true, isHeld: false, checks, startDate, ...change }).toISOString();

describe('the next comparison of an attempt', () => {
  it.each([
    [0, '2026-11-01T00:10:00.000Z'],
    [1, '2026-11-01T01:00:00.000Z'],
    [2, '2026-11-01T06:00:00.000Z'],
  ])('comes soon after the booking: after %i comparisons at %s', (checks, at) => {
    expect(next(checks, '2027-06-01')).toBe(at);
  });

  it.each([
    ['far ahead, a week later', '2026-12-24', '2026-11-08T00:00:00.000Z'],
    ['in ten days, when check-in is a week away', '2026-11-11', '2026-11-04T00:00:00.000Z'],
    ['within a week, a day later', '2026-11-05', '2026-11-02T00:00:00.000Z'],
    ['under way, a day later', '2026-10-30', '2026-11-02T00:00:00.000Z'],
    ['that never came about, a day later', null, '2026-11-02T00:00:00.000Z'],
  ])('is, for a trip %s', (_name, startDate, at) => {
    expect(next(3, startDate)).toBe(at);
    expect(next(50, startDate)).toBe(at);
  });

  it('comes a day later while money is held, however far ahead the trip is', () => {
    expect(next(3, '2026-12-24', { isHeld: true })).toBe('2026-11-02T00:00:00.000Z');
  });

  it('comes ten minutes after one that could not be made', () => {
    expect(next(0, '2026-12-24', { compared: false })).toBe('2026-11-01T00:10:00.000Z');
    expect(next(50, '2026-12-24', { compared: false })).toBe('2026-11-01T00:10:00.000Z');
  });
});
