import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FileTable, OutlineFile } from '@yado/shared/contract/release-document';
import { ReleaseError } from '../errors.ts';
import { isKey } from '../store/store.ts';
import { findMediaType } from '../store/media-types.ts';

/** Read by `publish`, of no use to a browser. */
const RECORDS = new Set(['assets.json', 'remote.json', 'operations.json', 'index.html']);
/** What the page's guard decides on. The host's table of fonts is one of these scripts; pictures can't be checked. */
const VERIFIABLE = /\.(?:m?js|css)$/;

/** Every file of a build that is to be served, by its path relative to the build. */
export async function readBuildFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    // Source maps would publish the source.
    .filter((path) => !RECORDS.has(path) && !path.endsWith('.map') && findMediaType(path) !== undefined)
    .sort();
  const unfit = paths.find((path) => !isKey(path));
  if (unfit) throw new ReleaseError(`${folder}: the name of ${unfit} can't be served.`);
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)),
  );
}

/** Integrity and size of every script and stylesheet. */
export function toFileTable(files: Map<string, Buffer>): FileTable {
  return Object.fromEntries(
    [...files]
      .filter(([path]) => VERIFIABLE.test(path))
      .map(([path, data]) => [path, { integrity: computeIntegrity(data), size: data.length }]),
  );
}

/** An outline with its integrity, which is empty for one that the build lacks. */
export function toOutlineFile(files: Map<string, Buffer>, file: string): OutlineFile {
  const data = files.get(file);
  return { file, integrity: data ? computeIntegrity(data) : '' };
}

export function computeIntegrity(data: Uint8Array): string {
  return `sha384-${createHash('sha384').update(data).digest('base64')}`;
}

/** Names a release by its content: the same files and records give the same id, on every machine. */
export function computeContentId(files: Map<string, Buffer>, records: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(records));
  for (const [path, data] of files) hash.update(JSON.stringify([path, computeIntegrity(data)]));
  return hash.digest('hex').slice(0, 16);
}
