// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatMoney } from './money.ts';
import { formatYen, formatYenDifference } from './yen.ts';

describe('formatYen', () => {
  it.each([
    [0, '¥0'],
    [12345, '¥12,345'],
    [1234567890, '¥1,234,567,890'],
    [-800, '-¥800'],
    [-0.4, '¥0'],
    [1999.5, '¥2,000'],
  ])('writes %d as %s', (yen, text) => {
    expect(formatYen(yen)).toBe(text);
  });
});

describe('formatYenDifference', () => {
  it('always carries a sign', () => {
    expect(formatYenDifference(1200)).toBe('+¥1,200');
    expect(formatYenDifference(-800)).toBe('-¥800');
    expect(formatYenDifference(0)).toBe('±¥0');
  });
});

describe('formatMoney', () => {
  it('keeps the digits of each currency', () => {
    expect(formatMoney('12.5', 'USD')).toBe('$12.50');
    expect(formatMoney(15000, 'KRW')).toBe('₩15,000');
    expect(formatMoney('1500', 'JPY')).toBe('¥1,500');
    expect(formatMoney('3.2', 'EUR')).toBe('€3.20');
  });

  it('shows an unknown currency by its code', () => {
    expect(formatMoney(12, 'nonsense')).toBe('12 nonsense');
  });
});
