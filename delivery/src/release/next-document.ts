import { isDeepStrictEqual } from 'node:util';
import type {
  Channel,
  HostRelease,
  ReleaseDocument,
  RemoteRelease,
} from '@yado/shared/contract/release-document';
import { ReleaseError } from '../errors.ts';
import { swapped, withCanaryEnded, withStable } from './channel.ts';
import { HOST } from './parts.ts';
import { routeCollisions } from './route-collisions.ts';
import { type Settings, pickSettings } from './settings.ts';
import type { Tenant } from './tenants.ts';

const DAY_MS = 86_400_000;
/** After this a host refuses a document: how long someone could hold back a withdrawn release. */
export const LIFETIME_MS = 30 * DAY_MS;
/** A document with less than this left is renewed by the next `publish` or `refresh`. */
export const RENEW_BELOW_MS = 15 * DAY_MS;

export interface Changes {
  host?: HostRelease;
  remotes?: Record<string, RemoteRelease>;
}

/**
 * The document after new releases have gone in, or null when that changes nothing and the current one is fresh.
 * Settings stay as they are in force; `tenant` gives them to the first document alone. Throws a `ReleaseError` when it
 * may not be published.
 */
export function nextDocument(
  current: ReleaseDocument | null,
  tenant: Omit<Tenant, 'pictures'>,
  changes: Changes,
  now: Date,
): ReleaseDocument | null {
  const host = changes.host ? withStable(current?.host, changes.host, now) : current?.host;
  if (!host) {
    throw new ReleaseError(`Tenant ${tenant.id} has no host yet. Run: npm run release -- publish --all`);
  }
  const remotes = { ...current?.remotes };
  for (const [id, release] of Object.entries(changes.remotes ?? {}))
    remotes[id] = withStable(remotes[id], release, now);
  return sealed(
    current,
    { format: 1, tenant: tenant.id, ...pickSettings(current ?? tenant), host, remotes },
    now,
  );
}

/** The first document of a site that is to run what another one runs. */
export function firstDocument(
  tenant: Omit<Tenant, 'pictures'>,
  { host, remotes }: ReleaseDocument,
  now: Date,
): ReleaseDocument | null {
  return sealed(null, { format: 1, tenant: tenant.id, ...pickSettings(tenant), host, remotes }, now);
}

/** The document with other settings; the same object when that changes nothing and it is fresh. */
export function withSettings(
  current: ReleaseDocument,
  settings: Partial<Settings>,
  now: Date,
): ReleaseDocument {
  return sealed(current, { ...current, ...settings }, now) ?? current;
}

/** A change that suits the channel of the host as well as that of a remote. */
export type ChannelChange = <R extends HostRelease | RemoteRelease>(channel: Channel<R>) => Channel<R>;

/** The document in which the channel of one part has changed. Throws a `ReleaseError` when it may not be published. */
export function withChannel(
  current: ReleaseDocument,
  part: string,
  change: ChannelChange,
  now: Date,
): ReleaseDocument {
  const { host, remotes, ...rest } = current;
  if (part === HOST) return sealed(current, { ...rest, host: change(host), remotes }, now) ?? current;
  const channel = remotes[part];
  if (!channel) throw new ReleaseError(`Tenant ${current.tenant} has no ${part}.`);
  return sealed(current, { ...rest, host, remotes: { ...remotes, [part]: change(channel) } }, now) ?? current;
}

/** The document without the canary of a part; where there is none its stable and previous releases change places. */
export function rolledBack(current: ReleaseDocument, part: string, now: Date): ReleaseDocument {
  const change: ChannelChange = (channel) => {
    if (channel.canary) return withCanaryEnded(channel, 'withdrawn', now);
    const back = swapped(channel);
    if (back) return back;
    throw new ReleaseError(`Tenant ${current.tenant} has no previous release of ${part}.`);
  };
  return withChannel(current, part, change, now);
}

type Content = Omit<ReleaseDocument, 'sequence' | 'issuedAt' | 'expiresAt'>;

function sealed(current: ReleaseDocument | null, content: Content, now: Date): ReleaseDocument | null {
  const collisions = routeCollisions(content.remotes);
  if (collisions.length > 0) {
    throw new ReleaseError(
      `Tenant ${content.tenant}: remotes claim the same address.\n- ${collisions.join('\n- ')}`,
    );
  }
  const { format, tenant, host, remotes } = content;
  const next = { ...pickSettings(content), host, remotes };
  if (current && isFresh(current, now) && sameContent(current, next)) return null;
  return {
    format,
    tenant,
    sequence: sequenceAfter(current, now),
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + LIFETIME_MS).toISOString(),
    ...next,
  };
}

/** Starts at the time in seconds, so that a store created again still rises above what browsers remember of the old one. */
function sequenceAfter(current: ReleaseDocument | null, now: Date): number {
  return current ? current.sequence + 1 : Math.floor(now.getTime() / 1000);
}

function isFresh({ expiresAt }: ReleaseDocument, now: Date): boolean {
  return Date.parse(expiresAt) - now.getTime() >= RENEW_BELOW_MS;
}

function sameContent(current: ReleaseDocument, next: Omit<Content, 'format' | 'tenant'>): boolean {
  const { host, remotes } = current;
  const plain = (content: object): unknown => JSON.parse(JSON.stringify(content));
  return isDeepStrictEqual(plain({ ...pickSettings(current), host, remotes }), plain(next));
}
