import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallGuard, CallNotMadeError, TRIAL_MS } from './call-guard.ts';

type Ending = { value: string } | { error: unknown };
const isFailure = (ending: Ending) => 'error' in ending || ending.value === 'late';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls that end when the test ends them. */
function createCalls() {
  const endings: ((value: string) => void)[] = [];
  const limits: number[] = [];
  return {
    endings,
    limits,
    call: (limitMs: number) => {
      limits.push(limitMs);
      return new Promise<string>((resolve) => endings.push(resolve));
    },
  };
}

it('makes so many calls at once, lets so many wait, and none beyond', async () => {
  const { call, endings } = createCalls();
  const guard = new CallGuard('search', { atOnce: 2, waiting: 1 });
  const running = [1, 2, 3].map(() => guard.run(call, isFailure));
  await expect(guard.run(call, isFailure)).rejects.toBeInstanceOf(CallNotMadeError);
  expect(endings).toHaveLength(2);
  endings[0]?.('a');
  await expect.poll(() => endings.length).toBe(3);
  endings[1]?.('b');
  endings[2]?.('c');
  expect(await Promise.all(running)).toEqual(['a', 'b', 'c']);
});

it('makes no call for a while after so many failures in a row, and tries one then', async () => {
  const changes: object[] = [];
  const guard = new CallGuard('search', { atOnce: 5, waiting: 5, failures: 2 }, (change) =>
    changes.push(change),
  );
  const end = (value: string) => guard.run(async () => value, isFailure);
  await end('late');
  await end('ok');
  await end('late');
  await end('late');
  await expect(end('ok')).rejects.toBeInstanceOf(CallNotMadeError);
  expect(changes).toEqual([{ kind: 'search', isPaused: true }]);

  vi.setSystemTime(Date.now() + 3_000);
  const { call, endings, limits } = createCalls();
  const trial = guard.run(call, isFailure);
  await expect.poll(() => endings.length).toBe(1);
  // One decides for all others, and has not as long as they would.
  await expect(end('ok')).rejects.toBeInstanceOf(CallNotMadeError);
  expect(limits).toEqual([TRIAL_MS]);
  endings[0]?.('ok');
  expect(await trial).toBe('ok');
  expect(await end('ok')).toBe('ok');
  expect(changes).toHaveLength(2);
  expect(changes[1]).toEqual({ kind: 'search', isPaused: false });
});

it('waits again when the call that is tried fails', async () => {
  const guard = new CallGuard('search', { atOnce: 5, waiting: 5, failures: 1 });
  const end = (value: string) => guard.run(async () => value, isFailure);
  await end('late');
  vi.setSystemTime(Date.now() + 3_000);
  expect(await end('late')).toBe('late');
  await expect(end('ok')).rejects.toBeInstanceOf(CallNotMadeError);
});

it('throws what the call throws, which is a failure only where it is judged to be one', async () => {
  const guard = new CallGuard('mail', { atOnce: 5, waiting: 5, failures: 1 });
  const refused = new Error('no such mailbox');
  const fail = (error: Error, failed: boolean) =>
    guard.run(
      () => Promise.reject(error),
      () => failed,
    );
  await expect(fail(refused, false)).rejects.toBe(refused);
  await expect(fail(refused, true)).rejects.toBe(refused);
  await expect(fail(refused, true)).rejects.toBeInstanceOf(CallNotMadeError);
});
