import { expect, it } from 'vitest';
import { findProblems } from './sign-up-form.ts';

const weak = '8文字以上で入力してください。';

it.each([
  ['complete', { name: '新人 太郎', password: 'long enough' }, false, {}],
  ['without a name', { name: '  ', password: 'long enough' }, false, { name: '氏名を入力してください。' }],
  [
    'with too long a name',
    { name: '名'.repeat(61), password: 'long enough' },
    false,
    { name: '60文字以内で入力してください。' },
  ],
  ['with a short new password', { name: '新人', password: 'short' }, false, { password: weak }],
  ['with the short password of an old account', { name: '新人', password: 'short' }, true, {}],
  [
    'without the password of an old account',
    { name: '新人', password: '' },
    true,
    { password: 'パスワードを入力してください。' },
  ],
])('a form %s', (_what, fields, existing, problems) => {
  expect(findProblems(fields, existing)).toEqual(problems);
});
