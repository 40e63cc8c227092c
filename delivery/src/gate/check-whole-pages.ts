import { Script } from 'node:vm';
import { type Finding, finding } from '../release/finding.ts';
import { parseOutline } from '../release/outline-schema.ts';
import type { Build } from '../release/read-build.ts';
import { wholePageFile } from '../release/whole-page-schema.ts';
import { findOperationIds } from './operation-ids.ts';

/** What is wrong with the whole pages of a build. A file that is missing is found with all others. */
export function wholePageFindings(build: Build): Finding[] {
  const { part, files, operations, kind, release } = build;
  const pages = kind === 'remote' ? release.wholePages : undefined;
  const data = pages && files.get(pages.file);
  if (!data || kind !== 'remote') return [];
  const file = parseOutline(wholePageFile, data);
  if (!file) return [finding('whole-pages-invalid', `${pages.file} of ${part} has another form.`)];
  const findings = pages.screens
    .filter((screen) => !isPublic(build, screen))
    .map((screen) => `${part} has a whole page of ${screen}, which is no screen of it for everybody.`);
  if (!isScript(file.server) || !isScript(file.client))
    findings.push(`${pages.file} of ${part} holds no script.`);
  if (/<\/script|<!--/i.test(file.client))
    findings.push(`${pages.file} of ${part} would end its own element.`);
  return [
    ...findings.map((what) => finding('whole-pages-invalid', what)),
    ...[...findOperationIds(file.server)]
      .filter((id) => !(id in operations))
      .map((id) => finding('operation-unlisted', `${part} sends ${id}, which its operations.json lacks.`)),
  ];
}

/** The edge asks for a page's data without the visitor's session. */
function isPublic(build: Build & { kind: 'remote' }, screen: string): boolean {
  const routes = build.release.declaration.routes.filter(({ chunk }) => chunk === screen);
  return routes.length > 0 && routes.every(({ access }) => access === 'public');
}

function isScript(text: string): boolean {
  try {
    new Script(text);
    return true;
  } catch {
    return false;
  }
}
