import { join } from 'node:path';
import type { HostRelease, RemoteRelease } from '@yado/shared/contract/release-document';
import type { z } from 'zod';
import type { ReleaseError } from '../errors.ts';
import { finding, type FindingCode, ReleaseRefused } from './finding.ts';
import { computeContentId, toFileTable, toOutlineFile, readBuildFiles } from './build-files.ts';
import { declaration, hostAssets, operations, packageJson, remoteAssets } from './build-schema.ts';
import { HOST } from './parts.ts';
import { readJson } from './read-json.ts';
import type { ReleaseRecord } from './records.ts';

export type Build = {
  part: string;
  files: Map<string, Buffer>;
  operations: Record<string, string>;
  /** What later releases are compared with; browsers don't need it. */
  record: ReleaseRecord;
} & ({ kind: 'host'; release: HostRelease } | { kind: 'remote'; release: RemoteRelease });

/**
 * Reads what the build of a part left in `folder`; the version comes from the package.json above it. Whether its
 * parts agree is for the gate to say. Throws a `ReleaseRefused` when a file is missing or has another form.
 */
export async function readBuild(part: string, folder: string): Promise<Build> {
  const { version } = await readPart('record-unreadable', join(folder, '..', 'package.json'), packageJson);
  const texts = await readPart('record-unreadable', join(folder, 'operations.json'), operations);
  return part === HOST ? readHost(folder, version, texts) : readRemote(part, folder, version, texts);
}

async function readHost(folder: string, version: string, texts: Record<string, string>): Promise<Build> {
  const { provides, ...assets } = await readPart(
    'record-unreadable',
    join(folder, 'assets.json'),
    hostAssets,
  );
  const files = await readBuildFiles(folder);
  const id = computeContentId(files, [HOST, { ...assets, provides }, Object.keys(texts).sort()]);
  const release: HostRelease = {
    id,
    version,
    baseUrl: toBaseUrl(HOST, id),
    ...assets,
    outline: assets.outline ? toOutlineFile(files, assets.outline) : undefined,
    earlyOperationId: Object.keys(texts).find((key) => /\bquery\s+SessionQuery\b/.test(texts[key] ?? '')),
    files: toFileTable(files),
  };
  const record = { operations: Object.keys(texts), exposes: [], requires: {}, provides };
  return { part: HOST, kind: 'host', files, operations: texts, release, record };
}

async function readRemote(
  part: string,
  folder: string,
  version: string,
  texts: Record<string, string>,
): Promise<Build> {
  const assets = await readPart('record-unreadable', join(folder, 'assets.json'), remoteAssets);
  const declared = await readPart('declaration-invalid', join(folder, 'remote.json'), declaration);
  const files = await readBuildFiles(folder);
  const { wholePages } = assets;
  const id = computeContentId(files, [part, assets, declared, Object.keys(texts).sort()]);
  const release: RemoteRelease = {
    id,
    version,
    baseUrl: toBaseUrl(part, id),
    container: assets.container,
    entry: assets.entry,
    initial: assets.initial,
    declaration: declared,
    chunks: assets.chunks,
    outlines: mapValues(assets.outlines, (file) => toOutlineFile(files, file)),
    ...(wholePages && {
      wholePages: { ...toOutlineFile(files, wholePages.file), screens: wholePages.screens },
    }),
    files: toFileTable(files),
  };
  const { exposes, requires } = assets;
  const record = { operations: Object.keys(texts), exposes, requires, provides: {} };
  return { part, kind: 'remote', files, operations: texts, release, record };
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

async function readPart<T>(code: FindingCode, file: string, schema: z.ZodType<T>): Promise<T> {
  return readJson(file, schema).catch((error: ReleaseError) => {
    throw new ReleaseRefused([finding(code, error.message)]);
  });
}

function toBaseUrl(part: string, id: string): string {
  return `/releases/${part}/${id}/`;
}
