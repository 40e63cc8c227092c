import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { ReleaseError } from '../errors.ts';
import { openActs } from './acts.ts';
import { updateEachTenant, type Registry } from './update-all-tenants.ts';
import { formatName } from './channels.ts';
import { currentDocument } from './documents.ts';
import { rolledBack } from './next-document.ts';
import { findWithdrawn } from './find-withdrawn.ts';
import { findRollbackTarget, hasTarget, type RollbackTarget } from './rollback-target.ts';
import { undo, type UndoResult } from './undo.ts';

/**
 * Undoes what was last done to a part, in force with the next page load: an interrupted change is undone as a
 * whole, an interrupted rollback is finished; else the canary ends, or stable and previous release change places. Sites
 * that do not have what is undone are left alone; `from` (`version@id`) names it where sites have different releases.
 * What a rollback took away comes back only by `from`: of two people who roll back at once neither undoes the other's.
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
  const target = begun ?? (await chooseTarget(registry, part, tenants, from));
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

async function chooseTarget(
  registry: Registry,
  part: string,
  tenants: string[],
  from: string | undefined,
): Promise<RollbackTarget> {
  const { store, keys } = registry;
  const documents = await readDocuments(registry, tenants);
  const target = findRollbackTarget(documents, part, from);
  if (from !== undefined || target.kind === 'canary') return target;
  for (const document of documents.filter((each) => hasTarget(each, part, target))) {
    const withdrawn = await findWithdrawn(store, keys.publicKey, document, part);
    if (!withdrawn) continue;
    const [live, gone] = [formatName(target.release), formatName(withdrawn)];
    throw new ReleaseError(
      `${part} ${live} is live because ${gone} was rolled back already. To bring ${gone} back: npm run release -- rollback ${part} --from ${live}`,
    );
  }
  return target;
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
