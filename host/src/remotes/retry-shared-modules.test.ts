import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retrySharedModules } from './retry-shared-modules.ts';

const factory = () => 'part';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function scopeWith(get: () => unknown, eager = false) {
  const part = { get, shareConfig: { eager } };
  const shareScope = { '@yado/shared/ui/Table': { '1.0.0': part } };
  const prepare = () =>
    retrySharedModules.beforeInitContainer?.({ shareScope } as unknown as Parameters<
      NonNullable<typeof retrySharedModules.beforeInitContainer>
    >[0]);
  return { part, prepare };
}

it('requests a shared module until it loads, at least every four seconds', async () => {
  const get = vi.fn(async () => factory);
  for (let times = 0; times < 5; times++) get.mockRejectedValueOnce(new Error('offline'));
  const { part, prepare } = scopeWith(get);
  void prepare();
  const loaded = part.get();
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 + 4_000);
  expect(get).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await loaded).toBe(factory);
});

it('prepares a shared module once for all containers', () => {
  const { part, prepare } = scopeWith(async () => factory);
  void prepare();
  const once = part.get;
  void prepare();
  expect(part.get).toBe(once);
});

it('leaves eager modules unchanged', () => {
  const { part, prepare } = scopeWith(() => factory, true);
  void prepare();
  expect(part.get()).toBe(factory);
});
