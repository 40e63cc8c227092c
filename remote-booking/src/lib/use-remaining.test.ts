import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRemaining } from './use-remaining.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const showTab = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

describe('remaining time', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

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
