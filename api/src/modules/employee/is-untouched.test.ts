import { expect, it } from 'vitest';
import { isUntouched } from './is-untouched.ts';

const made = new Date('2030-01-01T00:00:00Z');
const account = {
  uid: 'u1',
  email: 'a@sakura.example',
  emailVerified: false,
  disabled: false,
  createdAt: made,
  sessionsValidAfter: made,
  providers: ['password'],
};

it('is so until the password changes, or another way to sign in is added', () => {
  expect(isUntouched(account)).toBe(true);
  expect(isUntouched({ ...account, sessionsValidAfter: null, providers: [] })).toBe(true);
  expect(isUntouched({ ...account, sessionsValidAfter: new Date(made.getTime() + 5_000) })).toBe(false);
  expect(isUntouched({ ...account, providers: ['password', 'google.com'] })).toBe(false);
});
