import { z } from 'zod';
import type { Counts } from './counts.ts';
import { NETWORK_TAG } from './network-tags.ts';

/** Minutes that the store keeps: places are used again after this time, so that what is kept never grows. */
export const KEPT_MINUTES = 60;

export const COUNTS_FOLDER = 'counts';

export interface ReleaseCounts {
  tenant: string;
  part: string;
  release: string;
  counts: Counts;
}

/** What one edge counted in one minute (since 1970). */
export interface MinuteCounts {
  minute: number;
  releases: ReleaseCounts[];
}

const count = z.int().min(0);
const byNetwork = z.record(z.string().regex(NETWORK_TAG), count);
const histogram = z.record(z.string().regex(/^\d{1,3}$/), count);
const minuteCounts = z.object({
  minute: count,
  releases: z.array(
    z.object({
      tenant: z.string(),
      part: z.string(),
      release: z.string(),
      counts: z.object({
        pages: count,
        failed: count,
        replaced: count,
        // Older edges write none of these: a failure of no known network ends no canary.
        blocked: count.default(0),
        pagesBy: byNetwork.default({}),
        failedBy: byNetwork.default({}),
        times: z.object({ load: histogram, LCP: histogram, INP: histogram, CLS: histogram }),
      }),
    }),
  ),
});

export function toMinute(date: Date): number {
  return Math.floor(date.getTime() / 60_000);
}

export function countKey(minute: number, instance: string): string {
  return `${COUNTS_FOLDER}/${String(minute % KEPT_MINUTES).padStart(2, '0')}/${instance}.json`;
}

/** Null for what is missing or no count: it comes from the network's side and is believed no further than its shape. */
export function parseCounts(data: Buffer | null): MinuteCounts | null {
  try {
    return minuteCounts.safeParse(JSON.parse(data?.toString('utf8') ?? '')).data ?? null;
  } catch {
    return null;
  }
}
