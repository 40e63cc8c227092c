import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Asking, firstAvailable } from './first-available.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<string>(() => {});
const late = (result: string, ms: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve(result), ms));
const lateFailure = (ms: number) =>
  new Promise<string>((_, reject) => setTimeout(() => reject(new Error('failed late')), ms));

function start(asks: Record<string, (asking: Asking) => Promise<string>>) {
  const asked: string[] = [];
  const discard = vi.fn();
  const outcome = firstAvailable(Object.keys(asks), {
    ask: (source, asking) => {
      asked.push(source);
      return asks[source]?.(asking) ?? never();
    },
    patienceMs: 4_000,
    limitMs: 20_000,
    discard,
  });
  // Looked at later; no failure is left alone until then.
  outcome.catch(() => {});
  return { outcome, asked, discard };
}

it('asks nobody else while the first one delivers', async () => {
  const { outcome, asked } = start({ a: async () => 'A', b: async () => 'B' });
  await expect(outcome).resolves.toEqual({ source: 'a', result: 'A' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toEqual(['a']);
});

it('asks the next one as soon as one has failed, without waiting', async () => {
  const { outcome } = start({ a: async () => Promise.reject(new Error('404')), b: async () => 'B' });
  await vi.advanceTimersByTimeAsync(0);
  await expect(outcome).resolves.toEqual({ source: 'b', result: 'B' });
});

it('asks the next one beside one that keeps silent, and takes whichever comes first', async () => {
  const { outcome, asked, discard } = start({ a: () => late('A', 6_000), b: () => late('B', 5_000) });
  await vi.advanceTimersByTimeAsync(3_999);
  expect(asked).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(outcome).resolves.toEqual({ source: 'a', result: 'A' });
  expect(discard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(discard).toHaveBeenCalledExactlyOnceWith('B');
});

it('is patient anew after each sign of life', async () => {
  const { outcome, asked } = start({
    a: async ({ alive }) => {
      await late('', 3_000);
      alive();
      return late('A', 3_500);
    },
    b: async () => 'B',
  });
  await vi.advanceTimersByTimeAsync(6_500);
  await expect(outcome).resolves.toEqual({ source: 'a', result: 'A' });
  expect(asked).toEqual(['a']);
});

it.each([
  ['in their order', 5_000, 3_000],
  ['the one asked first at last', 9_000, 1_000],
])('rejects with the last failure once all have failed, %s', async (_, first, second) => {
  const { outcome } = start({ a: () => lateFailure(first), b: () => lateFailure(second) });
  await vi.advanceTimersByTimeAsync(9_000);
  await expect(outcome).rejects.toThrow('failed late');
});

it('ends for all when the time is over, and tells those still asked', async () => {
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
