import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { ReleaseError } from '../errors.ts';
import type { SigningKeys } from '../signing/keys.ts';
import type { Store } from '../store/store.ts';
import { type Act, beginAct, closeAct, hasAct, type Intent, interruptedAct, requireOpen } from './acts.ts';
import { changeLines } from './change-lines.ts';
import { changeDocument, currentDocument } from './documents.ts';
import { announcePublication } from './publications.ts';
import { requireRightClock } from './publisher-clock.ts';

export interface Registry {
  store: Store;
  keys: SigningKeys;
  now: () => Date;
  /** Somebody vouches for `now`: it is not compared with the store's time. */
  trustsClock?: boolean;
}

export interface TenantResult {
  tenant: string;
  changed: boolean;
  document: ReleaseDocument | null;
  /** What changed, or why nothing did, for people. */
  lines?: string[];
}

interface Options {
  /** Names the change as one for all tenants, so that it can be finished or undone; without it each is by itself. */
  intent?: Intent;
  /** Runs once it is known that each tenant's document may be published, before the first one is. */
  prepare?: () => Promise<void>;
}

/**
 * Changes the document of every tenant: all or none, and one that dies on the way is on record (`acts.ts`). Null from
 * `change` leaves a tenant alone. Throws a `ReleaseError`.
 */
export async function updateAllTenants<Tenant extends { id: string }>(
  registry: Registry,
  tenants: Tenant[],
  change: (current: ReleaseDocument | null, tenant: Tenant) => ReleaseDocument | null,
  { intent, prepare = async () => {} }: Options = {},
): Promise<TenantResult[]> {
  const { store, keys, now, trustsClock } = registry;
  const interrupted = intent ? await interruptedAct(store, keys.publicKey, intent) : null;
  const done = new Set<string>();
  const before: Act['before'] = {};
  const issuedAt: string[] = [];
  for (const tenant of tenants) {
    if (interrupted && (await hasAct(store, keys.publicKey, interrupted, tenant.id))) done.add(tenant.id);
    const current = await currentDocument(store, tenant.id, keys.publicKey);
    if (current) issuedAt.push(current.issuedAt);
    if (!done.has(tenant.id) && change(current, tenant)) before[tenant.id] = current?.sequence ?? null;
  }
  if (!trustsClock && Object.keys(before).length > 0) await requireRightClock(store, now, issuedAt);
  await prepare();
  const isOne = intent && Object.keys(before).length > 1;
  const act = interrupted ?? (isOne ? await beginAct(store, keys.publicKey, intent, before, now()) : null);
  const outcomes = await publishInTurn(store, tenants, async (tenant): Promise<TenantResult> => {
    let old: ReleaseDocument | null = null;
    if (act) await requireOpen(store, act);
    const result = await changeDocument(
      store,
      keys,
      tenant.id,
      (current) => {
        old = current;
        return done.has(tenant.id) ? null : change(current, tenant);
      },
      act?.id,
    );
    return { tenant: tenant.id, ...result, lines: changeLines(old, result.document) };
  });
  if (act) await closeAct(store, act);
  return outcomes;
}

/** Like `updateAllTenants`, for tenants that have a document; `change` returns the same one to leave it alone. */
export async function updateEachTenant(
  registry: Registry,
  tenants: string[],
  change: (current: ReleaseDocument) => ReleaseDocument,
  options?: Options,
): Promise<TenantResult[]> {
  const changed = (current: ReleaseDocument | null, { id }: { id: string }) => {
    if (!current) throw new ReleaseError(`Nothing is published for tenant ${id}.`);
    const next = change(current);
    return next === current ? null : next;
  };
  return updateAllTenants(
    registry,
    tenants.map((id) => ({ id })),
    changed,
    options,
  );
}

/**
 * One tenant after the other, so that those who have it when something fails are the beginning of the list; whatever
 * came of it, edges are notified.
 */
export async function publishInTurn<Tenant, R>(
  store: Store,
  tenants: Tenant[],
  publish: (tenant: Tenant) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  try {
    for (const tenant of tenants) results.push(await publish(tenant));
  } finally {
    await announcePublication(store);
  }
  return results;
}
