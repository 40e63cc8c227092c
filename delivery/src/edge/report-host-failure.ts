import type { EventBatch } from '@yado/shared/contract/page-events';

/**
 * Runs in the page before the host's scripts: its compiled text is written into the HTML, so it uses nothing from
 * outside itself. When one of them can't be loaded, or throws before the host can tell anything itself, it tells the
 * edge, once; a host that never starts would be counted nowhere otherwise. `batch` holds what to tell.
 */
export function reportHostFailure(path: string, baseUrl: string, batch: EventBatch): void {
  const page = window as Window & { __yadoHost?: 'up' | 'failed' };
  const failed = (stage: 'entry' | 'evaluation') => {
    if (page.__yadoHost) return;
    page.__yadoHost = 'failed';
    const [used, failure] = batch.events;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const requestId = visit?.serverTiming?.find(({ name }) => name === 'request')?.description;
    const body = JSON.stringify({ ...batch, requestId, events: [used, { ...failure, stage }] });
    navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }));
  };
  const listener = (event: Event) => {
    const { src } = (event.target ?? {}) as { src?: string };
    if (src?.includes(baseUrl)) failed('entry');
    else if ((event as ErrorEvent).filename?.includes(baseUrl)) failed('evaluation');
  };
  // Failed loads don't bubble.
  window.addEventListener('error', listener, true);
  window.addEventListener('yado:event', (event) => {
    if ((event as CustomEvent<{ kind: string }>).detail.kind === 'crash') failed('evaluation');
  });
}
