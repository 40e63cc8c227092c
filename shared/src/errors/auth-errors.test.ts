import { expect, it } from 'vitest';
import { authErrorMessage } from './auth-errors.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

it('tells a wrong password and an unknown address alike', () => {
  const codes = ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'];
  expect(new Set(codes.map((code) => authErrorMessage(failure(code)))).size).toBe(1);
});

it.each([
  ['auth/too-many-requests', /試行回数が多すぎます。.*パスワードを再設定/],
  ['auth/user-disabled', /停止されています/],
  ['auth/network-request-failed', /通信できませんでした/],
  ['auth/expired-action-code', /期限切れ/],
])('tells %s in Japanese with what to do', (code, message) => {
  expect(authErrorMessage(failure(code))).toMatch(message);
});

it('shows the code of what it does not know, and never an English message', () => {
  expect(authErrorMessage(failure('auth/brand-new'))).toBe(
    '予期しないエラーが発生しました。(code: auth/brand-new)',
  );
  expect(authErrorMessage(new Error('boom'))).not.toContain('boom');
});
