import { pbkdf2 } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Priority } from '../lib/priority.ts';
import { PrioritySemaphore } from './priority-semaphore.ts';

const read = (priority: Priority) => ({ isRead: true, priority, turns: null });
const write = (priority: Priority) => ({ isRead: false, priority, turns: null });
const at = (ms: number) => ({ usualMs: ms, lastingMs: ms });

it('gives a permit to the highest priority, among equals in their order, and to none whose time has run out', async () => {
  const permits = new PrioritySemaphore(1, { forReads: 0 });
  expect(await permits.acquire(read('extra'), at(0))).toBe(true);
  const late = permits.acquire(read('booking'), at(0));
  const order: string[] = [];
  const taken = (['extra', 'trip', 'booking', 'search', 'booking'] as const).map(async (priority, index) => {
    expect(await permits.acquire(read(priority), at(60_000))).toBe(true);
    order.push(`${priority} ${index}`);
    permits.release(read(priority));
  });
  expect(await late).toBe(false);
  expect(permits.waiting).toBe(5);
  permits.release(read('extra'));
  await Promise.all(taken);
  expect(order).toEqual(['trip 1', 'booking 2', 'booking 4', 'search 3', 'extra 0']);
  expect(permits.waiting).toBe(0);
  expect(await permits.acquire(write('extra'), at(0))).toBe(true);
});

it('keeps permits for reads, however many want to write', async () => {
  const permits = new PrioritySemaphore(2, { forReads: 1 });
  expect(await permits.acquire(write('booking'), at(0))).toBe(true);
  expect(await permits.acquire(write('booking'), at(0))).toBe(false);
  const writer = permits.acquire(write('booking'), at(60_000));
  expect(await permits.acquire(read('extra'), at(0))).toBe(true);
  // The writer who waits does not come before a read that may have the permit.
  const reader = permits.acquire(read('extra'), at(60_000));
  permits.release(read('extra'));
  expect(await reader).toBe(true);
  expect(permits.waiting).toBe(1);
  permits.release(write('booking'));
  expect(await writer).toBe(true);
});

it('lets nobody wait for long behind a queue that has lasted for a second, until it was empty', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const permits = new PrioritySemaphore(1, { forReads: 0 });
  await permits.acquire(read('trip'), at(0));
  const results: [string, boolean][] = [];
  const ask = (name: string, priority: Priority = 'search') =>
    void permits
      .acquire(read(priority), { usualMs: 2_000, lastingMs: 100 })
      .then((isTaken) => results.push([name, isTaken]));
  ask('first');
  await vi.advanceTimersByTimeAsync(900);
  ask('before a second');
  await vi.advanceTimersByTimeAsync(100);
  ask('after a second');
  ask('another queue', 'extra');
  await vi.advanceTimersByTimeAsync(100);
  expect(results).toEqual([['after a second', false]]);
  for (let held = 0; held < 4; held++) {
    permits.release(read('search'));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(results.slice(1)).toEqual([
    ['first', true],
    ['before a second', true],
    ['another queue', true],
  ]);
  await permits.acquire(read('search'), at(0));
  ask('a new queue');
  await vi.advanceTimersByTimeAsync(200);
  permits.release(read('search'));
  await vi.advanceTimersByTimeAsync(0);
  expect(results.at(-1)).toEqual(['a new queue', true]);
});

it('lets the statements of one request wait for each other, as long as one of them has had its turn in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const permits = new PrioritySemaphore(1, { forReads: 0 });
  const request = { ...read('trip'), turns: { lastAt: 0 } };
  let results: boolean[] = [];
  const ask = () => void permits.acquire(request, at(100)).then((isTaken) => results.push(isTaken));
  for (let index = 0; index < 20; index++) ask();
  for (let index = 1; index < 20; index++) {
    await vi.advanceTimersByTimeAsync(50);
    permits.release(request);
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(results).toEqual(Array.from({ length: 20 }, () => true));

  results = [];
  ask();
  await vi.advanceTimersByTimeAsync(110);
  expect(results).toEqual([false]);
  permits.release(request);
});

it('refuses nobody whose permit became free while the event loop was blocked', async () => {
  const permits = new PrioritySemaphore(1, { forReads: 0 });
  await permits.acquire(read('trip'), at(0));
  // Done on another thread meanwhile.
  pbkdf2('', '', 1, 8, 'sha1', () => permits.release(read('trip')));
  const waiting = permits.acquire(read('trip'), at(20));
  const until = performance.now() + 60;
  while (performance.now() < until);
  expect(await waiting).toBe(true);
});

it('says how long those have waited behind whom work of a priority would wait', async () => {
  const permits = new PrioritySemaphore(1, { forReads: 0 });
  await permits.acquire(read('trip'), at(0));
  const waits = [permits.acquire(read('search'), at(60_000))];
  await sleep(30);
  waits.push(permits.acquire(read('booking'), at(60_000)));
  await sleep(10);
  const [booking, trip, search, extra] = (['booking', 'trip', 'search', 'extra'] as const).map((priority) =>
    permits.waitedMs(priority),
  ) as [number, number, number, number];
  expect(booking).toBeGreaterThan(5);
  expect(Math.abs(trip - booking)).toBeLessThan(1);
  expect(search).toBeGreaterThan(booking + 20);
  expect(Math.abs(extra - search)).toBeLessThan(1);
  for (const _each of waits) permits.release(read('trip'));
  expect(await Promise.all(waits)).toEqual([true, true]);
  expect(permits.waitedMs('extra')).toBe(0);
});
