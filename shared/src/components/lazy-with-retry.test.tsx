import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyWithRetry } from './lazy-with-retry.tsx';

const Map = () => <p>地図</p>;
const offline = () => Promise.reject(new Error('offline'));

const reported = vi.fn<typeof reportError>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', reported);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reported.mockClear();
});

async function show(load: () => Promise<typeof Map>): Promise<void> {
  const Part = lazyWithRetry(load);
  await act(async () => {
    render(<Suspense fallback={<p>読み込み中</p>}>{<Part />}</Suspense>);
  });
}

it('asks again for what could not be loaded, later each time, tells of it once, and shows it once it is there', async () => {
  const load = vi
    .fn(async () => Map)
    .mockImplementationOnce(offline)
    .mockImplementationOnce(offline);
  await show(load);
  expect(screen.getByText('読み込み中')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('地図')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
  expect(reported).toHaveBeenCalledOnce();
});

it('asks again at once when the line comes back', async () => {
  const load = vi.fn(async () => Map).mockImplementationOnce(offline);
  await show(load);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.getByText('地図')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledTimes(2);
});
