import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each(['misaki@sakura.example', 'm.sato+trip@mail.sakura.co.jp', "o'neil@sakura.example"])(
  'takes %s',
  (text) => expect(isEmailAddress(text)).toBe(true),
);

test.each([
  '',
  'misaki',
  'misaki@',
  '@sakura.example',
  'misaki@sakura',
  'misaki@sakura..example',
  'mi saki@sakura.example',
  'misaki@sakura.example,',
  '美咲@sakura.example',
  `${'a'.repeat(250)}@b.jp`,
])('refuses %j', (text) => expect(isEmailAddress(text)).toBe(false));
