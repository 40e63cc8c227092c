import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePoll } from './use-poll.ts';

let hidden = false;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const setHidden = (value: boolean) => {
  hidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('usePoll', () => {
  it('reads again and again until it is stopped', async () => {
    const read = vi.fn(() => Promise.resolve());
    const { rerender } = renderHook(({ active }) => usePoll(active, 1000, read), {
      initialProps: { active: true },
    });
    expect(read).not.toHaveBeenCalled();
    await pass(2500);
    expect(read).toHaveBeenCalledTimes(2);
    rerender({ active: false });
    await pass(5000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('continues after a failed read and never runs two at once', async () => {
    let fail: (error: Error) => void = () => undefined;
    const read = vi.fn(() => new Promise((_, reject) => (fail = reject)));
    renderHook(() => usePoll(true, 1000, read));
    await pass(10_000);
    expect(read).toHaveBeenCalledTimes(1);
    fail(new Error('offline'));
    await pass(1000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('rests in a background tab and reads at once when the tab comes back', async () => {
    const read = vi.fn(() => Promise.resolve());
    renderHook(() => usePoll(true, 1000, read));
    setHidden(true);
    await pass(10_000);
    expect(read).not.toHaveBeenCalled();
    setHidden(false);
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(1000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('ends with the screen', async () => {
    const read = vi.fn(() => Promise.resolve());
    const { unmount } = renderHook(() => usePoll(true, 1000, read));
    unmount();
    setHidden(false);
    await pass(5000);
    expect(read).not.toHaveBeenCalled();
  });
});
