import { expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Priority } from '../lib/priority.ts';
import { PrioritySemaphore } from './priority-semaphore.ts';

const read = (priority: Priority) => ({ isRead: true, priority });
const write = (priority: Priority) => ({ isRead: false, priority });

it('gives a permit to the highest priority, among equals in their order, and to none whose time has run out', async () => {
  const permits = new PrioritySemaphore(1, { forReads: 0 });
  expect(await permits.acquire(read('extra'), 0)).toBe(true);
  const late = permits.acquire(read('booking'), 0);
  const order: string[] = [];
  const taken = (['extra', 'trip', 'booking', 'search', 'booking'] as const).map(async (priority, index) => {
    expect(await permits.acquire(read(priority), 60_000)).toBe(true);
    order.push(`${priority} ${index}`);
    permits.release(read(priority));
  });
  expect(await late).toBe(false);
  expect(permits.waiting).toBe(5);
  permits.release(read('extra'));
  await Promise.all(taken);
  expect(order).toEqual(['trip 1', 'booking 2', 'booking 4', 'search 3', 'extra 0']);
  expect(permits.waiting).toBe(0);
  expect(await permits.acquire(write('extra'), 0)).toBe(true);
});

it('keeps permits for reads, however many want to write', async () => {
  const permits = new PrioritySemaphore(2, { forReads: 1 });
  expect(await permits.acquire(write('booking'), 0)).toBe(true);
  expect(await permits.acquire(write('booking'), 0)).toBe(false);
  const writer = permits.acquire(write('booking'), 60_000);
  expect(await permits.acquire(read('extra'), 0)).toBe(true);
  // The writer who waits does not come before a read that may have the permit.
  const reader = permits.acquire(read('extra'), 60_000);
  permits.release(read('extra'));
  expect(await reader).toBe(true);
  expect(permits.waiting).toBe(1);
  permits.release(write('booking'));
  expect(await writer).toBe(true);
});

it('says how long those have waited behind whom work of a priority would wait', async () => {
  const permits = new PrioritySemaphore(1, { forReads: 0 });
  await permits.acquire(read('trip'), 0);
  const waits = [permits.acquire(read('search'), 60_000)];
  await sleep(30);
  waits.push(permits.acquire(read('booking'), 60_000));
  await sleep(10);
  const [booking, trip, search, extra] = (['booking', 'trip', 'search', 'extra'] as const).map((priority) =>
    permits.waitedMs(priority),
  ) as [number, number, number, number];
  expect(booking).toBeGreaterThan(5);
  expect(Math.abs(trip - booking)).toBeLessThan(1);
  expect(search).toBeGreaterThan(booking + 20);
  expect(Math.abs(extra - search)).toBeLessThan(1);
  for (const wait of waits) {
    permits.release(read('trip'));
    await wait;
  }
  expect(permits.waitedMs('extra')).toBe(0);
});
