import { expect, it } from 'vitest';
import { readPhone } from './phone-text.ts';

it.each([
  ['+81 3-1234-5678', '03-1234-5678', 'tel:+81312345678'],
  ['81-3-8953-0002', '03-8953-0002', 'tel:+81389530002'],
  ['1-212-556-0098', '+1-212-556-0098', 'tel:+12125560098'],
  ['06-0000-0200', '06-0000-0200', 'tel:+81600000200'],
  ['フロント内線9', 'フロント内線9', null],
])('reads %s', (text, shown, href) => {
  expect(readPhone(text)).toEqual({ text: shown, href });
});
