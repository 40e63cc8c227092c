import { afterEach, expect, it, vi } from 'vitest';
import { findWrongClock } from './device-clock.ts';

const DAY_MS = 86_400_000;
const answer = (date: string | null) =>
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: date ? { date } : {} }));
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toUTCString();

afterEach(() => vi.unstubAllGlobals());

it.each([-40, -2, 2, 40])('finds a clock that differs from the server by %i days', async (days) => {
  answer(inDays(days));
  const wrong = await findWrongClock();
  expect(wrong?.server.toUTCString()).toBe(inDays(days));
});

it('finds no wrong clock when it agrees with the server, or the server does not answer', async () => {
  answer(inDays(0.5));
  expect(await findWrongClock()).toBeNull();
  answer(null);
  expect(await findWrongClock()).toBeNull();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  expect(await findWrongClock()).toBeNull();
});
