import { expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worth } from '../lib/worth.ts';
import { Places } from './places.ts';

const read = (worth: Worth) => ({ isRead: true, worth });
const write = (worth: Worth) => ({ isRead: false, worth });

it('gives a place to what is worth most, among equals in their order, and to none whose time has run out', async () => {
  const places = new Places(1, { forReads: 0 });
  expect(await places.take(read('extra'), 0)).toBe(true);
  const late = places.take(read('booking'), 0);
  const order: string[] = [];
  const taken = (['extra', 'trip', 'booking', 'search', 'booking'] as const).map(async (worth, index) => {
    expect(await places.take(read(worth), 60_000)).toBe(true);
    order.push(`${worth} ${index}`);
    places.release(read(worth));
  });
  expect(await late).toBe(false);
  expect(places.waiting).toBe(5);
  places.release(read('extra'));
  await Promise.all(taken);
  expect(order).toEqual(['trip 1', 'booking 2', 'booking 4', 'search 3', 'extra 0']);
  expect(places.waiting).toBe(0);
  expect(await places.take(write('extra'), 0)).toBe(true);
});

it('keeps places for reads, however many want to write', async () => {
  const places = new Places(2, { forReads: 1 });
  expect(await places.take(write('booking'), 0)).toBe(true);
  expect(await places.take(write('booking'), 0)).toBe(false);
  const writer = places.take(write('booking'), 60_000);
  expect(await places.take(read('extra'), 0)).toBe(true);
  // The writer who waits does not stand before a read that may have the place.
  const reader = places.take(read('extra'), 60_000);
  places.release(read('extra'));
  expect(await reader).toBe(true);
  expect(places.waiting).toBe(1);
  places.release(write('booking'));
  expect(await writer).toBe(true);
});

it('says how long those have waited behind whom work of a worth would stand', async () => {
  const places = new Places(1, { forReads: 0 });
  await places.take(read('trip'), 0);
  const waits = [places.take(read('search'), 60_000)];
  await sleep(30);
  waits.push(places.take(read('booking'), 60_000));
  await sleep(10);
  const [booking, trip, search, extra] = (['booking', 'trip', 'search', 'extra'] as const).map((worth) =>
    places.waitedMs(worth),
  ) as [number, number, number, number];
  expect(booking).toBeGreaterThan(5);
  expect(Math.abs(trip - booking)).toBeLessThan(1);
  expect(search).toBeGreaterThan(booking + 20);
  expect(Math.abs(extra - search)).toBeLessThan(1);
  for (const wait of waits) {
    places.release(read('trip'));
    await wait;
  }
  expect(places.waitedMs('extra')).toBe(0);
});
