import { expect, it } from 'vitest';
import { readHotelPhone } from './hotel-phone.ts';

it.each([
  ['075-211-0000', 'JP', '+81 75-211-0000'],
  ['０７５ー２１１ー００００', 'JP', '+81 75-211-0000'],
  ['+81 75 211 0000', 'JP', '+81 75-211-0000'],
  ['+33 4 72 00 00 00', 'FR', '+33 4-72-00-00-00'],
  // Japan's in another country.
  ['04 72 00 00 00', 'FR', null],
  ['12', 'JP', null],
  ['フロント', 'JP', null],
])('the number %s of a hotel in %s is kept as %s', (typed, country, kept) => {
  expect(readHotelPhone(typed, country)).toBe(kept);
});
