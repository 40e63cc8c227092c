import { expect, it } from 'vitest';
import { phoneKey } from './phone-key.ts';

it.each([
  ['03-1234-0012', '0312340012'],
  ['０３ー１２３４ー００１２', '0312340012'],
  ['03(1234)0012', '0312340012'],
  ['+81 3 1234 0012', '0312340012'],
  ['81-3-1234-0012', '0312340012'],
  ['+81 (0)3-1234-0012', '0312340012'],
  ['1-808-555-0100', '18085550100'],
])('reads %j as the number %s', (typed, digits) => {
  expect(phoneKey(typed)).toBe(digits);
});

it.each(['新宿', '604-0012', '〒604-0012', '1-9-1', '東京03-1234-0012', ''])(
  'takes %j for no number',
  (typed) => {
    expect(phoneKey(typed)).toBeNull();
  },
);
