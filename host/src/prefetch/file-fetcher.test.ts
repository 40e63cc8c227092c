import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFileFetcher } from './file-fetcher.ts';

const answers: (() => void)[] = [];
const fetched = vi.fn((_url: string, _init?: RequestInit) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers.push(() => resolve(new Response('code')));
  return promise;
});
const urls = () => fetched.mock.calls.map(([url]) => url);
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
  answers.length = 0;
});

function fetcher(waitForIdle = async () => {}, isMetered = () => false) {
  return createFileFetcher({
    findIntegrity: (url) => (url.startsWith('/known') ? `sha384-${url}` : undefined),
    isMetered,
    waitForIdle,
  });
}

it('requests one file at a time, with its integrity and low priority', async () => {
  void fetcher().inTurn(['/known/a', '/known/b']);
  await settle();
  expect(urls()).toEqual(['/known/a']);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ integrity: 'sha384-/known/a', priority: 'low' });
  answers[0]?.();
  await settle();
  expect(urls()).toEqual(['/known/a', '/known/b']);
});

it('waits before each file until the page is idle', async () => {
  let pass = () => {};
  void fetcher(() => new Promise((resolve) => (pass = resolve))).inTurn(['/known/a', '/known/b']);
  await settle();
  expect(urls()).toEqual([]);
  pass();
  await settle();
  answers[0]?.();
  await settle();
  expect(urls()).toEqual(['/known/a']);
});

it('stops where the connection begins to cost', async () => {
  let metered = false;
  void fetcher(undefined, () => metered).inTurn(['/known/a', '/known/b']);
  await settle();
  metered = true;
  answers[0]?.();
  await settle();
  expect(urls()).toEqual(['/known/a']);
});

it('never requests a file that is not in the release document', async () => {
  const { inTurn, now } = fetcher();
  await inTurn(['/other']);
  now(['/other']);
  expect(urls()).toEqual([]);
});

it('requests no file twice', async () => {
  const { inTurn, now } = fetcher();
  now(['/known/a']);
  void inTurn(['/known/a', '/known/b']);
  await settle();
  now(['/known/a', '/known/b']);
  expect(urls()).toEqual(['/known/a', '/known/b']);
});

it('ends a list at a failed file, but not the next list', async () => {
  fetched.mockRejectedValueOnce(new TypeError('failed to fetch'));
  const { inTurn } = fetcher();
  await inTurn(['/known/a', '/known/b']);
  expect(urls()).toEqual(['/known/a']);
  void inTurn(['/known/a', '/known/b']);
  await settle();
  expect(urls()).toEqual(['/known/a', '/known/b']);
});

it('requests all files of a screen that is about to be opened at once', () => {
  fetcher(() => new Promise(() => {})).now(['/known/a', '/known/b']);
  expect(urls()).toEqual(['/known/a', '/known/b']);
});

it('replaces an older list by a newer one', async () => {
  const { inTurn } = fetcher();
  void inTurn(['/known/a', '/known/b']);
  await settle();
  void inTurn(['/known/c']);
  answers[0]?.();
  await settle();
  expect(urls()).toEqual(['/known/a', '/known/c']);
});
