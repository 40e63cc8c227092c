import type { Channel } from './release-document.ts';

/**
 * Which release of a part a browser gets; edge and host must agree, or the page preloads what it doesn't run.
 * `bucket` is 0-99: the canary goes to the buckets below its percentage.
 */
export function chooseRelease<R>(channel: Channel<R>, bucket: number): R {
  const { canary, stable } = channel;
  return canary && bucket < canary.percent ? canary.release : stable;
}
