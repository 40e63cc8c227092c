import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isEmailAddress, newPasswordProblem, typedEmail } from './credentials.ts';

/** How the API reads an address. */
const server = z.email().max(254);

describe('an address', () => {
  it.each([
    'misaki@sakura.example',
    'm.sato+trip@mail.sakura.co.jp',
    "o'neil@sakura.example",
    'MISAKI_sato-1@Sakura.Example',
  ])('may be %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
    expect(server.safeParse(text).success).toBe(true);
  });

  it.each([
    '',
    'misaki',
    'misaki@',
    '@sakura.example',
    'misaki@sakura',
    'misaki@sakura..example',
    'misaki..sato@sakura.example',
    '.misaki@sakura.example',
    'misaki.@sakura.example',
    'mi/saki@sakura.example',
    'misaki@sakura.e',
    'mi saki@sakura.example',
    'misaki@sakura.example,',
    '美咲@sakura.example',
    `${'a'.repeat(250)}@b.jp`,
  ])('is not %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
    expect(server.safeParse(text).success).toBe(false);
  });
});

it.each([
  ['ｅｍｐｌｏｙｅｅ＠ｓａｋｕｒａ．ｅｘａｍｐｌｅ', 'employee@sakura.example'],
  ['　misaki@sakura.example ', 'misaki@sakura.example'],
  ['Misaki@sakura.example', 'Misaki@sakura.example'],
  ['　', ''],
])('sends the address that was typed as %j', (typed, sent) => expect(typedEmail(typed)).toBe(sent));

it.each([
  ['', '新しいパスワードを入力してください。'],
  ['1234567', '8文字以上で入力してください。'],
  ['𠮷𠮷𠮷𠮷', '8文字以上で入力してください。'],
  ['12345678', undefined],
])('a new password %j: %s', (password, problem) => {
  expect(newPasswordProblem(password)).toBe(problem);
});
