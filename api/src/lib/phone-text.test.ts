import { expect, it } from 'vitest';
import { internationalPhone } from './international-phone.ts';
import { phoneText } from './phone-text.ts';
import { phoneTextAbroad } from './phone-text-abroad.ts';

it.each([
  ['+81 312345678', '03-1234-5678'],
  ['+81 3-12345678', '03-1234-5678'],
  ['81-3-12345678', '03-1234-5678'],
  ['81-99-2201234', '099-220-1234'],
  ['0312345678', '03-1234-5678'],
  ['09012345678', '090-1234-5678'],
  ['+81 9012345678', '090-1234-5678'],
  ['1-808-5550100', '+1 808-555-0100'],
  ['06-0000-0200', '06-0000-0200'],
  ['+81 6-0000-0200', '06-0000-0200'],
  ['フロント内線9', 'フロント内線9'],
  ['', ''],
])('writes %s as %s', (kept, text) => {
  expect(phoneText(kept)).toBe(text);
});

it.each([
  ['81-3-12345678', '81 3-1234-5678'],
  ['81-3-1234-5678', '81 3-1234-5678'],
  ['1-808-5550100', '1 808-555-0100'],
  ['unknown', 'unknown'],
])('groups %s of a hotel as %s', (kept, text) => {
  expect(internationalPhone(kept)).toBe(text);
});

it.each([
  ['03-0000-0100', '+81 3-0000-0100'],
  ['0312345678', '+81 3-1234-5678'],
  ['06-0000-0200', '+81 6-0000-0200'],
  ['+81 6-0000-0200', '+81 6-0000-0200'],
  ['81-52-468-0095', '+81 52-468-0095'],
  ['+81 9012345678', '+81 90-1234-5678'],
  ['1-808-5550100', '+1 808-555-0100'],
  ['Front desk 9', 'Front desk 9'],
])('writes %s for readers abroad as %s', (kept, text) => {
  expect(phoneTextAbroad(kept)).toBe(text);
});
