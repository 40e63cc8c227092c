import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstAvailable, type SourceRequest } from './first-available.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<string>(() => {});
const late = (result: string, ms: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve(result), ms));
const lateFailure = (ms: number) =>
  new Promise<string>((_, reject) => setTimeout(() => reject(new Error('failed late')), ms));

function start(requests: Record<string, (context: SourceRequest) => Promise<string>>) {
  const requested: string[] = [];
  const discard = vi.fn();
  const outcome = firstAvailable(Object.keys(requests), {
    request: (source, context) => {
      requested.push(source);
      return requests[source]?.(context) ?? never();
    },
    patienceMs: 4_000,
    limitMs: 20_000,
    discard,
  });
  // Awaited later by the test; until then a rejection must not count as unhandled.
  outcome.catch(() => {});
  return { outcome, requested, discard };
}

it('requests only the first source when it succeeds', async () => {
  const { outcome, requested } = start({ a: async () => 'A', b: async () => 'B' });
  await expect(outcome).resolves.toEqual({ source: 'a', result: 'A' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(requested).toEqual(['a']);
});

it('requests the next source at once when one fails', async () => {
  const { outcome } = start({ a: async () => Promise.reject(new Error('404')), b: async () => 'B' });
  await vi.advanceTimersByTimeAsync(0);
  await expect(outcome).resolves.toEqual({ source: 'b', result: 'B' });
});

it('requests the next source beside a silent one, and takes the first result', async () => {
  const { outcome, requested, discard } = start({ a: () => late('A', 6_000), b: () => late('B', 5_000) });
  await vi.advanceTimersByTimeAsync(3_999);
  expect(requested).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(requested).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(outcome).resolves.toEqual({ source: 'a', result: 'A' });
  expect(discard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(discard).toHaveBeenCalledExactlyOnceWith('B');
});

it('restarts the patience at each heartbeat', async () => {
  const { outcome, requested } = start({
    a: async ({ heartbeat }) => {
      await late('', 3_000);
      heartbeat();
      return late('A', 3_500);
    },
    b: async () => 'B',
  });
  await vi.advanceTimersByTimeAsync(6_500);
  await expect(outcome).resolves.toEqual({ source: 'a', result: 'A' });
  expect(requested).toEqual(['a']);
});

it('requests a further source when one fails beside a silent source, which stays silent', async () => {
  const { outcome, requested } = start({
    a: async ({ heartbeat }) => {
      await late('', 5_000);
      heartbeat();
      return late('A', 4_000);
    },
    b: () => lateFailure(2_000),
    c: () => late('C', 10_000),
  });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(requested).toEqual(['a', 'b', 'c']);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(outcome).resolves.toEqual({ source: 'a', result: 'A' });
});

it.each([
  ['in their order', 5_000, 3_000],
  ['the first source last', 9_000, 1_000],
])('rejects with the last failure once all have failed, %s', async (_, first, second) => {
  const { outcome } = start({ a: () => lateFailure(first), b: () => lateFailure(second) });
  await vi.advanceTimersByTimeAsync(9_000);
  await expect(outcome).rejects.toThrow('failed late');
});

it('gives up all sources at the limit, and aborts their requests', async () => {
  const aborted = vi.fn();
  const { outcome } = start({
    a: ({ signal }) => {
      signal.addEventListener('abort', aborted);
      return never();
    },
  });
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(outcome).rejects.toThrow('no answer in time');
  expect(aborted).toHaveBeenCalledOnce();
});
