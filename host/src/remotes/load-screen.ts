import type { LoadArguments, RemoteModule, RemoteRoute, ScreenModule } from '@yado/shared/contract/remote';
import type { Channel, RemoteRelease } from '@yado/shared/contract/release-document';
import { disposeAll } from '@yado/shared/relay/dispose';
import { type FailureStage, report } from '../telemetry/report.ts';

const ATTEMPTS = 2;
const TIMEOUT_MS = 20_000;

/** A remote of which no release could be brought up; shown as a panel that names it. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`remote ${remote} is unavailable`, { cause });
    this.remote = remote;
  }
}

class StageFailure extends Error {
  readonly stage: FailureStage;

  constructor(stage: FailureStage, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.stage = stage;
  }
}

export interface LoadedScreen {
  release: RemoteRelease;
  data: unknown;
  Screen: ScreenModule['Screen'];
}

export interface ScreenLoader {
  /** Brings up one route of a remote: the chosen release, once more, then the previous one. */
  load: (path: string, args: LoadArguments) => Promise<LoadedScreen>;
  /** A release whose screen threw while rendering is not tried again on this page if there is another. */
  reject: (release: RemoteRelease, error: unknown) => boolean;
}

/** Loads the screens of one remote; `loadContainer` fetches and initialises one release of it. */
export function createScreenLoader(
  remote: string,
  channel: Channel<RemoteRelease>,
  chosen: RemoteRelease,
  loadContainer: (release: RemoteRelease) => Promise<RemoteModule>,
): ScreenLoader {
  const modules = new Map<string, RemoteModule>();
  const rejected = new Set<string>();
  const releases = [chosen, channel.previous].filter(
    (release, index, all) => release && all.findIndex((other) => other?.id === release.id) === index,
  ) as RemoteRelease[];

  async function bringUp(release: RemoteRelease, path: string, args: LoadArguments): Promise<LoadedScreen> {
    const module = modules.get(release.id) ?? (await stage('entry', loadContainer(release)));
    modules.set(release.id, module);
    const route: RemoteRoute | undefined = module.routes.find((candidate) => candidate.path === path);
    if (!route) throw new StageFailure('contract', new Error(`no route ${path}`));
    const screen = stage('chunk', route.screen());
    const data = route.load?.(args);
    try {
      const { Screen, load } = await screen;
      return { release, data: route.load ? data : load?.(args), Screen };
    } catch (error) {
      disposeAll(data);
      throw error;
    }
  }

  async function tryRelease(release: RemoteRelease, path: string, args: LoadArguments) {
    let last: StageFailure | undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        return { screen: await bringUp(release, path, args) };
      } catch (error) {
        last = error instanceof StageFailure ? error : new StageFailure('evaluation', error);
        report({
          kind: 'remote-failed',
          remote,
          version: release.version,
          stage: last.stage,
          message: last.message,
        });
      }
    }
    return { failure: last as StageFailure };
  }

  return {
    load: async (path, args) => {
      let failed: { release: RemoteRelease; failure: StageFailure } | undefined;
      const usable = releases.filter((release) => !rejected.has(release.id));
      for (const release of usable.length > 0 ? usable : releases) {
        const { screen, failure } = await tryRelease(release, path, args);
        if (screen) {
          if (failed) {
            const { release: from, failure: why } = failed;
            report({
              kind: 'remote-replaced',
              remote,
              from: from.version,
              to: release.version,
              stage: why.stage,
            });
          }
          return screen;
        }
        failed = { release, failure };
      }
      throw new RemoteUnavailable(remote, failed?.failure);
    },
    reject: (release, error) => {
      const message = error instanceof Error ? error.message : String(error);
      report({ kind: 'remote-failed', remote, version: release.version, stage: 'render', message });
      rejected.add(release.id);
      return releases.some((other) => !rejected.has(other.id));
    },
  };
}

async function stage<T>(name: FailureStage, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StageFailure('timeout', new Error(`${name} took too long`))),
      TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([work, expiry]);
  } catch (error) {
    throw error instanceof StageFailure ? error : new StageFailure(name, error);
  } finally {
    clearTimeout(timer);
  }
}
