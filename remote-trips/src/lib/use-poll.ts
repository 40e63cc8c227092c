import { useEffect, useRef } from 'react';

/**
 * Runs `read` every `intervalMs` while `active`, one at a time and only in a visible tab; a tab that comes back
 * reads at once. A failed read is passed over: the next one follows.
 */
export function usePoll(active: boolean, intervalMs: number, read: () => Promise<unknown>): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    let running = false;
    const run = async () => {
      timer = undefined;
      if (document.hidden || running) return;
      running = true;
      await latest.current().catch(() => undefined);
      running = false;
      if (!stopped && !document.hidden) timer = setTimeout(run, intervalMs);
    };
    const onVisibility = () => {
      clearTimeout(timer);
      if (!document.hidden) void run();
    };
    timer = setTimeout(run, intervalMs);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [active, intervalMs]);
}
