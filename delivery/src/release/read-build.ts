import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { HostRelease, RemoteDeclaration, RemoteRelease } from '@yado/shared/contract/release-document';
import type { z } from 'zod';
import { ReleaseError } from '../errors.ts';
import { contentIdOf, fileTableOf, readBuildFiles } from './build-files.ts';
import { declaration, hostAssets, operations, packageJson, remoteAssets } from './build-schema.ts';
import { HOST } from './parts.ts';
import { readJson } from './read-json.ts';

export type Build = { part: string; files: Map<string, Buffer>; operations: Record<string, string> } & (
  | { kind: 'host'; release: HostRelease }
  | { kind: 'remote'; release: RemoteRelease }
);

type RemoteAssets = z.infer<typeof remoteAssets>;

/**
 * Reads and checks what the build of a part left in `folder`; the version comes from the package.json above it.
 * Throws a `ReleaseError` that says what is missing or wrong.
 */
export async function readBuild(part: string, folder: string): Promise<Build> {
  const { version } = await readJson(join(folder, '..', 'package.json'), packageJson);
  const texts = await readOperations(join(folder, 'operations.json'));
  return part === HOST ? readHost(folder, version, texts) : readRemote(part, folder, version, texts);
}

async function readHost(folder: string, version: string, texts: Record<string, string>): Promise<Build> {
  const assets = await readJson(join(folder, 'assets.json'), hostAssets);
  const files = await readBuildFiles(folder);
  requireFiles(folder, files, [...assets.scripts, ...assets.styles, ...assets.preload]);
  const id = contentIdOf(files, [HOST, assets, Object.keys(texts).sort()]);
  const release: HostRelease = {
    id,
    version,
    baseUrl: baseUrlOf(HOST, id),
    ...assets,
    earlyOperationId: Object.keys(texts).find((key) => /\bquery\s+SessionQuery\b/.test(texts[key] ?? '')),
    files: fileTableOf(files),
  };
  return { part: HOST, kind: 'host', files, operations: texts, release };
}

async function readRemote(
  part: string,
  folder: string,
  version: string,
  texts: Record<string, string>,
): Promise<Build> {
  const assets = await readJson(join(folder, 'assets.json'), remoteAssets);
  const declared = await readJson(join(folder, 'remote.json'), declaration);
  const files = await readBuildFiles(folder);
  requireFiles(folder, files, [assets.entry, ...assets.initial, ...Object.values(assets.chunks).flat()]);
  requireAgreement(part, folder, declared, assets);
  const id = contentIdOf(files, [part, assets, declared, Object.keys(texts).sort()]);
  const release: RemoteRelease = {
    id,
    version,
    baseUrl: baseUrlOf(part, id),
    container: assets.container,
    entry: assets.entry,
    initial: assets.initial,
    declaration: declared,
    chunks: assets.chunks,
    files: fileTableOf(files),
  };
  return { part, kind: 'remote', files, operations: texts, release };
}

function requireFiles(folder: string, files: Map<string, Buffer>, named: string[]): void {
  const missing = named.find((file) => !files.has(file));
  if (missing)
    throw new ReleaseError(`${join(folder, 'assets.json')} names ${missing}, which is not in the build.`);
}

function requireAgreement(
  part: string,
  folder: string,
  declared: RemoteDeclaration,
  assets: RemoteAssets,
): void {
  const file = join(folder, 'remote.json');
  if (declared.id !== part) throw new ReleaseError(`${file} declares "${declared.id}", not "${part}".`);
  const paths = declared.routes.map((route) => route.path);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice) throw new ReleaseError(`${file} declares ${twice} twice.`);
  const lost = declared.routes.find((route) => !assets.chunks[route.chunk]);
  if (lost)
    throw new ReleaseError(
      `${file}: ${lost.path} needs chunk "${lost.chunk}", which assets.json doesn't list.`,
    );
  const strayed = declared.menu.find((entry) => !paths.includes(entry.path));
  if (strayed)
    throw new ReleaseError(`${file}: the menu leads to ${strayed.path}, which is no route of this remote.`);
}

/** The API finds an operation by this id alone, so that the id must prove the text. */
async function readOperations(file: string): Promise<Record<string, string>> {
  const texts = await readJson(file, operations);
  for (const [id, text] of Object.entries(texts)) {
    if (createHash('sha256').update(text).digest('hex') === id) continue;
    throw new ReleaseError(`${file}: ${id} is not the SHA-256 of its operation.`);
  }
  return texts;
}

function baseUrlOf(part: string, id: string): string {
  return `/releases/${part}/${id}/`;
}
