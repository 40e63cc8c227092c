import type { RemoteRelease } from '@yado/shared/contract/release-document';
import { type FailureStage, report } from '../telemetry/report.ts';

export interface FailedReleases {
  has: (release: RemoteRelease) => boolean;
  /** Adds and reports a release; only its first failure counts. */
  add: (release: RemoteRelease, stage: FailureStage, error: unknown) => void;
  /** Releases left, in their order; all of them again once each has failed. */
  listUsable: () => RemoteRelease[];
  isAnyLeft: () => boolean;
  clear: () => void;
  /** Reports, once per page and release, that a release is used in place of the chosen one. */
  reportReplaced: (by: RemoteRelease) => void;
}

/** Keeps which releases of a remote have failed on this page; `releases` begins with the chosen one. */
export function createFailedReleases(remote: string, releases: RemoteRelease[]): FailedReleases {
  const [chosen] = releases;
  const stages = new Map<string, FailureStage>();
  const reported = new Set<string>();
  const isAnyLeft = () => stages.size < releases.length;

  return {
    has: ({ id }) => stages.has(id),
    add: (release, stage, error) => {
      if (stages.has(release.id)) return;
      stages.set(release.id, stage);
      const message = error instanceof Error ? error.message : String(error);
      report({ kind: 'remote-failed', remote, version: formatRelease(release), stage, message });
    },
    listUsable: () => {
      if (!isAnyLeft()) stages.clear();
      return releases.filter(({ id }) => !stages.has(id));
    },
    isAnyLeft,
    clear: () => stages.clear(),
    reportReplaced: (by) => {
      const stage = chosen && stages.get(chosen.id);
      if (!stage || reported.has(by.id)) return;
      reported.add(by.id);
      const [from, to] = [formatRelease(chosen), formatRelease(by)];
      report({ kind: 'remote-replaced', remote, from, to, stage });
    },
  };
}

/** Name in the format of the release command: the version alone is not unique. */
const formatRelease = ({ version, id }: RemoteRelease) => `${version}@${id}`;
