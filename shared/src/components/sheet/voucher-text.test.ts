import { describe, expect, it } from 'vitest';
import { enOccupancy, enStay, voucherStatus } from './voucher-text.ts';

describe('texts of a voucher', () => {
  it('write a stay over the end of a year in English', () => {
    expect(enStay('2026-12-31', '2027-01-02', 2)).toBe('Thu, Dec 31, 2026 – Sat, Jan 2, 2027 (2 nights)');
  });

  it('count one night as one', () => {
    expect(enStay('2027-02-28', '2027-03-01', 1)).toContain('(1 night)');
  });

  it('name children with their ages', () => {
    expect(enOccupancy(1, [])).toBe('1 adult');
    expect(enOccupancy(2, [9])).toBe('2 adults, 1 child (9)');
    expect(enOccupancy(2, [4, 0])).toBe('2 adults, 2 children (4, 0)');
  });

  it('count children whose ages do not concern the reader', () => {
    expect(enOccupancy(1, 0)).toBe('1 adult');
    expect(enOccupancy(2, 1)).toBe('2 adults, 1 child');
    expect(enOccupancy(2, 3)).toBe('2 adults, 3 children');
  });

  it('call only a booked room valid, and say nothing of states they do not know', () => {
    expect(voucherStatus('BOOKED')).toMatchObject({ en: 'Confirmed', valid: true });
    expect(voucherStatus('CANCELED')).toMatchObject({ valid: false });
    expect(voucherStatus('toString')).toBeNull();
  });
});
