import type { AboutRelease, PageEvent } from '@yado/shared/contract/page-events';
import { addHistogram, addValue, type Histogram } from './histogram.ts';

const MEASURES = ['load', 'LCP', 'INP', 'CLS'] as const;
export type Measure = (typeof MEASURES)[number];

/** What is counted: what a page says of itself, and what the browser says its policies made it refuse. */
export type CountedEvent = PageEvent | (AboutRelease & { kind: 'blocked' });

/** What pages reported of one release. */
export interface Counts {
  /** Pages that tried it, whether it came up or not. */
  pages: number;
  /** Pages in which it failed at least once, also when another release took over. */
  failed: number;
  /** Pages in which another release took over. */
  replaced: number;
  /** Pages in which the browser refused something because of the page's policies. */
  blocked: number;
  /** Those of the pages, and of the failed ones, that are known to be of a network, by its tag (`network-tags.ts`). */
  pagesBy: Record<string, number>;
  failedBy: Record<string, number>;
  /** Milliseconds; CLS in thousandths. */
  times: Record<Measure, Histogram>;
}

export function noCounts(): Counts {
  return {
    pages: 0,
    failed: 0,
    replaced: 0,
    blocked: 0,
    pagesBy: {},
    failedBy: {},
    times: { load: {}, LCP: {}, INP: {}, CLS: {} },
  };
}

/** Counts what a page of the network with this tag reports. */
export function countEvent(counts: Counts, event: CountedEvent, network: string): void {
  if (event.kind === 'used') {
    counts.pages++;
    counts.pagesBy[network] = (counts.pagesBy[network] ?? 0) + 1;
  }
  if (event.kind === 'failed') {
    counts.failed++;
    counts.failedBy[network] = (counts.failedBy[network] ?? 0) + 1;
  }
  if (event.kind === 'replaced') counts.replaced++;
  if (event.kind === 'blocked') counts.blocked++;
  if (event.kind === 'loaded') addValue(counts.times.load, event.ms);
  if (event.kind !== 'vital') return;
  addValue(counts.times[event.name], event.name === 'CLS' ? event.value * 1000 : event.value);
}

/** Adds to a sum, in which pages of so many networks at most are known to be theirs. */
export function addCounts(sum: Counts, other: Counts, maxNetworks = Number.POSITIVE_INFINITY): void {
  sum.pages += other.pages;
  sum.failed += other.failed;
  sum.replaced += other.replaced;
  sum.blocked += other.blocked;
  addByNetwork(sum.pagesBy, other.pagesBy, maxNetworks);
  addByNetwork(sum.failedBy, other.failedBy, maxNetworks);
  for (const measure of MEASURES) addHistogram(sum.times[measure], other.times[measure]);
}

function addByNetwork(sum: Record<string, number>, other: Record<string, number>, maxNetworks: number): void {
  let networks = Object.keys(sum).length;
  for (const [network, count] of Object.entries(other)) {
    if (sum[network] === undefined && ++networks > maxNetworks) continue;
    sum[network] = (sum[network] ?? 0) + count;
  }
}
