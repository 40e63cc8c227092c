import { chooseRelease } from '@yado/shared/contract/choose-release';
import type { AboutRelease, EventBatch } from '@yado/shared/contract/page-events';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { pageIdle } from '../page/page-idle.ts';
import { createEventSender, postEvents } from './event-sender.ts';
import { createPageLog, type PageLog } from './page-log.ts';
import { aboutOf, releaseFinder } from './release-at.ts';
import type { HostEvent } from './report.ts';

let log: PageLog | null = null;

/** From now on tells the edge how the releases of this page fare: names and numbers of ours, no text of an error. */
export function startTelemetry(
  release: ReleaseDocument,
  { bucket, requestId }: Pick<EventBatch, 'bucket' | 'requestId'>,
): void {
  const sender = createEventSender({ tenant: release.tenant, bucket, requestId }, postEvents);
  const host = aboutOf('host', chooseRelease(release.host, bucket));
  // A script in the page's head watches over the host until this says that the host is up.
  const watched = window as Window & { __yadoHost?: 'up' | 'failed' };
  const page = createPageLog(host, sender.add, () => performance.now(), watched.__yadoHost === 'failed');
  watched.__yadoHost = 'up';
  log = page;
  const findRelease = releaseFinder(release);
  const uncaught = (text: string) => {
    const about = findRelease(text);
    if (about) page.failed(about, 'uncaught');
  };
  window.addEventListener('yado:event', (event) =>
    follow(page, host, (event as CustomEvent<HostEvent>).detail),
  );
  window.addEventListener('error', ({ filename, error }) => uncaught(`${stackOf(error)} ${filename}`));
  window.addEventListener('unhandledrejection', ({ reason }) => uncaught(stackOf(reason)));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sender.flush();
  });
  // The browser keeps what it measured up to then.
  pageIdle
    .then(() => import('./web-vitals.ts'))
    .then(({ measureVitals }) => measureVitals(page))
    .catch(() => {});
}

/** The host or a screen of a remote is up; `ms` is how long the person waited for it. */
export function tellShown(part: string, release: { id: string; version: string }, ms: number): void {
  log?.shown(aboutOf(part, release), ms);
}

function follow(page: PageLog, host: AboutRelease, event: HostEvent): void {
  if (event.kind === 'crash') page.failed(host, 'uncaught');
  if (event.kind === 'remote-failed') page.failed(aboutName(event.remote, event.version), event.stage);
  if (event.kind === 'remote-replaced') {
    page.replaced(
      aboutName(event.remote, event.from),
      aboutName(event.remote, event.to).release,
      event.stage,
    );
  }
}

/** Events of the host name a release as `version@id`. */
function aboutName(part: string, name: string): AboutRelease {
  const at = name.lastIndexOf('@');
  return { part, release: name.slice(at + 1), version: name.slice(0, Math.max(at, 0)) };
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}
