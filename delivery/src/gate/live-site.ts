import type { Channel, ReleaseDocument, RemoteRelease } from '@yado/shared/contract/release-document';
import { HOST } from '../release/parts.ts';
import type { Build } from '../release/read-build.ts';
import { type ReleaseRecord, readRecord } from '../release/records.ts';
import type { Tenant } from '../release/tenants.ts';
import type { Store } from '../store/store.ts';

/** A release that may come up beside others, with what it shares; null when nothing was recorded of it. */
export interface Running {
  part: string;
  version: string;
  id: string;
  record: ReleaseRecord | null;
}

/** One tenant's site as it would be with the builds live. */
export interface LiveSite {
  tenant: Tenant;
  /** Before the publication; null for a new store. */
  document: ReleaseDocument | null;
  remotes: Record<string, Channel<RemoteRelease>>;
  hosts: Running[];
  /** Every release of a remote that a browser may be given, previous ones included. */
  guests: Running[];
}

/** Puts builds in the place of the stable releases of a tenant's document. */
export async function siteWith(
  store: Store,
  tenant: Tenant,
  document: ReleaseDocument | null,
  builds: Build[],
): Promise<LiveSite> {
  const remotes = { ...document?.remotes };
  for (const build of builds) if (build.kind === 'remote') remotes[build.part] = next(remotes, build);
  const host = builds.find(({ part }) => part === HOST);
  const running = (part: string, release: { id: string; version: string }): Promise<Running> =>
    readRunning(store, builds, part, release);
  const hosts = host
    ? [host.release]
    : [document?.host.stable, document?.host.canary?.release].filter((release) => release !== undefined);
  const guests = Object.entries(remotes).flatMap(([part, { stable, canary, previous }]) =>
    [stable, canary?.release, previous]
      .filter((release) => release !== undefined)
      .map((release) => ({ part, release })),
  );
  return {
    tenant,
    document,
    remotes,
    hosts: await Promise.all(hosts.map((release) => running(HOST, release))),
    guests: await Promise.all(guests.map(({ part, release }) => running(part, release))),
  };
}

function next(
  remotes: Record<string, Channel<RemoteRelease>>,
  { part, release }: Build & { kind: 'remote' },
): Channel<RemoteRelease> {
  const live = remotes[part];
  if (!live) return { stable: release };
  return live.stable.id === release.id ? live : { stable: release, previous: live.stable };
}

async function readRunning(
  store: Store,
  builds: Build[],
  part: string,
  { id, version }: { id: string; version: string },
): Promise<Running> {
  const build = builds.find((each) => each.part === part && each.release.id === id);
  return { part, id, version, record: build?.record ?? (await readRecord(store, part, id)) };
}
