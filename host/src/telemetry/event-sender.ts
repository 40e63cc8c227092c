import { EVENTS_PATH, type EventBatch, type PageEvent } from '@yado/shared/contract/page-events';

const SOON_MS = 1_000;
const LATER_MS = 10_000;
/** As many as the edge takes at once. */
const MAX_EVENTS = 50;

export interface EventSender {
  add(event: PageEvent): void;
  /** Sends what has gathered; a page that goes away has no later moment. */
  flush(): void;
}

/** Gathers events and sends them together: failures soon, all else after a while. */
export function createEventSender(
  context: Omit<EventBatch, 'events'>,
  post: (batch: EventBatch) => void,
): EventSender {
  let waiting: PageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;

  function flush(): void {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    // A browser without a network would only complain; what waits goes with the next event.
    if (waiting.length === 0 || !navigator.onLine) return;
    const events = waiting;
    waiting = [];
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
      // More than this in one go is a fault that repeats itself.
      if (waiting.length < MAX_EVENTS) waiting.push(event);
      if (document.visibilityState === 'hidden') flush();
      else flushIn(event.kind === 'failed' || event.kind === 'replaced' ? SOON_MS : LATER_MS);
    },
    flush,
  };
}

/** Posts a batch in a way that outlives the page. */
export function postEvents(batch: EventBatch): void {
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
  if (navigator.sendBeacon(EVENTS_PATH, body)) return;
  fetch(EVENTS_PATH, { method: 'POST', body, keepalive: true }).catch(() => {});
}
