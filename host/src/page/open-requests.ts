import type { LogEvent } from 'relay-runtime';

const open = new Set<number>();

/** Hears from Relay which of its requests are under way. */
export function countRequest(event: LogEvent): void {
  if (event.name === 'network.start') open.add(event.networkRequestId);
  else if (['network.complete', 'network.error', 'network.unsubscribe'].includes(event.name))
    open.delete((event as { networkRequestId: number }).networkRequestId);
}

/** Whether the person waits for an answer of the API. */
export function hasOpenRequests(): boolean {
  return open.size > 0;
}
