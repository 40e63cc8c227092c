import type { LoadArguments } from '@yado/shared/contract/remote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadedScreen } from './load-release.ts';
import { createPreloadOnPress } from './preload-on-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (path: string): LoadArguments => ({ params: {}, url: new URL(path, 'https://yado.test') });

/** A preload whose screens carry their path as data, and the paths of the disposed ones. */
function createPreload() {
  const disposed: string[] = [];
  const load = vi.fn(async ({ url }: LoadArguments) => {
    const path = url.pathname + url.search;
    return { data: { path, dispose: () => disposed.push(path) } } as unknown as LoadedScreen;
  });
  return { load, disposed, ...createPreloadOnPress(load) };
}

it('opens the preloaded screen without loading or disposing it', async () => {
  const { begin, open, load, disposed } = createPreload();
  begin(at('/trips?page=2'));
  expect(load).toHaveBeenCalledOnce();
  expect(await open(at('/trips?page=2'))).toMatchObject({ data: { path: '/trips?page=2' } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledOnce();
  expect(disposed).toEqual([]);
});

it('uses a preloaded screen for one navigation only', async () => {
  const { begin, open, load } = createPreload();
  begin(at('/trips'));
  await open(at('/trips'));
  await open(at('/trips'));
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads another address than the pressed one, and disposes the preloaded screen', async () => {
  const { begin, open, disposed } = createPreload();
  begin(at('/trips?page=2'));
  expect(await open(at('/trips?page=3'))).toMatchObject({ data: { path: '/trips?page=3' } });
  expect(disposed).toEqual(['/trips?page=2']);
});

it('disposes the preloaded screen when no click follows within a second', async () => {
  const { begin, open, load, disposed } = createPreload();
  begin(at('/trips'));
  await vi.advanceTimersByTimeAsync(999);
  expect(disposed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(disposed).toEqual(['/trips']);
  await open(at('/trips'));
  expect(load).toHaveBeenCalledTimes(2);
});

it('disposes the preloaded screen when another link is pressed', async () => {
  const { begin, open, disposed } = createPreload();
  begin(at('/trips?page=2'));
  begin(at('/trips?page=3'));
  expect(await open(at('/trips?page=3'))).toMatchObject({ data: { path: '/trips?page=3' } });
  expect(disposed).toEqual(['/trips?page=2']);
});

it('reports a failure only to the navigation that opens the screen', async () => {
  const { begin, open, load } = createPreload();
  load.mockRejectedValue(new Error('unavailable'));
  begin(at('/trips'));
  await vi.advanceTimersByTimeAsync(0);
  await expect(open(at('/trips'))).rejects.toThrow('unavailable');
  begin(at('/trips'));
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(open(at('/trips'))).rejects.toThrow('unavailable');
  expect(load).toHaveBeenCalledTimes(3);
});
