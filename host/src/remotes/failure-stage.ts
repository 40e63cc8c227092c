import type { RemoteRelease } from '@yado/shared/contract/release-document';
import { NativesOverwritten } from '../natives/check-natives.ts';
import type { FailureStage } from '../telemetry/report.ts';
import { loadingLimits } from './loading-limits.ts';

/** A remote that breaks the contract of remotes. */
export class ContractBroken extends Error {
  override name = 'ContractBroken';
}

/** Error of the bundler's runtime for a script or stylesheet that did not load. */
interface ChunkFailure extends Error {
  code?: string;
  type?: string;
  request?: string;
}

/** Finds the stage at which a release failed from the error of the federation or the bundler's runtime. */
export async function failureStage(error: unknown, release: RemoteRelease): Promise<FailureStage> {
  if (error instanceof ContractBroken || error instanceof NativesOverwritten) return 'contract';
  const { message } = error instanceof Error ? error : new Error(String(error));
  if (isChunkFailure(error)) {
    if (error.type === 'timeout') return 'timeout';
    // The script ran without registering its modules.
    if (error.type === 'missing') return 'evaluation';
    return (await isServed(error.request)) ? 'integrity' : 'chunk';
  }
  if (/not in the release document|no integrity for/.test(message)) return 'integrity';
  if (/ScriptNetworkError/.test(message)) {
    if (/timed out/.test(message)) return 'timeout';
    return (await isServed(release.baseUrl + release.entry)) ? 'integrity' : 'entry';
  }
  return 'evaluation';
}

export function isChunkFailure(error: unknown): error is ChunkFailure {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || (error as ChunkFailure).code === 'CSS_CHUNK_LOAD_FAILED')
  );
}

/** Requests the file again, because the browser reports a missing file and one of other bytes alike. */
async function isServed(url: string | undefined): Promise<boolean> {
  if (!url) return false;
  try {
    return (await fetch(url, { cache: 'force-cache', signal: AbortSignal.timeout(loadingLimits.probeMs) }))
      .ok;
  } catch {
    return false;
  }
}
