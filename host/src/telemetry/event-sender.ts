import { EVENTS_PATH, type EventBatch, type PageEvent } from '@yado/shared/contract/page-events';

const SOON_MS = 1_000;
const LATER_MS = 10_000;
/** Limit of the edge for one batch. */
const MAX_EVENTS = 50;

export interface EventSender {
  add(event: PageEvent): void;
  /** Sends the collected events at once, as a page that is being closed must. */
  flush(): void;
}

/** Collects events and sends them in batches: failures after one second, all others after ten. */
export function createEventSender(
  context: Omit<EventBatch, 'events'>,
  post: (batch: EventBatch) => void,
): EventSender {
  let collected: PageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;

  function flush(): void {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    // Offline a request would only log an error; the events are sent with the next one.
    if (collected.length === 0 || !navigator.onLine) return;
    const events = collected;
    collected = [];
    post({ ...context, events });
  }

  function flushIn(ms: number): void {
    const at = Date.now() + ms;
    if (at >= due) return;
    due = at;
    clearTimeout(timer);
    timer = setTimeout(flush, ms);
  }

  return {
    add: (event) => {
      // A fault that repeats itself must not fill the memory.
      if (collected.length < MAX_EVENTS) collected.push(event);
      if (document.visibilityState === 'hidden') flush();
      else flushIn(event.kind === 'failed' || event.kind === 'replaced' ? SOON_MS : LATER_MS);
    },
    flush,
  };
}

/** Posts a batch with a request that outlives the page. */
export function postEvents(batch: EventBatch): void {
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
  if (navigator.sendBeacon(EVENTS_PATH, body)) return;
  fetch(EVENTS_PATH, { method: 'POST', body, keepalive: true }).catch(() => {});
}
