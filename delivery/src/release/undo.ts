import { isDeepStrictEqual } from 'node:util';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { type Act, closeAct, documentsSince, markUndone, openActs } from './acts.ts';
import { type TenantResult, publishInTurn, type Registry } from './update-all-tenants.ts';
import { findChannel } from './channels.ts';
import { changeDocument, currentDocument } from './documents.ts';
import { withChannel, withSettings } from './next-document.ts';
import { pickSettings } from './settings.ts';
import { channelChanges } from './change-lines.ts';

/** What was undone, for people, and what became of each site. */
export interface UndoResult {
  what: string;
  outcomes: TenantResult[];
}

/**
 * Gives every site that has an interrupted act what it had before; the others are left alone. What was changed since
 * by others stays. A site that got its first document by the act keeps it.
 */
export async function undo(registry: Registry, act: Act): Promise<TenantResult[]> {
  const { store } = registry;
  await markUndone(store, act);
  const tenants = Object.keys(act.before);
  const outcomes = await publishInTurn(store, tenants, (tenant) => restore(registry, act, tenant));
  // A process that still worked at it may have written one more document before it saw the mark.
  const late = await publishInTurn(store, tenants, (tenant) => restore(registry, act, tenant));
  await closeAct(store, act);
  return outcomes.map((outcome, index) => (late[index]?.changed ? (late[index] as TenantResult) : outcome));
}

/** Undoes every change that was interrupted, oldest first. */
export async function undoInterrupted(registry: Registry): Promise<UndoResult[]> {
  const results: UndoResult[] = [];
  for (const act of await openActs(registry.store))
    results.push({ what: `${act.what} is undone`, outcomes: await undo(registry, act) });
  return results;
}

async function restore(registry: Registry, act: Act, tenant: string): Promise<TenantResult> {
  const { store, keys, now } = registry;
  const history = await documentsSince(store, keys.publicKey, act, tenant);
  const first = history.findIndex((document) => document.act === act.id);
  const before = history[first - 1];
  const after = history.findLast((document) => document.act === act.id);
  if (!before || !after) {
    const document = await currentDocument(store, tenant, keys.publicKey);
    return { tenant, changed: false, document };
  }
  let lines: string[] = [];
  const result = await changeDocument(store, keys, tenant, (current) => {
    if (!current) return null;
    const restored = act.touches.reduce(
      (document, part) => withPart(document, part, before, after, now()),
      current,
    );
    lines = act.touches.flatMap((part) => channelChanges(part, current, restored));
    return restored === current ? null : { ...restored, sequence: current.sequence + 1 };
  });
  return { tenant, ...result, lines };
}

/** The document with one part as it was before; the same one when somebody has changed that part since. */
function withPart(
  current: ReleaseDocument,
  part: string,
  before: ReleaseDocument,
  after: ReleaseDocument,
  now: Date,
): ReleaseDocument {
  if (part === 'settings') {
    if (!isDeepStrictEqual(pickSettings(current), pickSettings(after))) return current;
    return withSettings(current, pickSettings(before), now);
  }
  if (!isDeepStrictEqual(findChannel(current, part), findChannel(after, part))) return current;
  const old = findChannel(before, part);
  if (old) return withChannel(current, part, () => old as never, now);
  const { [part]: _gone, ...remotes } = current.remotes;
  return { ...withSettings(current, {}, now), remotes };
}
