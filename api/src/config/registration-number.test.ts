import { describe, expect, it } from 'vitest';
import { isRegistrationNumber } from './registration-number.ts';

describe('a registration number', () => {
  // The National Tax Agency's own corporate number, as published by it.
  it.each(['T7000012050002', 'T9000000000000'])('accepts %s', (text) => {
    expect(isRegistrationNumber(text)).toBe(true);
  });

  it.each([
    '7000012050002',
    'T8000012050002',
    'T7000012050020',
    'T700001205000',
    'T70000120500021',
    't7000012050002',
    '',
  ])('refuses "%s"', (text) => {
    expect(isRegistrationNumber(text)).toBe(false);
  });
});
