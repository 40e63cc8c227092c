import type { LoadArguments, RemoteModule, ScreenModule } from '@yado/shared/contract/remote';
import type { RemoteRelease } from '@yado/shared/contract/release-document';
import { disposeAll } from '@yado/shared/relay/dispose';
import { restoreNatives } from '../natives/check-natives.ts';
import type { FailureStage } from '../telemetry/report.ts';
import { ContractBroken, failureStage } from './failure-stage.ts';
import type { SourceRequest } from './first-available.ts';
import { loadingLimits } from './loading-limits.ts';

/**
 * Failures that a second try may not meet again, because they come from the network; code that threw throws again.
 * `integrity` is one of them: browsers give the error of a failed preload to the next request of its file
 * (https://github.com/whatwg/html/pull/7738), which then looks like a file of other bytes.
 */
const RETRYABLE: FailureStage[] = ['entry', 'integrity', 'chunk', 'timeout'];

export const isRetryable = (stage: FailureStage): boolean => RETRYABLE.includes(stage);

export interface LoadedScreen {
  release: RemoteRelease;
  data: unknown;
  Screen: ScreenModule['Screen'];
}

/** Failure of one release of a remote after its last try. */
export class ReleaseFailure extends Error {
  override name = 'ReleaseFailure';
  readonly stage: FailureStage;

  constructor(stage: FailureStage, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.stage = stage;
  }
}

export interface ScreenRequest {
  path: string;
  args: LoadArguments;
}

/** Loads a screen of one release, with a second try after a network failure; rejects with a {@link ReleaseFailure}. */
export async function loadRelease(
  release: RemoteRelease,
  request: ScreenRequest,
  loadModule: (release: RemoteRelease) => Promise<RemoteModule>,
  { heartbeat, signal }: SourceRequest,
): Promise<LoadedScreen> {
  for (let attempt = 1; ; attempt++) {
    try {
      const module = await loadModule(release);
      heartbeat();
      return { release, ...(await openScreen(module, request)) };
    } catch (thrown) {
      const error = restoreNatives() ?? thrown;
      const stage = await failureStage(error, release);
      if (attempt === loadingLimits.attempts || signal.aborted || !isRetryable(stage))
        throw new ReleaseFailure(stage, error);
      await new Promise((resolve) => setTimeout(resolve, loadingLimits.retryDelayMs));
      heartbeat();
    }
  }
}

async function openScreen({ routes }: RemoteModule, { path, args }: ScreenRequest) {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new ContractBroken(`no route ${path}`);
  const screen = route.screen();
  let data: unknown;
  try {
    data = route.load?.(args);
    const { Screen, load } = await screen;
    const overwritten = restoreNatives();
    if (overwritten) throw overwritten;
    return { Screen, data: route.load ? data : load?.(args) };
  } catch (error) {
    screen.catch(() => {});
    disposeAll(data);
    throw error;
  }
}
