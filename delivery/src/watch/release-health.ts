import { addCounts, type Counts, noCounts } from '../events/counts.ts';
import { type MinuteCounts, toMinute } from '../events/count-objects.ts';

/** How far back is looked: a release that got better should look better soon. */
export const WINDOW_MINUTES = 30;

/** The first minute (since 1970) that is looked at. */
export function firstMinute(now: Date): number {
  return toMinute(now) - WINDOW_MINUTES;
}

export interface Selection {
  tenants: readonly string[];
  part: string;
  release: string;
  /** Minute (since 1970) before which nothing counts. */
  from?: number;
}

/** Sums what pages of some tenants reported of a release. */
export function sumCounts(minutes: MinuteCounts[], { tenants, part, release, from = 0 }: Selection): Counts {
  const sum = noCounts();
  for (const { minute, releases } of minutes) {
    if (minute < from) continue;
    for (const counted of releases) {
      if (counted.part !== part || counted.release !== release) continue;
      if (tenants.includes(counted.tenant)) addCounts(sum, counted.counts);
    }
  }
  return sum;
}
