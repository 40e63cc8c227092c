import type { Build } from '../release/read-build.ts';
import { type Finding, finding } from '../release/finding.ts';
import type { LiveSite } from './live-site.ts';

/** Two releases under one global name: the browser would take the first for the second. */
export function containerFindings({ tenant, document, remotes }: LiveSite, builds: Build[]): Finding[] {
  const live = [document?.remotes ?? {}, remotes].flatMap((each) =>
    Object.entries(each).flatMap(([part, { stable, canary, previous }]) =>
      [stable, canary?.release, previous].flatMap((release) => (release ? [{ part, release }] : [])),
    ),
  );
  return builds.flatMap((build) => {
    if (build.kind === 'host') return [];
    const { id, container } = build.release;
    const other = live.find(({ release }) => release.container === container && release.id !== id);
    if (!other) return [];
    const name = `${other.part} ${other.release.version}@${other.release.id}`;
    return [finding('container-taken', `${build.part} is called ${container}, like ${name}.`, tenant.id)];
  });
}
