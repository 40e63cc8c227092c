import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { type EarlyVisit, startEarlyQueries } from './early-queries.ts';

const NOW = 1_800_000_000_000;
const HEADERS = { accept: 'application/graphql-response+json, application/json', 'x-yado-csrf': '1' };

interface Page {
  stored: string | null;
  visit?: Partial<EarlyVisit>;
  screenUrls?: string;
  fetch?: () => Promise<unknown>;
}

/** Runs the text as the page does, with nothing around it but what a browser has. */
function run({ stored, visit, screenUrls = "['/graphql?id=2']", fetch = async () => 'answer' }: Page) {
  const request = vi.fn<(url: string, init: RequestInit) => Promise<unknown>>(fetch);
  const window: { __yadoEarly?: Record<string, Promise<unknown>> } = {};
  const all: EarlyVisit = {
    userKey: 'the key',
    hostUrls: ['/graphql?id=1'],
    limitMs: 30_000,
    isPublic: false,
    ...visit,
  };
  runInNewContext(`(${startEarlyQueries.toString()})(${JSON.stringify(all)},()=>${screenUrls})`, {
    window,
    fetch: request,
    localStorage: { getItem: (key: string) => (key === 'the key' ? stored : null) },
    Date: { now: () => NOW },
    AbortSignal: { timeout: (ms: number) => ms },
  });
  return { request, asked: request.mock.calls.map(([url]) => url), early: window.__yadoEarly };
}

const session = (expirationTime: unknown, accessToken: unknown = 'token') =>
  JSON.stringify({ uid: 'u', stsTokenManager: { accessToken, expirationTime } });

test('asks with the stored token and leaves each answer under its address', async () => {
  const { request, asked, early } = run({ stored: session(NOW + 61_000) });
  expect(asked).toEqual(['/graphql?id=1', '/graphql?id=2']);
  expect(request).toHaveBeenLastCalledWith('/graphql?id=2', {
    headers: { ...HEADERS, authorization: 'Bearer token' },
    signal: 30_000,
  });
  expect(await early?.['/graphql?id=1']).toBe('answer');
  expect(await early?.['/graphql?id=2']).toBe('answer');
});

test('asks what a public screen needs without a session', () => {
  const { request, asked } = run({ stored: null, visit: { isPublic: true } });
  expect(asked).toEqual(['/graphql?id=2']);
  expect(request).toHaveBeenCalledWith('/graphql?id=2', {
    headers: { ...HEADERS, authorization: '' },
    signal: 30_000,
  });
});

test('asks the host’s query also when the screen’s can’t be chosen', () => {
  const { asked } = run({ stored: session(NOW + 61_000), screenUrls: '{ throw new Error(); }' });
  expect(asked).toEqual(['/graphql?id=1']);
});

describe.each([true, false])('on a screen that is public: %s', (isPublic) => {
  test.each([
    ['a token about to expire', session(NOW + 59_000)],
    ['no expiry', session(undefined)],
    ['no token', session(NOW + 61_000, null)],
    ['something else', '"text"'],
    ['broken JSON', '{'],
  ])('asks nothing with %s', (_what, stored) => {
    const { request, early } = run({ stored, visit: { isPublic } });
    expect(request).not.toHaveBeenCalled();
    expect(early).toBeUndefined();
  });
});

test('asks nothing without a session where one is needed', () => {
  expect(run({ stored: null }).asked).toEqual([]);
});

test('raises no error in the page when the network is down', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.once('unhandledRejection', unhandled);
  const { early } = run({
    stored: session(NOW + 61_000),
    fetch: async () => {
      throw new Error('offline');
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  await expect(early?.['/graphql?id=1']).rejects.toThrow('offline');
});
