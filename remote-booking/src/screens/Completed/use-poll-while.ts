import { useRevalidator } from '@yado/shared/router';
import { useEffect } from 'react';

/** Asks the route's query again at an interval while `active`; rests while the tab is in the background. */
export function usePollWhile(active: boolean, intervalMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [active, intervalMs, revalidate]);
}
