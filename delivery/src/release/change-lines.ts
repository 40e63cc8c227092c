import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { findChannel, formatName, listChannels, type Named } from './channels.ts';

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
