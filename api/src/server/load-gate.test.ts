import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BusyError } from '../lib/errors.ts';
import { type Priority, priorities } from '../lib/priority.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createLoadGate } from './load-gate.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function setUp() {
  const state = { loopDelayMs: 0, databaseWaitMs: 0 };
  const metrics = createMetrics();
  const gate = createLoadGate({
    loopDelayMs: () => state.loopDelayMs,
    databaseWaitMs: () => state.databaseWaitMs,
    metrics,
  });
  const refusal = (priority: Priority): BusyError | null => {
    try {
      gate.admit(priority);
      return null;
    } catch (error) {
      if (error instanceof BusyError) return error;
      throw error;
    }
  };
  const refused = () => priorities.filter((priority) => refusal(priority));
  /** What is refused once the load has lasted for a while. */
  const sustained = () => {
    refused();
    vi.advanceTimersByTime(1_500);
    return refused();
  };
  return { state, metrics, refusal, refused, sustained };
}

it('refuses the lowest priority first, and a booking last', () => {
  const { state, refused, sustained } = setUp();
  expect(sustained()).toEqual([]);
  const order = [];
  for (let wait = 1; wait < 1_000; wait *= 2) {
    state.databaseWaitMs = wait;
    order.push(sustained().length);
  }
  // Never fewer with more load, and each of them in turn.
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect([...new Set(order)]).toEqual([0, 1, 2, 3, 4]);
  state.databaseWaitMs = 125;
  expect(sustained()).toEqual(['search', 'extra']);
  state.databaseWaitMs = 0;
  expect(refused()).toEqual([]);
});

it('refuses nothing for what comes together by chance and is soon done', () => {
  const { state, refused } = setUp();
  for (let round = 0; round < 20; round++) {
    state.databaseWaitMs = 5_000;
    expect(refused()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(refused()).toEqual([]);
    state.databaseWaitMs = 0;
    expect(refused()).toEqual([]);
  }
});

it('judges by what waits longest: for the database, or for the event loop', () => {
  const { state, sustained } = setUp();
  state.loopDelayMs = 900;
  expect(sustained()).toEqual(['trip', 'search', 'extra']);
  state.databaseWaitMs = 75;
  expect(sustained()).toEqual(['trip', 'search', 'extra']);
  state.loopDelayMs = 0;
  expect(sustained()).toEqual(['extra']);
});

it('says when to come back: the later, the more there is to do, and within seconds', () => {
  const { state, sustained, refusal } = setUp();
  const times = [50, 125, 1_250].map((wait) => {
    state.databaseWaitMs = wait;
    sustained();
    return refusal('extra')?.retryAfterSeconds;
  });
  expect(times).toEqual([2, 5, 8]);
});

it('counts by priority what it admits and what it refuses, and shows the load', async () => {
  const { state, metrics, refused, sustained } = setUp();
  refused();
  state.databaseWaitMs = 75;
  sustained();
  const text = await metrics.registry.metrics();
  expect(text).toContain('yado_admissions_total{priority="extra",outcome="refused"} 1');
  expect(text).toContain('yado_admissions_total{priority="booking",outcome="admitted"} 3');
  expect(text).toContain('yado_load{of="database"} 1.5');
});
