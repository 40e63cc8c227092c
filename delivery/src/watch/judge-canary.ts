import type { Counts } from '../events/counts.ts';
import { countAll, countNetworks } from './count-networks.ts';
import type { Trials } from './fisher.ts';
import { failsInManyNetworks, isWorse } from './is-worse.ts';

/** A company with a broken proxy, and a person at home who forges reports. */
const NOT_BELIEVED = 2;
/** Where many networks have the canary, one of so many is not believed: a handful among hundreds is few, too. */
const ONE_OF = 50;
/** Failed pages that one network brings forward at most, with as many others as keep its rate. */
const MAX_FAILED_OF_ONE = 5;

type Reports = Pick<Counts, 'pages' | 'failed' | 'pagesBy' | 'failedBy'>;

/**
 * `worse`: it has to end. `doubtful`: it fails more than the stable release by its pages or by its networks, but not
 * beyond doubt, or the one contradicts the other; people decide.
 */
export type Assessment = 'no-worse' | 'doubtful' | 'worse';

/**
 * Compares what pages report of a canary and of the stable release, over the same time. A visitor chooses to be one of
 * the canary's and opens as many pages as a minute allows, so few networks neither end nor save it: it is worse only if
 * it is so with those that report the most failures left out of both releases, and with few pages of any other. Good
 * reports are counted as they come, so networks are counted too, each once, and people are called where many of them
 * say that it fails. `percent` is the canary's share of the browsers (1-100).
 */
export function judgeCanary(canary: Reports, stable: Reports, percent: number): Assessment {
  const isWorseByPages = isWorse(canary, stable);
  if (isWorseByPages && isWorseForOthers(canary, stable)) return 'worse';
  const networks = countNetworks(canary, stable, percent);
  return isWorseByPages || failsInManyNetworks(networks.canary, networks.stable) ? 'doubtful' : 'no-worse';
}

function isWorseForOthers(canary: Reports, stable: Reports): boolean {
  const loudest = loudestNetworks(canary);
  const known = {
    pages: stable.pages - sumOf(stable.pagesBy, loudest),
    failed: stable.failed - sumOf(stable.failedBy, loudest),
  };
  return isWorse(countOthers(canary, loudest), known);
}

/** Without the loudest, and with few failed pages of each other network. */
function countOthers({ pages, pagesBy, failedBy }: Reports, loudest: readonly string[]): Trials {
  // Failures of no known network may be of any: none of them speaks against the canary.
  const counted: Trials = { pages: pages - sumOf(pagesBy, loudest), failed: 0 };
  for (const [network, failed] of Object.entries(failedBy)) {
    if (loudest.includes(network)) continue;
    const all = pagesBy[network] ?? 0;
    const weight = Math.min(1, MAX_FAILED_OF_ONE / failed);
    counted.pages -= all - Math.ceil(all * weight);
    counted.failed += Math.min(failed, MAX_FAILED_OF_ONE);
  }
  return counted;
}

function loudestNetworks({ pagesBy, failedBy }: Reports): string[] {
  const loudest = Object.entries(failedBy).sort(([, a], [, b]) => b - a);
  const few = Math.max(NOT_BELIEVED, Math.ceil(countAll({ pagesBy, failedBy }) / ONE_OF));
  return loudest.slice(0, few).map(([network]) => network);
}

function sumOf(by: Record<string, number>, networks: readonly string[]): number {
  return networks.reduce((sum, network) => sum + (by[network] ?? 0), 0);
}
