import type { LogEvent } from 'relay-runtime';

const open = new Set<number>();

/** Log function of Relay that counts its running requests. */
export function countRequest(event: LogEvent): void {
  if (event.name === 'network.start') open.add(event.networkRequestId);
  else if (['network.complete', 'network.error', 'network.unsubscribe'].includes(event.name))
    open.delete((event as { networkRequestId: number }).networkRequestId);
}

/** True while a request of the API runs, which background downloads must not slow down. */
export function hasOpenRequests(): boolean {
  return open.size > 0;
}
