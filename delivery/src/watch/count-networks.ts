import type { Counts } from '../events/counts.ts';
import type { Trials } from './fisher.ts';

type ByNetwork = Pick<Counts, 'pagesBy' | 'failedBy'>;

/** Stable networks that are believed before any has reported, as `is-worse.ts` believes pages. */
const BELIEVED_NETWORKS = 50;

/** Networks in which a release was tried, and those in which it failed. */
export interface NetworkTrials {
  canary: Trials;
  stable: Trials;
}

/**
 * Counts networks in the place of pages: each has one voice, however many pages it opens. A canary fails in a network when
 * it does in half of the network's pages or more; the stable release, of which most networks have more pages, when it
 * does in any. The canary has no more networks than `percent` of the browsers (1-100) explains: anybody can report from
 * many that all is well, but nobody takes away the networks in which it failed.
 */
export function countNetworks(canary: ByNetwork, stable: ByNetwork, percent: number): NetworkTrials {
  const failed = Object.entries(canary.failedBy).filter(
    ([network, count]) => count * 2 >= (canary.pagesBy[network] ?? 0),
  ).length;
  const tried = countAll(canary);
  const known = countAll(stable);
  const explained =
    percent < 100
      ? Math.ceil(((known + BELIEVED_NETWORKS) * percent) / (100 - percent))
      : Number.POSITIVE_INFINITY;
  return {
    canary: { pages: Math.max(failed, Math.min(tried, explained)), failed },
    stable: { pages: known, failed: Object.keys(stable.failedBy).length },
  };
}

/** The networks of which a page is known. */
export function countAll({ pagesBy, failedBy }: ByNetwork): number {
  return new Set([...Object.keys(pagesBy), ...Object.keys(failedBy)]).size;
}
