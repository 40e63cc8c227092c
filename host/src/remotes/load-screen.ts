import type { LoadArguments, RemoteModule } from '@yado/shared/contract/remote';
import type { Channel, RemoteRelease } from '@yado/shared/contract/release-document';
import { disposeAll } from '@yado/shared/relay/dispose';
import {
  blameForNatives,
  checkNatives,
  NativesOverwritten,
  restoreNatives,
} from '../natives/check-natives.ts';
import type { FailureStage } from '../telemetry/report.ts';
import { createFailedReleases } from './failed-releases.ts';
import { loadRelease, type LoadedScreen, isRetryable, ReleaseFailure } from './load-release.ts';
import { failureStage, isChunkFailure } from './failure-stage.ts';
import { firstAvailable } from './first-available.ts';
import { loadingLimits } from './loading-limits.ts';

/** Failure of all releases of a remote; shown as a panel that names it. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`remote ${remote} is unavailable`, { cause });
    this.remote = remote;
  }
}

export interface ScreenLoader {
  /** Loads and runs the code of a route that is about to be opened. `load` repeats a download that fails here. */
  prepare: (path: string) => Promise<void>;
  /** Loads a route's screen from the chosen release, else from the stable one, else from the previous one. */
  load: (path: string, args: LoadArguments) => Promise<LoadedScreen>;
  /** Rejects a release whose screen threw on the page; true when another release is left. */
  reject: (release: RemoteRelease, error: unknown) => boolean;
}

/**
 * Loads the screens of one remote; `loadContainer` fetches and initializes one release of it. A failed release is not
 * used again on this page, unless all others have failed too.
 */
export function createScreenLoader(
  remote: string,
  channel: Channel<RemoteRelease>,
  chosen: RemoteRelease,
  loadContainer: (release: RemoteRelease) => Promise<RemoteModule>,
): ScreenLoader {
  const failed = createFailedReleases(remote, distinct([chosen, channel.stable, channel.previous]));
  const loadModule = keepModules(loadContainer);

  return {
    prepare: async (path) => {
      if (failed.has(chosen)) return;
      try {
        const { routes } = await loadModule(chosen);
        await routes.find((route) => route.path === path)?.screen();
        const overwritten = restoreNatives();
        if (overwritten) throw overwritten;
      } catch (error) {
        const stage = await failureStage(error, chosen);
        if (!isRetryable(stage)) failed.add(chosen, stage, error);
      }
    },
    load: async (path, args) => {
      checkNatives();
      const requested: RemoteRelease[] = [];
      const addSilent = (releases: RemoteRelease[]) => {
        for (const release of releases) failed.add(release, 'timeout', 'no answer in time');
      };
      try {
        const { source, result } = await firstAvailable(failed.listUsable(), {
          request: async (release, context) => {
            requested.push(release);
            try {
              return await loadRelease(release, { path, args }, loadModule, context);
            } catch (error) {
              if (error instanceof ReleaseFailure) failed.add(release, error.stage, error);
              throw error;
            }
          },
          patienceMs: loadingLimits.patienceMs,
          limitMs: loadingLimits.screenMs,
          discard: ({ data }) => disposeAll(data),
        });
        addSilent(requested.slice(0, requested.indexOf(source)));
        failed.reportReplaced(source);
        blameForNatives((error) => failed.add(source, 'contract', error));
        return result;
      } catch (error) {
        addSilent(requested);
        // The next try begins with the chosen release: the cause of all failures may be gone by then.
        failed.clear();
        throw new RemoteUnavailable(remote, error);
      }
    },
    reject: (release, error) => {
      failed.add(release, findStageOnPage(error), error);
      return failed.isAnyLeft();
    },
  };
}

/** Loads each container once; a failed one is loaded again by the next request. */
function keepModules(loadContainer: (release: RemoteRelease) => Promise<RemoteModule>) {
  const modules = new Map<string, Promise<RemoteModule>>();
  return async (release: RemoteRelease): Promise<RemoteModule> => {
    const module = modules.get(release.id) ?? loadContainer(release);
    modules.set(release.id, module);
    try {
      return await module;
    } catch (error) {
      modules.delete(release.id);
      throw error;
    }
  };
}

function findStageOnPage(error: unknown): FailureStage {
  if (error instanceof NativesOverwritten) return 'contract';
  return isChunkFailure(error) ? 'chunk' : 'render';
}

function distinct(releases: (RemoteRelease | undefined)[]): RemoteRelease[] {
  return [...new Map(releases.flatMap((release) => (release ? [[release.id, release]] : []))).values()];
}
