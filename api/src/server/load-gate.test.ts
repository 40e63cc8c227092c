import { expect, it } from 'vitest';
import type { Worth } from '../graphql/operation-worth.ts';
import { BusyError } from '../lib/errors.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createLoadGate } from './load-gate.ts';

const worths: Worth[] = ['booking', 'trip', 'search', 'extra'];

function setUp() {
  const state = { loopDelayMs: 0, databaseQueue: 0 };
  const metrics = createMetrics();
  const gate = createLoadGate({
    loopDelayMs: () => state.loopDelayMs,
    databaseQueue: () => state.databaseQueue,
    metrics,
  });
  const refusal = (worth: Worth): BusyError | null => {
    try {
      gate.admit(worth);
      return null;
    } catch (error) {
      if (error instanceof BusyError) return error;
      throw error;
    }
  };
  return { state, metrics, refusal, refused: () => worths.filter((worth) => refusal(worth)) };
}

it('refuses what is worth least first, and a booking last', () => {
  const { state, refused } = setUp();
  expect(refused()).toEqual([]);
  const order = [];
  for (let queue = 0.5; queue < 100; queue += 0.5) {
    state.databaseQueue = queue;
    order.push(refused().length);
  }
  // Never fewer with more load, and each of them in turn.
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect([...new Set(order)]).toEqual([0, 1, 2, 3, 4]);
  state.databaseQueue = 8;
  expect(refused()).toEqual(['search', 'extra']);
  state.databaseQueue = 0;
  expect(refused()).toEqual([]);
});

it('judges by what waits longest: for the database, or for the event loop', () => {
  const { state, refused } = setUp();
  state.loopDelayMs = 700;
  expect(refused()).toEqual(['trip', 'search', 'extra']);
  state.databaseQueue = 3;
  expect(refused()).toEqual(['trip', 'search', 'extra']);
  state.loopDelayMs = 0;
  expect(refused()).toEqual(['extra']);
});

it('says when to come back: the later, the more there is to do, and within seconds', () => {
  const { state, refusal } = setUp();
  const times = [3, 5, 50].map((queue) => {
    state.databaseQueue = queue;
    return refusal('extra')?.retryAfterSeconds;
  });
  expect(times).toEqual([3, 5, 8]);
});

it('counts by worth what it admits and what it refuses, and shows the load', async () => {
  const { state, metrics, refused } = setUp();
  refused();
  state.databaseQueue = 3.5;
  refused();
  const text = await metrics.registry.metrics();
  expect(text).toContain('yado_admissions_total{worth="extra",outcome="refused"} 1');
  expect(text).toContain('yado_admissions_total{worth="booking",outcome="admitted"} 2');
  expect(text).toContain('yado_load{of="database"} 3.5');
});
