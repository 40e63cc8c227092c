import type { Channel, ReleaseDocument } from '@yado/shared/contract/release-document';
import { ReleaseError } from '../errors.ts';
import { findChannel, listChannels, type Named, formatName } from './channels.ts';

/** What a rollback takes away: a canary, or a stable release that gives its place to the previous one. */
export interface Undone {
  kind: 'canary' | 'stable';
  release: Named;
}

/**
 * The one release of a part that a rollback undoes: the canary where there is one, else the stable release. Throws a
 * `ReleaseError` where sites have different ones, unless `from` names one (`version@id`).
 */
export function whatToUndo(documents: ReleaseDocument[], part: string, from?: string): Undone {
  const sites = documents.flatMap(({ tenant, ...document }) => {
    const channel = findChannel({ tenant, ...document }, part);
    return channel ? [{ tenant, undone: getLast(channel) }] : [];
  });
  const named =
    from === undefined ? sites : sites.filter(({ undone }) => formatName(undone.release) === from);
  const canaries = named.filter(({ undone }) => undone.kind === 'canary');
  const candidates = canaries.length > 0 ? canaries : named;
  const [first] = candidates;
  if (!first) throw new ReleaseError(from ? `No site runs ${from} as ${part}.` : `No site has ${part}.`);
  if (candidates.every(({ undone }) => undone.release.id === first.undone.release.id)) return first.undone;
  const found = sites.map(({ tenant, undone }) => `${tenant} ${formatName(undone.release)} (${undone.kind})`);
  throw new ReleaseError(
    `Sites have different releases of ${part}:\n- ${found.join('\n- ')}\nName the one to undo: npm run release -- rollback ${part} --from <version@id>`,
  );
}

/** Whether a site has what is to be undone. */
export function hasUndone(document: ReleaseDocument, part: string, { kind, release }: Undone): boolean {
  const channel = findChannel(document, part);
  return (kind === 'canary' ? channel?.canary?.release.id : channel?.stable.id) === release.id;
}

/** What changed in the channel of a part, as lines for people. */
export function channelChanges(part: string, before: ReleaseDocument, after: ReleaseDocument): string[] {
  const [old, next] = [findChannel(before, part), findChannel(after, part)];
  const line = (role: string, from?: Named, to?: Named) =>
    from?.id === to?.id
      ? []
      : [`${part} ${role} ${from ? formatName(from) : 'none'} → ${to ? formatName(to) : 'none'}`];
  return [
    ...line('stable', old?.stable, next?.stable),
    ...line('canary', old?.canary?.release, next?.canary?.release),
  ];
}

/** What a publication changed on a site, as lines for people. */
export function changeLines(before: ReleaseDocument | null, after: ReleaseDocument | null): string[] {
  if (!before || !after) return [];
  const parts = new Set([...listChannels(before), ...listChannels(after)].map(([part]) => part));
  return [...parts].flatMap((part) => channelChanges(part, before, after));
}

function getLast({ stable, canary }: Channel<Named>): Undone {
  return canary ? { kind: 'canary', release: canary.release } : { kind: 'stable', release: stable };
}
