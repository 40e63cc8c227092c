import { expect, it, vi } from 'vitest';
import { watchPauses } from './machine-pauses.ts';

it('notes how long the machine paused, and no short delay', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  try {
    using pauses = watchPauses();
    vi.advanceTimersByTime(3_000);
    const clock = vi.spyOn(performance, 'now');
    const pause = (ms: number) => {
      const now = performance.now();
      clock.mockReturnValue(now + ms + 1_000);
      vi.advanceTimersByTime(1_000);
    };
    pause(4_000);
    pause(12_000);
    expect(pauses.seconds).toEqual([12]);
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});
