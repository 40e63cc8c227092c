import { beforeEach, expect, it } from 'vitest';
import type { IdentityPort, VerifyResult } from './identity-port.ts';
import { rememberVerified } from './remember-verified.ts';

const start = Date.parse('2026-11-01T00:00:00Z');
const minute = 60_000;

let now: number;
let answer: VerifyResult;
let checks: number;
let identity: IdentityPort;

beforeEach(() => {
  now = start;
  checks = 0;
  answer = valid();
  const port = {
    async verify() {
      checks += 1;
      return answer;
    },
  } as Partial<IdentityPort> as IdentityPort;
  identity = rememberVerified(port, () => new Date(now));
});

function valid(): VerifyResult {
  return {
    kind: 'valid',
    token: { uid: 'u', email: null, authenticatedAt: new Date(start), issuedAt: new Date(start) },
    expiresAt: new Date(start + 60 * minute),
  };
}

it('checks a token once in five minutes', async () => {
  for (const at of [0, 1, 4.9]) {
    now = start + at * minute;
    expect(await identity.verify('a')).toEqual(valid());
  }
  expect(checks).toBe(1);
  now = start + 5 * minute;
  await identity.verify('a');
  expect(checks).toBe(2);
});

it('takes a known token while the service does not answer, until the token expires', async () => {
  await identity.verify('a');
  answer = { kind: 'unavailable' };
  now = start + 59 * minute;
  expect(await identity.verify('a')).toEqual(valid());
  expect(await identity.verify('b')).toEqual({ kind: 'unavailable' });
  now = start + 60 * minute;
  expect(await identity.verify('a')).toEqual({ kind: 'unavailable' });
});

it('makes nobody wait for a second check, and takes no token any more that it refused', async () => {
  await identity.verify('a');
  answer = { kind: 'invalid' };
  now = start + 6 * minute;
  expect(await identity.verify('a')).toEqual(valid());
  expect(await identity.verify('a')).toEqual({ kind: 'invalid' });
  answer = { kind: 'unavailable' };
  expect(await identity.verify('a')).toEqual({ kind: 'unavailable' });
});
