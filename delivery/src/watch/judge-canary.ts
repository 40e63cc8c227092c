import type { Counts } from '../events/counts.ts';
import { isWorse } from './is-worse.ts';

/** A company with a broken proxy, and a person at home who forges reports. */
const NOT_BELIEVED = 2;

type Reports = Pick<Counts, 'pages' | 'failed' | 'pagesBy' | 'failedBy'>;

/**
 * `worse`: it has to end. `doubtful`: it fails more than the stable release, but without the two networks that report the
 * most failures of it that is not beyond doubt; people decide.
 */
export type Assessment = 'no-worse' | 'doubtful' | 'worse';

/**
 * Compares what pages report of a canary and of the stable release, over the same time. A visitor chooses to be one of
 * the canary's and opens as many pages as a minute allows, so the word of one or two networks is never enough: the
 * canary is worse only if it is so with those left out of both releases.
 */
export function judgeCanary(canary: Reports, stable: Reports): Assessment {
  if (!isWorse(canary, stable)) return 'no-worse';
  const networks = loudestNetworks(canary);
  const others = Object.entries(canary.failedBy).filter(([network]) => !networks.includes(network));
  const tried = {
    pages: canary.pages - sumOf(canary.pagesBy, networks),
    // Failures of no known network may be of any: none of them speaks against the canary.
    failed: others.reduce((sum, [, failed]) => sum + failed, 0),
  };
  const known = {
    pages: stable.pages - sumOf(stable.pagesBy, networks),
    failed: stable.failed - sumOf(stable.failedBy, networks),
  };
  return isWorse(tried, known) ? 'worse' : 'doubtful';
}

function loudestNetworks({ failedBy }: Reports): string[] {
  const loudest = Object.entries(failedBy).sort(([, a], [, b]) => b - a);
  return loudest.slice(0, NOT_BELIEVED).map(([network]) => network);
}

function sumOf(by: Record<string, number>, networks: readonly string[]): number {
  return networks.reduce((sum, network) => sum + (by[network] ?? 0), 0);
}
