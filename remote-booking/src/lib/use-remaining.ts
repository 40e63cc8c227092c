import { serverNow } from '@yado/shared/format/server-clock';
import { useEffect, useState } from 'react';
import { nextTickMs } from './remaining.ts';

/** Milliseconds until an instant; re-renders as often as the shown text changes, and at the end. */
export function useRemaining(instant: string): number {
  const deadline = Date.parse(instant);
  const [remaining, setRemaining] = useState(() => deadline - serverNow().getTime());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      // One chain of timers, however often the tab is shown again.
      clearTimeout(timer);
      const left = deadline - serverNow().getTime();
      setRemaining(left);
      if (left > 0) timer = setTimeout(tick, Math.min(nextTickMs(left), left));
    };
    tick();
    // Timers of a tab in the background are held back.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);
  return remaining;
}
