import { useEffect, useEffectEvent } from 'react';

/** Runs the callback when the device has a line again, for what failed without one; null while nothing waits for it. */
export function useWhenOnline(callback: (() => void) | null): void {
  const isWaiting = callback !== null;
  const run = useEffectEvent(() => callback?.());
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => run();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWaiting]);
}
