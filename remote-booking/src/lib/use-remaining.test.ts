import { act, renderHook } from '@testing-library/react';
import { noteServerTime } from '@yado/shared/format/server-clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasPassed } from './remaining.ts';
import { useRemaining } from './use-remaining.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const showTab = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

describe('remaining time', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    delete window.__yadoClockAheadMs;
  });

  it.each([20, -20])('is the server’s on a device whose clock is %i minutes off', (minutes) => {
    const onServer = Date.now() + minutes * 60_000;
    noteServerTime(new Headers({ date: new Date(onServer).toUTCString() }));
    const end = new Date(Math.floor(onServer / 1000) * 1000 + 10 * 60_000).toISOString();
    const { result } = renderHook(() => useRemaining(end));
    expect(Math.round(result.current / 1000)).toBe(600);
    expect(hasPassed(end)).toBe(false);
  });

  it('counts down to the end and then rests', () => {
    const { result } = renderHook(({ end }) => useRemaining(end), { initialProps: { end: inMinutes(1) } });
    void act(() => vi.advanceTimersByTime(10_000));
    expect(result.current).toBe(50_000);
    void act(() => vi.advanceTimersByTime(50_000));
    expect(result.current).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for one tick however often the tab is shown again, and for none once it is gone', () => {
    const { result, unmount } = renderHook(({ end }) => useRemaining(end), {
      initialProps: { end: inMinutes(4) },
    });
    for (let times = 0; times < 5; times += 1) void showTab();
    expect(vi.getTimerCount()).toBe(1);
    void act(() => vi.advanceTimersByTime(1_000));
    expect(result.current).toBe(239_000);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
