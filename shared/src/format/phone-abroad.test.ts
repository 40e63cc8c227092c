import { expect, it } from 'vitest';
import { phoneAbroad } from './phone-abroad.ts';

it.each([
  ['03-0000-0100', '+81 3-0000-0100'],
  ['(03) 0000-0100', '+81 3-0000-0100'],
  ['0300000100', '+81 300000100'],
  ['81-52-468-0095', '+81 52-468-0095'],
  ['1-808-555-0100', '+1 808-555-0100'],
  ['+81 3-0000-0100', '+81 3-0000-0100'],
  ['Front desk 9', 'Front desk 9'],
])('writes %s for readers abroad as %s', (text, abroad) => {
  expect(phoneAbroad(text)).toBe(abroad);
});
