/** Runs `work` when the browser is idle, after `limitMs` at the latest. */
export function whenIdle(work: () => void, limitMs = 5_000): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: limitMs });
  else setTimeout(work, Math.min(limitMs, 2_000));
}
