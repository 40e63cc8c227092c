import { chooseRelease } from '@yado/shared/contract/choose-release';
import { liveRemotes } from '@yado/shared/contract/live-remotes';
import type { HostRelease, ReleaseDocument, RemoteRelease } from '@yado/shared/contract/release-document';
import { matchRank } from '../routing/route-pattern.ts';

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
  /** Whether any remote declares this address. */
  owned: boolean;
}

/** The files of the page at an address, for a browser of a bucket. */
export function pageFiles(document: ReleaseDocument, bucket: number, pathname: string): PageFiles {
  const host = chooseRelease(document.host, bucket);
  const owner = ownerOf(document, bucket, pathname);
  const remote = owner ? [owner.release.entry, ...owner.release.initial, ...owner.screen] : [];
  return {
    host,
    styles: filesOf(host, host.styles),
    scripts: filesOf(host, host.scripts),
    needed: [...filesOf(host, host.preload ?? []), ...(owner ? filesOf(owner.release, remote) : [])],
    owned: owner !== undefined,
  };
}

/** The remote's release, and the files of its screen that the page may name, with the most specific pattern for an address. */
function ownerOf(document: ReleaseDocument, bucket: number, pathname: string) {
  let best: { release: RemoteRelease; screen: string[]; rank: number } | undefined;
  for (const [, channel] of liveRemotes(document)) {
    const release = chooseRelease(channel, bucket);
    for (const { path, chunk, preload } of release.declaration.routes) {
      const rank = matchRank(path, pathname);
      if (rank < 0 || rank <= (best?.rank ?? -1)) continue;
      best = { release, screen: preload === false ? [] : (release.chunks[chunk] ?? []), rank };
    }
  }
  return best;
}

/** Files without a known integrity are left out: what can't be checked is not loaded. */
function filesOf({ baseUrl, files }: HostRelease | RemoteRelease, names: string[]): PageFile[] {
  return [...new Set(names)].flatMap((name) => {
    const integrity = files[name]?.integrity;
    const as = name.endsWith('.css') ? ('style' as const) : ('script' as const);
    return integrity ? [{ url: baseUrl + name, integrity, as }] : [];
  });
}
