import { FILE_GUARD, type FileGuard } from '@yado/shared/contract/file-guard';
import type {
  Channel,
  HostRelease,
  ReleaseDocument,
  RemoteRelease,
} from '@yado/shared/contract/release-document';
import { installScriptPolicy } from './script-policy.ts';

declare const __webpack_public_path__: string;

/** Address → integrity of every script and stylesheet of every release that the document names. */
let table = new Map<string, string>();

/** The integrity that the release document states for an address; undefined where it names no such file. */
export function vouchedIntegrity(url: string): string | undefined {
  return table.get(absolute(url));
}

/**
 * From now on the runtimes of host and remotes load what the release document names, and nothing else: see
 * `build/file-guard.mjs`. What they may not load fails like a file that can't be had.
 */
export function installFileGuard(document: ReleaseDocument): void {
  table = tableOf(document);
  const own = absolute(__webpack_public_path__);
  // A last good document may name another host than the one that runs; that one's own table must then do.
  const isUnnamed = [...table.keys()].every((url) => !url.startsWith(own));
  const isOwn = (url: string) => isUnnamed && url.startsWith(own);
  const guard: FileGuard = (element) => {
    const url = element instanceof HTMLScriptElement ? element.src : element.href;
    const integrity = table.get(url) ?? (isOwn(url) ? element.integrity : '');
    if (integrity) element.integrity = integrity;
    else refuse(element);
  };
  Object.assign(window, { [FILE_GUARD]: guard });
  installScriptPolicy((url) => table.has(absolute(url)) || isOwn(absolute(url)));
}

/** Lets the page load the files of one more release: a developer's own, which stands in no document. */
export function vouchFor(release: RemoteRelease): void {
  for (const [url, integrity] of filesOf(release)) table.set(url, integrity);
}

function tableOf({ host, remotes }: ReleaseDocument): Map<string, string> {
  const channels: Channel<HostRelease | RemoteRelease>[] = [host, ...Object.values(remotes)];
  const releases = channels
    .flatMap(({ stable, canary, previous }) => [stable, canary?.release, previous])
    .filter((release) => release !== undefined);
  return new Map(releases.flatMap(filesOf));
}

function filesOf({ baseUrl, files }: HostRelease | RemoteRelease): [url: string, integrity: string][] {
  return Object.entries(files).map(([path, { integrity }]) => [absolute(baseUrl + path), integrity]);
}

/** The element goes into the page all the same; of a kind that loads nothing it does no harm there. */
function refuse(element: HTMLScriptElement | HTMLLinkElement): void {
  if (element instanceof HTMLScriptElement) element.type = 'text/plain';
  else element.rel = '';
  setTimeout(() => element.dispatchEvent(new Event('error')));
}

function absolute(url: string): string {
  return new URL(url, location.href).href;
}
