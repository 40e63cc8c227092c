import { describe, expect, it } from 'vitest';
import { emailProblem } from './email-problem.ts';

describe('an address', () => {
  it.each([' employee@sakura.example ', 'a+b@c.example'])('%j may be sent', (email) => {
    expect(emailProblem(email)).toBeUndefined();
  });

  it.each([
    ['', 'メールアドレスを入力してください。'],
    ['  ', 'メールアドレスを入力してください。'],
    ['sakura', 'メールアドレスの形式が正しくありません。'],
    ['a b@c.example', 'メールアドレスの形式が正しくありません。'],
    ['a@b@c.example', 'メールアドレスの形式が正しくありません。'],
  ])('%j is refused', (email, problem) => {
    expect(emailProblem(email)).toBe(problem);
  });
});
