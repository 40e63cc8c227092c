import type { RemoteRelease } from '@yado/shared/contract/release-document';
import { NativesOverwritten } from '../natives/check-natives.ts';
import type { FailureStage } from '../telemetry/report.ts';

const PROBE_LIMIT_MS = 1_000;

/** A remote that does not expose what every remote must. */
export class ContractBroken extends Error {
  override name = 'ContractBroken';
}

/** What the bundler's runtime says of a script or stylesheet that it could not load. */
interface ChunkFailure extends Error {
  code?: string;
  type?: string;
  request?: string;
}

/** At which stage a release of a remote failed, told from what the federation and the bundler's runtime threw. */
export async function failureStage(error: unknown, release: RemoteRelease): Promise<FailureStage> {
  if (error instanceof ContractBroken || error instanceof NativesOverwritten) return 'contract';
  const { message } = error instanceof Error ? error : new Error(String(error));
  if (isChunkFailure(error)) {
    if (error.type === 'timeout') return 'timeout';
    // The script came and ran, but without bringing its modules.
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

/** Whether an error tells of a script or stylesheet that could not be loaded. */
export function isChunkFailure(error: unknown): error is ChunkFailure {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || (error as ChunkFailure).code === 'CSS_CHUNK_LOAD_FAILED')
  );
}

/** Browsers don't tell a script that is not there from one that is not what it should be. */
async function isServed(url: string | undefined): Promise<boolean> {
  if (!url) return false;
  try {
    return (await fetch(url, { cache: 'force-cache', signal: AbortSignal.timeout(PROBE_LIMIT_MS) })).ok;
  } catch {
    return false;
  }
}
