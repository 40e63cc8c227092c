import { FILE_GUARD, type FileGuard } from '@yado/shared/contract/file-guard';
import type {
  Channel,
  HostRelease,
  ReleaseDocument,
  RemoteRelease,
} from '@yado/shared/contract/release-document';
import { installScriptPolicy } from './script-policy.ts';

declare const __webpack_public_path__: string;

/** Integrity by address, for every script and stylesheet of every release in the document. */
let table = new Map<string, string>();

/** Integrity of an address in the release document; undefined for any other address. */
export function findIntegrity(url: string): string | undefined {
  return table.get(absolute(url));
}

/**
 * Restricts the runtimes of host and remotes to files of the release document (`build/file-guard.mjs`). Any other file
 * fails as a missing one does.
 */
export function installFileGuard(document: ReleaseDocument): void {
  table = buildTable(document);
  const own = absolute(__webpack_public_path__);
  // A last good document may name another release of the host than the running one, whose own integrity then counts.
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

/** Allows the files of one more release: a developer's own, which is in no document. */
export function allowRelease(release: RemoteRelease): void {
  for (const [url, integrity] of listFiles(release)) table.set(url, integrity);
}

function buildTable({ host, remotes }: ReleaseDocument): Map<string, string> {
  const channels: Channel<HostRelease | RemoteRelease>[] = [host, ...Object.values(remotes)];
  const releases = channels
    .flatMap(({ stable, canary, previous }) => [stable, canary?.release, previous])
    .filter((release) => release !== undefined);
  return new Map(releases.flatMap(listFiles));
}

function listFiles({ baseUrl, files }: HostRelease | RemoteRelease): [url: string, integrity: string][] {
  return Object.entries(files).map(([path, { integrity }]) => [absolute(baseUrl + path), integrity]);
}

/** Turns the element into one that loads nothing, because the runtime appends it to the page in any case. */
function refuse(element: HTMLScriptElement | HTMLLinkElement): void {
  if (element instanceof HTMLScriptElement) element.type = 'text/plain';
  else element.rel = '';
  setTimeout(() => element.dispatchEvent(new Event('error')));
}

function absolute(url: string): string {
  return new URL(url, location.href).href;
}
