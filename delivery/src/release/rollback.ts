import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { ReleaseError } from '../errors.ts';
import { openActs } from './acts.ts';
import { updateEachTenant, type Registry } from './update-all-tenants.ts';
import { formatName } from './channels.ts';
import { currentDocument } from './documents.ts';
import { rolledBack } from './next-document.ts';
import { findRollbackTarget, hasTarget } from './rollback-target.ts';
import { undo, type UndoResult } from './undo.ts';

/**
 * Undoes what was last done to a part, in force with the next page load: an interrupted change is undone as a
 * whole, an interrupted rollback is finished; else the canary ends, or stable and previous release change places. Sites
 * that do not have what is undone are left alone; `from` (`version@id`) names it where sites have different releases.
 */
export async function rollback(
  registry: Registry,
  part: string,
  tenants: string[],
  from?: string,
): Promise<UndoResult> {
  const open = (await openActs(registry.store)).find(({ touches }) => touches.includes(part));
  const begun = open && !open.takenBack ? open.rollback : undefined;
  if (open && !begun) return { what: `${open.what} is undone`, outcomes: await undo(registry, open) };
  const target = begun ?? findRollbackTarget(await readDocuments(registry, tenants), part, from);
  const { version, id } = target.release;
  const what = `rollback ${part} of ${target.kind} ${formatName(target.release)}`;
  const outcomes = await updateEachTenant(
    registry,
    tenants,
    (current) => (hasTarget(current, part, target) ? rolledBack(current, part, registry.now()) : current),
    { intent: { what, touches: [part], rollback: { kind: target.kind, release: { version, id } } } },
  );
  return { what, outcomes };
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
