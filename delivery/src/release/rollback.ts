import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { ReleaseError } from '../errors.ts';
import { type Act, openActs } from './acts.ts';
import { updateEachTenant, type TenantResult, type Registry } from './update-all-tenants.ts';
import { formatName } from './channels.ts';
import { currentDocument } from './documents.ts';
import { rolledBack } from './next-document.ts';
import { takeBack } from './take-back.ts';
import { hasUndone, type Undone, whatToUndo } from './undone.ts';

/** What was undone, for people, and what became of each site. */
export interface Undoing {
  what: string;
  outcomes: TenantResult[];
}

/**
 * Undoes what was last done to a part, in force with the next page load: an interrupted change is taken back as a
 * whole, an interrupted rollback is finished; else the canary ends, or stable and previous release change places. Sites
 * that do not have what is undone are left alone; `from` (`version@id`) names it where sites have different releases.
 */
export async function rollback(
  registry: Registry,
  part: string,
  tenants: string[],
  from?: string,
): Promise<Undoing> {
  const open = (await openActs(registry.store)).find(({ touches }) => touches.includes(part));
  const begun = open && !open.takenBack ? begunRollback(open) : null;
  if (open && !begun) return { what: `${open.what} is taken back`, outcomes: await takeBack(registry, open) };
  const undone = begun ?? whatToUndo(await readDocuments(registry, tenants), part, from);
  const what = `rollback ${part} of ${undone.kind} ${formatName(undone.release)}`;
  const outcomes = await updateEachTenant(
    registry,
    tenants,
    (current) => (hasUndone(current, part, undone) ? rolledBack(current, part, registry.now()) : current),
    { intent: { what, touches: [part] } },
  );
  return { what, outcomes };
}

/** Takes back every change that was interrupted, oldest first. */
export async function undoInterrupted(registry: Registry): Promise<Undoing[]> {
  const undone: Undoing[] = [];
  for (const act of await openActs(registry.store))
    undone.push({ what: `${act.what} is taken back`, outcomes: await takeBack(registry, act) });
  return undone;
}

function begunRollback({ what }: Act): Undone | null {
  const [, kind, version, id] = /^rollback \S+ of (canary|stable) (.+)@(\w+)$/.exec(what) ?? [];
  return version && id ? { kind: kind as Undone['kind'], release: { version, id } } : null;
}

async function readDocuments({ store, keys }: Registry, tenants: string[]): Promise<ReleaseDocument[]> {
  const documents: ReleaseDocument[] = [];
  for (const tenant of tenants) {
    const document = await currentDocument(store, tenant, keys.publicKey);
    if (!document) throw new ReleaseError(`Nothing is published for tenant ${tenant}.`);
    documents.push(document);
  }
  return documents;
}
