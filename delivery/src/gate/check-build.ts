import { createHash } from 'node:crypto';
import type { RouteAccess } from '@yado/shared/contract/release-document';
import { HOST } from '../release/parts.ts';
import type { Build } from '../release/read-build.ts';
import { listOutlines, outlineFindings } from './check-outlines.ts';
import { type Finding, finding } from '../release/finding.ts';
import type { LiveSchema } from './live-schema.ts';
import { wholePageFindings } from './check-whole-pages.ts';
import { findOperationIds } from './operation-ids.ts';
import { reservedRouteFindings } from './check-reserved.ts';

const EXPOSED = './remote';

/** What is wrong with a build whatever is live. */
export function buildFindings(build: Build, schema: LiveSchema): Finding[] {
  return [
    ...fileFindings(build),
    ...outlineFindings(build),
    ...wholePageFindings(build),
    ...(build.kind === 'remote' ? remoteFindings(build, schema) : []),
    ...operationFindings(build, schema),
  ];
}

function fileFindings(build: Build): Finding[] {
  const { part, kind, files, release } = build;
  const outlines = listOutlines(build).map(({ file }) => file);
  const named =
    kind === 'host'
      ? [...release.scripts, ...release.styles, ...release.preload, ...(release.later ?? []), ...outlines]
      : [
          release.entry,
          ...release.initial,
          ...Object.values(release.chunks).flat(),
          ...outlines,
          ...(release.wholePages ? [release.wholePages.file] : []),
        ];
  return [...new Set(named)]
    .filter((file) => !files.has(file))
    .map((file) =>
      finding('file-missing', `assets.json of ${part} names ${file}, which is not in the build.`),
    );
}

function remoteFindings(build: Build & { kind: 'remote' }, schema: LiveSchema): Finding[] {
  const { part, record, release } = build;
  const { id, routes, menu } = release.declaration;
  const findings: Finding[] = [...reservedRouteFindings(part, routes)];
  const paths = routes.map(({ path }) => path);
  if (id !== part) findings.push(finding('id-mismatch', `remote.json of ${part} declares "${id}".`));
  if (part === HOST) findings.push(finding('id-mismatch', 'A remote can not be called host.'));
  if (!record.exposes.includes(EXPOSED)) {
    findings.push(finding('exposes-missing', `The build of ${part} does not expose ${EXPOSED}.`));
  }
  // Code that is JSX alone asks for its functions and for nothing else of React.
  if (!record.requires.react && !record.requires['react/jsx-runtime']) {
    findings.push(finding('shared-copied', `${part} does not take react from the host.`));
  }
  for (const [index, { path, chunk, access }] of routes.entries()) {
    if (paths.indexOf(path) !== index)
      findings.push(finding('route-twice', `remote.json of ${part} declares ${path} twice.`));
    if (!release.chunks[chunk]) {
      findings.push(
        finding('chunk-missing', `${path} of ${part} needs chunk "${chunk}", which its build lacks.`),
      );
    }
    for (const permission of listPermissions(access).filter((name) => !schema.permissions.has(name)))
      findings.push(finding('permission-unknown', `${path} of ${part} asks for ${permission}.`));
  }
  for (const { label, path, permission } of menu) {
    if (!paths.includes(path)) {
      findings.push(
        finding('menu-astray', `「${label}」 in the menu of ${part} leads to ${path}, no route of it.`),
      );
    }
    if (permission && !schema.permissions.has(permission))
      findings.push(
        finding('permission-unknown', `「${label}」 in the menu of ${part} asks for ${permission}.`),
      );
  }
  return findings;
}

function operationFindings({ part, operations, files }: Build, schema: LiveSchema): Finding[] {
  const findings: Finding[] = [];
  for (const [id, text] of Object.entries(operations)) {
    // The API finds an operation by this id alone, so that the id must prove the text.
    if (createHash('sha256').update(text).digest('hex') !== id)
      findings.push(finding('operation-id', `${id} of ${part} is not the SHA-256 of its operation.`));
    for (const fault of schema.findFaults(text))
      findings.push(finding('operation-invalid', `${part} sends an operation the API refuses: ${fault}`));
  }
  for (const id of sentIds(files)) {
    if (!(id in operations))
      findings.push(finding('operation-unlisted', `${part} sends ${id}, which its operations.json lacks.`));
  }
  return findings;
}

function sentIds(files: Map<string, Buffer>): Set<string> {
  const scripts = [...files]
    .filter(([path]) => path.endsWith('.js'))
    .map(([, data]) => data.toString('utf8'));
  return new Set(scripts.flatMap((text) => [...findOperationIds(text)]));
}

export function listPermissions(access: RouteAccess): string[] {
  return typeof access === 'string' ? [] : [access.permission].flat();
}
