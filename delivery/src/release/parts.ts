import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseError } from '../errors.ts';

export const HOST = 'host';
const REMOTE = /^remote-([a-z][a-z0-9-]*)$/;

/** `host` and the id of every remote that has a folder, host first. */
export async function listParts(repository: string): Promise<string[]> {
  const entries = await readdir(repository, { withFileTypes: true });
  const remotes = entries.flatMap((entry) =>
    entry.isDirectory() ? (REMOTE.exec(entry.name)?.[1] ?? []) : [],
  );
  return [HOST, ...remotes.sort()];
}

/** The build of a part. Throws a `ReleaseError` for a name that is not a part's. */
export function getBuildFolder(part: string, repository: string): string {
  const folder = part === HOST ? HOST : `remote-${part}`;
  if (folder !== HOST && !REMOTE.test(folder)) {
    throw new ReleaseError(`"${part}" is not a part. Parts: host, and remote-<part> folders.`);
  }
  return join(repository, folder, 'dist');
}
