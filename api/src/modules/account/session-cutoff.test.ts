import { describe, expect, it } from 'vitest';
import { sessionCutoff } from './session-cutoff.ts';

const at = (seconds: number, milliseconds = 0) => new Date(Date.UTC(2030, 0, 1, 9, 0, seconds, milliseconds));
const account = {
  uid: 'u',
  email: 'a@b.example',
  emailVerified: true,
  disabled: false,
  createdAt: at(0),
  providers: ['password'],
};
const session = (authenticatedAt: Date, issuedAt: Date) => ({ authenticatedAt, issuedAt });

describe('the instant before which sessions are over', () => {
  it('is none while the identity service ended none', () => {
    const untouched = { ...account, sessionsValidAfter: null };
    expect(sessionCutoff(untouched, session(at(1), at(1)), at(9))).toBeNull();
  });

  it('is when the service ended them, for a session older and one newer than that', () => {
    const ended = { ...account, sessionsValidAfter: at(5) };
    expect(sessionCutoff(ended, session(at(1), at(4)), at(9))).toEqual(at(5));
    expect(sessionCutoff(ended, session(at(6), at(6)), at(9))).toEqual(at(5));
  });

  it('spares the session that got its token after the change it made itself', () => {
    const ended = { ...account, sessionsValidAfter: at(5) };
    expect(sessionCutoff(ended, session(at(4), at(5)), at(9))).toEqual(at(4));
  });

  it.each([null, { ...account, disabled: true, sessionsValidAfter: at(1) }])(
    'is after every session of an account that is gone or disabled',
    (gone) => {
      expect(sessionCutoff(gone, session(at(9), at(9)), at(9, 500))).toEqual(at(10));
      expect(sessionCutoff(gone, session(at(9), at(9)), at(9))).toEqual(at(10));
    },
  );
});
