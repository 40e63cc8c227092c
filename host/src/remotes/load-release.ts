import type { LoadArguments, RemoteModule, ScreenModule } from '@yado/shared/contract/remote';
import type { RemoteRelease } from '@yado/shared/contract/release-document';
import { disposeAll } from '@yado/shared/relay/dispose';
import { restoreNatives } from '../natives/check-natives.ts';
import type { FailureStage } from '../telemetry/report.ts';
import { ContractBroken, failureStage } from './failure-stage.ts';
import type { Asking } from './first-available.ts';

const ATTEMPTS = 2;
const RETRY_AFTER_MS = 300;
/**
 * What may have passed by the next try; the same code would throw again. Browsers also hand out a preload that failed
 * once more to the first who asks for its file, which then looks like one that does not match.
 */
const PASSING: FailureStage[] = ['entry', 'integrity', 'chunk', 'timeout'];

/** Whether the next try of the same release may go better. */
export const isRetryable = (stage: FailureStage): boolean => PASSING.includes(stage);

export interface LoadedScreen {
  release: RemoteRelease;
  data: unknown;
  Screen: ScreenModule['Screen'];
}

/** One release of a remote that could not be brought up. */
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

/** Brings up one screen of one release, with a second try where it may help; rejects with a {@link ReleaseFailure}. */
export async function loadRelease(
  release: RemoteRelease,
  request: ScreenRequest,
  loadModule: (release: RemoteRelease) => Promise<RemoteModule>,
  { alive, signal }: Asking,
): Promise<LoadedScreen> {
  for (let attempt = 1; ; attempt++) {
    try {
      const module = await loadModule(release);
      alive();
      return { release, ...(await openScreen(module, request)) };
    } catch (thrown) {
      const error = restoreNatives() ?? thrown;
      const stage = await failureStage(error, release);
      if (attempt === ATTEMPTS || signal.aborted || !isRetryable(stage))
        throw new ReleaseFailure(stage, error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      alive();
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
