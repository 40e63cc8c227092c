import type { HostRelease, RemoteRelease } from '@yado/shared/contract/release-document';
import type { Owner, Variant } from './site-variants.ts';

export interface PageFile {
  url: string;
  integrity: string;
  as: 'script' | 'style';
}

export interface PageFiles {
  host: HostRelease;
  styles: PageFile[];
  scripts: PageFile[];
  /** What the screen at this address needs besides, in the order it is needed. */
  needed: PageFile[];
}

/** The files of a page that shows a remote's screen, or, where no remote has declared the address, none. */
export function pageFiles({ host }: Variant, owner: Owner | undefined): PageFiles {
  const remote = owner ? [owner.release.entry, ...owner.release.initial, ...owner.screen] : [];
  return {
    host,
    styles: toPageFiles(host, host.styles),
    scripts: toPageFiles(host, host.scripts),
    needed: [
      ...toPageFiles(host, [...(host.preload ?? []), ...(owner?.laterParts ? (host.later ?? []) : [])]),
      ...(owner ? toPageFiles(owner.release, remote) : []),
    ],
  };
}

/** Files without a known integrity are left out: what can't be checked is not loaded. */
function toPageFiles({ baseUrl, files }: HostRelease | RemoteRelease, names: string[]): PageFile[] {
  return [...new Set(names)].flatMap((name) => {
    const integrity = files[name]?.integrity;
    const as = name.endsWith('.css') ? ('style' as const) : ('script' as const);
    return integrity ? [{ url: baseUrl + name, integrity, as }] : [];
  });
}
