import { outlineSlots } from '@yado/shared/contract/outline';
import type { OutlineFile } from '@yado/shared/contract/release-document';
import { type Finding, finding } from '../release/finding.ts';
import { hostOutline, parseOutline, screenOutline } from '../release/outline-schema.ts';
import type { Build } from '../release/read-build.ts';

/** Elements and attributes that run or load something: a page's policy would refuse them, or worse, not. */
const ACTIVE =
  /<(?:script|style|link|iframe|object|embed|base|meta)\b|<[^>]*\s(?:on[a-z]+|style|srcdoc)\s*=/i;

/** What is wrong with the outlines of a build. A file that is missing is found with all others. */
export function outlineFindings(build: Build): Finding[] {
  const { part, files, kind, release } = build;
  const astray = Object.keys(kind === 'remote' ? (release.outlines ?? {}) : {})
    .filter((chunk) => kind === 'remote' && !release.chunks[chunk])
    .map((chunk) => `${part} has an outline of ${chunk}, which is no chunk of it.`);
  const broken = listOutlines(build).flatMap(({ file }) => {
    const data = files.get(file);
    const fault = data && findFault(kind, data);
    return fault ? [`${file} of ${part} ${fault}.`] : [];
  });
  return [...astray, ...broken].map((what) => finding('outline-invalid', what));
}

export function listOutlines({ kind, release }: Build): OutlineFile[] {
  if (kind === 'host') return release.outline ? [release.outline] : [];
  return Object.values(release.outlines ?? {});
}

function findFault(kind: Build['kind'], data: Buffer): string | undefined {
  const host = kind === 'host' ? parseOutline(hostOutline, data) : null;
  const screen = kind === 'remote' ? parseOutline(screenOutline, data) : null;
  if (!host && !screen) return 'has another form';
  const frames = host ? Object.values(host.frames) : [];
  if (frames.some((frame) => frame.split(outlineSlots.screen).length !== 2))
    return 'has no one place for a screen';
  const texts = [...frames, host?.skeleton ?? '', screen?.content ?? ''];
  if (texts.some((text) => ACTIVE.test(text))) return 'holds more than content';
  const inline = [host?.styles ?? '', screen?.styles ?? '', host?.script ?? '', screen?.first?.choose ?? ''];
  return inline.some((text) => /<\/(?:style|script)|<!--/i.test(text))
    ? 'would end its own element'
    : undefined;
}
