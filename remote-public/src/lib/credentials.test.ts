import { describe, expect, it } from 'vitest';
import { emailProblem, newPasswordProblem } from './credentials.ts';

describe('an address', () => {
  it.each(['a@b', ' employee@sakura.example ', 'a+b@c.example'])('%j may be sent', (email) => {
    expect(emailProblem(email)).toBeUndefined();
  });

  it.each([
    ['', 'メールアドレスを入力してください。'],
    ['  ', 'メールアドレスを入力してください。'],
    ['sakura', 'メールアドレスの形式が正しくありません。'],
    ['a b@c', 'メールアドレスの形式が正しくありません。'],
    ['a@b@c', 'メールアドレスの形式が正しくありません。'],
  ])('%j is refused', (email, problem) => {
    expect(emailProblem(email)).toBe(problem);
  });
});

it.each([
  ['', '新しいパスワードを入力してください。'],
  ['1234567', '8文字以上で入力してください。'],
  ['𠮷𠮷𠮷𠮷', '8文字以上で入力してください。'],
  ['12345678', undefined],
])('a new password %j: %s', (password, problem) => {
  expect(newPasswordProblem(password)).toBe(problem);
});
