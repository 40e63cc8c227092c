import type { Channel, ReleaseDocument } from '@yado/shared/contract/release-document';
import { ReleaseError } from '../errors.ts';
import { findChannel, type Named, formatName } from './channels.ts';

/** What a rollback takes away: a canary, or a stable release that gives its place to the previous one. */
export interface RollbackTarget {
  kind: 'canary' | 'stable';
  release: Named;
}

/**
 * The one release of a part that a rollback undoes: the canary where there is one, else the stable release. Throws a
 * `ReleaseError` where sites have different ones, unless `from` names one (`version@id`).
 */
export function findRollbackTarget(
  documents: ReleaseDocument[],
  part: string,
  from?: string,
): RollbackTarget {
  const sites = documents.flatMap(({ tenant, ...document }) => {
    const channel = findChannel({ tenant, ...document }, part);
    return channel ? [{ tenant, target: getLast(channel) }] : [];
  });
  const named =
    from === undefined ? sites : sites.filter(({ target }) => formatName(target.release) === from);
  const canaries = named.filter(({ target }) => target.kind === 'canary');
  const candidates = canaries.length > 0 ? canaries : named;
  const [first] = candidates;
  if (!first) throw new ReleaseError(from ? `No site runs ${from} as ${part}.` : `No site has ${part}.`);
  if (candidates.every(({ target }) => target.release.id === first.target.release.id)) return first.target;
  const found = sites.map(({ tenant, target }) => `${tenant} ${formatName(target.release)} (${target.kind})`);
  throw new ReleaseError(
    `Sites have different releases of ${part}:\n- ${found.join('\n- ')}\nName the one to undo: npm run release -- rollback ${part} --from <version@id>`,
  );
}

/** Whether a site has the target of a rollback. */
export function hasTarget(
  document: ReleaseDocument,
  part: string,
  { kind, release }: RollbackTarget,
): boolean {
  const channel = findChannel(document, part);
  return (kind === 'canary' ? channel?.canary?.release.id : channel?.stable.id) === release.id;
}

function getLast({ stable, canary }: Channel<Named>): RollbackTarget {
  return canary ? { kind: 'canary', release: canary.release } : { kind: 'stable', release: stable };
}
