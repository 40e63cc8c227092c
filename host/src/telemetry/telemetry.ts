import { chooseRelease } from '@yado/shared/contract/choose-release';
import type { AboutRelease, EventBatch } from '@yado/shared/contract/page-events';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { pageIdle } from '../page/page-idle.ts';
import { createEventSender, postEvents } from './event-sender.ts';
import { createPageLog, type PageLog } from './page-log.ts';
import { toAboutRelease, createReleaseFinder } from './release-at.ts';
import type { HostEvent } from './report.ts';

let log: PageLog | null = null;

/** Starts to report success and failure of this page's releases to the edge: names and numbers, no error texts. */
export function startTelemetry(
  releaseDocument: ReleaseDocument,
  { bucket, requestId }: Pick<EventBatch, 'bucket' | 'requestId'>,
): void {
  const sender = createEventSender({ tenant: releaseDocument.tenant, bucket, requestId }, postEvents);
  const host = toAboutRelease('host', chooseRelease(releaseDocument.host, bucket));
  // A script in the page's head reports a failure of the host until the flag says `up`.
  const watched = window as Window & { __yadoHost?: 'up' | 'failed' };
  const page = createPageLog(host, sender.add, () => performance.now(), watched.__yadoHost === 'failed');
  watched.__yadoHost = 'up';
  log = page;
  const findRelease = createReleaseFinder(releaseDocument);
  const reportUncaught = (text: string) => {
    const about = findRelease(text);
    if (about) page.failed(about, 'uncaught');
  };
  window.addEventListener('yado:event', (event) =>
    logEvent(page, host, (event as CustomEvent<HostEvent>).detail),
  );
  window.addEventListener('error', ({ filename, error }) => reportUncaught(`${getStack(error)} ${filename}`));
  window.addEventListener('unhandledrejection', ({ reason }) => reportUncaught(getStack(reason)));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sender.flush();
  });
  // The browser buffers what it measures until then.
  pageIdle
    .then(() => import('./web-vitals.ts'))
    .then(({ measureVitals }) => measureVitals(page))
    .catch(() => {});
}

/** Reports that the host or a screen of a remote is on the page, `ms` after the navigation to it. */
export function reportShown(part: string, release: { id: string; version: string }, ms: number): void {
  log?.shown(toAboutRelease(part, release), ms);
}

function logEvent(page: PageLog, host: AboutRelease, event: HostEvent): void {
  if (event.kind === 'crash') page.failed(host, 'uncaught');
  if (event.kind === 'remote-failed') page.failed(parseReleaseName(event.remote, event.version), event.stage);
  if (event.kind === 'remote-replaced') {
    page.replaced(
      parseReleaseName(event.remote, event.from),
      parseReleaseName(event.remote, event.to).release,
      event.stage,
    );
  }
}

/** Parses the name of a release in the host's events, `version@id`. */
function parseReleaseName(part: string, name: string): AboutRelease {
  const at = name.lastIndexOf('@');
  return { part, release: name.slice(at + 1), version: name.slice(0, Math.max(at, 0)) };
}

function getStack(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}
