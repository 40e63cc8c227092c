import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { startEarlySession } from './early-session.ts';

const NOW = 1_800_000_000_000;

/** Runs the text as the page does, with nothing around it but what a browser has. */
function run(stored: string | null, fetch: () => Promise<unknown> = async () => 'answer') {
  const request = vi.fn<(url: string, init: RequestInit) => Promise<unknown>>(fetch);
  const window: { __yadoEarly?: Record<string, Promise<unknown>> } = {};
  runInNewContext(`(${startEarlySession.toString()})('the key','/graphql?id=1')`, {
    window,
    fetch: request,
    localStorage: { getItem: (key: string) => (key === 'the key' ? stored : null) },
    Date: { now: () => NOW },
  });
  return { request, early: window.__yadoEarly };
}

const session = (expirationTime: unknown, accessToken: unknown = 'token') =>
  JSON.stringify({ uid: 'u', stsTokenManager: { accessToken, expirationTime } });

test('asks with the stored token and leaves the answer under its address', async () => {
  const { request, early } = run(session(NOW + 61_000));
  expect(request).toHaveBeenCalledExactlyOnceWith('/graphql?id=1', {
    headers: {
      accept: 'application/graphql-response+json, application/json',
      authorization: 'Bearer token',
      'x-yado-csrf': '1',
    },
  });
  expect(await early?.['/graphql?id=1']).toBe('answer');
});

test.each([
  ['no session', null],
  ['a token about to expire', session(NOW + 59_000)],
  ['no expiry', session(undefined)],
  ['no token', session(NOW + 61_000, null)],
  ['something else', '"text"'],
  ['broken JSON', '{'],
])('asks nothing with %s', (_what, stored) => {
  const { request, early } = run(stored);
  expect(request).not.toHaveBeenCalled();
  expect(early).toBeUndefined();
});

test('raises no error in the page when the network is down', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.once('unhandledRejection', unhandled);
  const { early } = run(session(NOW + 61_000), async () => {
    throw new Error('offline');
  });
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  await expect(early?.['/graphql?id=1']).rejects.toThrow('offline');
});
