import type { LoadArguments, RemoteModule } from '@yado/shared/contract/remote';
import type { Channel, RemoteRelease } from '@yado/shared/contract/release-document';
import { disposeAll } from '@yado/shared/relay/dispose';
import {
  blameForNatives,
  checkNatives,
  NativesOverwritten,
  restoreNatives,
} from '../natives/check-natives.ts';
import { type FailureStage, report } from '../telemetry/report.ts';
import { loadRelease, type LoadedScreen, isRetryable, ReleaseFailure } from './load-release.ts';
import { failureStage, isChunkFailure } from './failure-stage.ts';
import { firstAvailable } from './first-available.ts';

/** Without a sign of life for so long, a release is no longer waited for alone. */
const PATIENCE_MS = 4_000;
const LIMIT_MS = 20_000;

/** A remote of which no release could be brought up; shown as a panel that names it. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`remote ${remote} is unavailable`, { cause });
    this.remote = remote;
  }
}

export interface ScreenLoader {
  /** Runs the code of a route that is about to be opened; what could not be had is left for `load` to ask for again. */
  prepare: (path: string) => Promise<void>;
  /** Brings up one route of a remote: of the chosen release, else of the stable one, else of the previous one. */
  load: (path: string, args: LoadArguments) => Promise<LoadedScreen>;
  /** Sets a release aside whose screen threw while it was shown; answers whether there is another. */
  reject: (release: RemoteRelease, error: unknown) => boolean;
}

/**
 * Loads the screens of one remote; `loadContainer` fetches and initialises one release of it. A release that failed
 * is set aside until the page is left, or until every other one has failed too.
 */
export function createScreenLoader(
  remote: string,
  channel: Channel<RemoteRelease>,
  chosen: RemoteRelease,
  loadContainer: (release: RemoteRelease) => Promise<RemoteModule>,
): ScreenLoader {
  const releases = distinct([chosen, channel.stable, channel.previous]);
  const modules = new Map<string, Promise<RemoteModule>>();
  const setAside = new Map<string, FailureStage>();
  const announced = new Set<string>();

  async function loadModule(release: RemoteRelease): Promise<RemoteModule> {
    const module = modules.get(release.id) ?? loadContainer(release);
    modules.set(release.id, module);
    try {
      return await module;
    } catch (error) {
      modules.delete(release.id);
      throw error;
    }
  }

  function fail(release: RemoteRelease, stage: FailureStage, error: unknown): void {
    if (setAside.has(release.id)) return;
    setAside.set(release.id, stage);
    const message = error instanceof Error ? error.message : String(error);
    report({ kind: 'remote-failed', remote, version: nameOf(release), stage, message });
  }

  /** Once for each release that takes over on this page. */
  function announce(release: RemoteRelease): void {
    const stage = setAside.get(chosen.id);
    if (!stage || announced.has(release.id)) return;
    announced.add(release.id);
    report({ kind: 'remote-replaced', remote, from: nameOf(chosen), to: nameOf(release), stage });
  }

  return {
    prepare: async (path) => {
      if (setAside.has(chosen.id)) return;
      try {
        const { routes } = await loadModule(chosen);
        await routes.find((route) => route.path === path)?.screen();
        const overwritten = restoreNatives();
        if (overwritten) throw overwritten;
      } catch (error) {
        const stage = await failureStage(error, chosen);
        if (!isRetryable(stage)) fail(chosen, stage, error);
      }
    },
    load: async (path, args) => {
      checkNatives();
      if (setAside.size === releases.length) setAside.clear();
      const usable = releases.filter(({ id }) => !setAside.has(id));
      const asked: RemoteRelease[] = [];
      const givenUp = (silent: RemoteRelease[]) => {
        for (const release of silent) fail(release, 'timeout', 'no answer in time');
      };
      try {
        const { source, result } = await firstAvailable(usable, {
          ask: async (release, asking) => {
            asked.push(release);
            try {
              return await loadRelease(release, { path, args }, loadModule, asking);
            } catch (error) {
              if (error instanceof ReleaseFailure) fail(release, error.stage, error);
              throw error;
            }
          },
          patienceMs: PATIENCE_MS,
          limitMs: LIMIT_MS,
          discard: ({ data }) => disposeAll(data),
        });
        givenUp(asked.slice(0, asked.indexOf(source)));
        announce(source);
        blameForNatives((error) => fail(source, 'contract', error));
        return result;
      } catch (error) {
        givenUp(asked);
        // All anew with the next try: what has kept every release away may have passed.
        setAside.clear();
        throw new RemoteUnavailable(remote, error);
      }
    },
    reject: (release, error) => {
      fail(release, stageOnPage(error), error);
      return setAside.size < releases.length;
    },
  };
}

/** At what a release failed whose screen is on the page. */
function stageOnPage(error: unknown): FailureStage {
  if (error instanceof NativesOverwritten) return 'contract';
  return isChunkFailure(error) ? 'chunk' : 'render';
}

/** As the release command names it: the version alone is a label. */
const nameOf = ({ version, id }: RemoteRelease) => `${version}@${id}`;

function distinct(releases: (RemoteRelease | undefined)[]): RemoteRelease[] {
  return [...new Map(releases.flatMap((release) => (release ? [[release.id, release]] : []))).values()];
}
