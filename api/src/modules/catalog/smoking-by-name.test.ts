import { expect, it } from 'vitest';
import { smokingByName } from './smoking-by-name.ts';

it.each([
  ['シングルルーム 喫煙', 'SMOKING'],
  ['Single Room, Smoking', 'SMOKING'],
  ['シングルルーム 禁煙', 'NON_SMOKING'],
  ['Single Room, Non Smoking', 'NON_SMOKING'],
  ['ツイン 禁煙(喫煙所あり)', 'NON_SMOKING'],
  ['ツイン 禁煙・喫煙', null],
  ['ツイン 喫煙可', null],
  ['Twin, Smoking allowed', null],
  ['ツイン', null],
])('reads of %s: %s', (name, kind) => {
  expect(smokingByName(name)).toBe(kind);
});
