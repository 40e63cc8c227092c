import { useEffect, useEffectEvent } from 'react';

/** TypeScript does not know it yet. */
interface Watching {
  CloseWatcher?: new () => EventTarget & { destroy: () => void };
}

/**
 * Closes what is open by the device's own way back, as Android's button and gesture, where the browser knows of it. The
 * page's history is not touched: a step in it would race with navigation that begins while a sheet closes.
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as Watching;
    if (!open || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [open]);
}
