/** The header counts whole seconds and takes a moment to arrive: less than this is no difference. */
const TOLERANCE_MS = 3_000;

declare global {
  interface Window {
    /** By how much the server's clock is ahead of the device's. Here, as host and remotes each bundle this module. */
    __yadoClockAheadMs?: number;
  }
}

/** Compares the device's clock with the `date` of an answer that has just arrived. */
export function noteServerTime(headers: Headers): void {
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now();
  if (Number.isNaN(ahead)) return;
  window.__yadoClockAheadMs = Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead;
}

/** Present time as the API sees it, which judges every deadline: devices may have another one. */
export function serverNow(): Date {
  return new Date(Date.now() + (typeof window === 'undefined' ? 0 : (window.__yadoClockAheadMs ?? 0)));
}
