import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FileTable, HostRelease, RemoteRelease } from '@yado/shared/contract/release-document';
import { ReleaseError } from '../errors.ts';
import { declaration } from '../release/build-schema.ts';
import { readJson } from '../release/read-json.ts';

const ENTRY = 'remoteEntry.js';

/** What the host's development server holds at this moment, as a release. */
export async function devHost(origin: string): Promise<HostRelease> {
  const baseUrl = `${origin}/`;
  const html = (await download(baseUrl)).toString('utf8');
  const named = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map((match) => new URL(match[1] ?? '', baseUrl).pathname.slice(1));
  const scripts = named(/<script[^>]*\ssrc="([^"]+)"/g);
  const styles = named(/<link[^>]*\shref="([^"]+\.css)"/g);
  if (scripts.length === 0) throw new ReleaseError(`${baseUrl} names no script.`);
  const files = await downloadFileTable(baseUrl, [...scripts, ...styles]);
  return { id: 'development', version: 'development', baseUrl, scripts, styles, preload: [], files };
}

/** What a remote's development server holds at this moment, as a release; its declaration comes from the sources. */
export async function devRemote(part: string, origin: string, repository: string): Promise<RemoteRelease> {
  const baseUrl = `${origin}/`;
  const entry = await download(baseUrl + ENTRY);
  const container = new RegExp(`\\byado_${part}_[0-9a-f]+\\b`).exec(entry.toString('utf8'))?.[0];
  if (!container) throw new ReleaseError(`${baseUrl}${ENTRY} is no container of ${part}.`);
  return {
    id: container,
    version: 'development',
    baseUrl,
    container,
    entry: ENTRY,
    initial: [],
    declaration: await readJson(join(repository, `remote-${part}`, 'remote.json'), declaration),
    chunks: {},
    files: { [ENTRY]: toFileRecord(entry) },
  };
}

async function downloadFileTable(baseUrl: string, names: string[]): Promise<FileTable> {
  const records = names.map(async (name) => [name, toFileRecord(await download(baseUrl + name))] as const);
  return Object.fromEntries(await Promise.all(records));
}

function toFileRecord(data: Buffer): FileTable[string] {
  return { integrity: `sha384-${createHash('sha384').update(data).digest('base64')}`, size: data.length };
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { headers: { accept: 'text/html,*/*' } });
  if (!response.ok) throw new ReleaseError(`${url} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
