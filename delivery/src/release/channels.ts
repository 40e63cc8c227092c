import type { Channel, ReleaseDocument } from '@yado/shared/contract/release-document';
import { HOST } from './parts.ts';

/** What every release has, of whatever part. */
export interface Named {
  id: string;
  version: string;
}

/** The channel of every part, the host's first. */
export function listChannels({ host, remotes }: ReleaseDocument): [string, Channel<Named>][] {
  return [[HOST, host], ...Object.entries(remotes)];
}

/** The channel of one part, if the document has it. */
export function findChannel(document: ReleaseDocument, part: string): Channel<Named> | undefined {
  return listChannels(document).find(([name]) => name === part)?.[1];
}

/** A release as people read it. */
export function formatName({ version, id }: Named): string {
  return `${version}@${id}`;
}
