// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatPhone, normalizePhoneText, phoneHref } from './phone.ts';

describe('phone numbers', () => {
  it('writes Japanese numbers as they are dialed in Japan', () => {
    expect(formatPhone({ countryCode: '81', areaCode: '03', number: '1234-5678' })).toBe('03-1234-5678');
    expect(formatPhone({ countryCode: '81', areaCode: '3', number: '1234-5678' })).toBe('03-1234-5678');
    expect(formatPhone({ countryCode: '81', number: '09012345678' })).toBe('09012345678');
  });

  it('writes others with their country', () => {
    expect(formatPhone({ countryCode: '1', areaCode: '212', number: '555-0100' })).toBe('+1 212-555-0100');
  });

  it('dials from anywhere', () => {
    expect(phoneHref({ countryCode: '81', areaCode: '03', number: '1234-5678' })).toBe('tel:+81312345678');
    expect(phoneHref({ countryCode: '1', areaCode: '212', number: '555-0100' })).toBe('tel:+12125550100');
  });

  it('reads full-width digits and long dashes', () => {
    expect(normalizePhoneText(' 03ー1234−5678 ')).toBe('03-1234-5678');
    expect(normalizePhoneText('03-1234-5678\u200B')).toBe('03-1234-5678');
  });
});
