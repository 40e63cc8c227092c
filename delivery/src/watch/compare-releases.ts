import type { Channel, EndedCanary } from '@yado/shared/contract/release-document';
import { type MinuteCounts, toMinute } from '../events/count-objects.ts';
import type { Named } from '../release/channels.ts';
import { type Assessment, judgeCanary } from './judge-canary.ts';
import { firstMinute, sumCounts } from './release-health.ts';

/** Pages, and those that failed, of a canary and of the stable release beside it. */
export type ComparedCounts = NonNullable<EndedCanary['counts']>;

export interface Comparison {
  assessment: Assessment;
  counts: ComparedCounts;
}

/** Compares a part's canary with its stable release, by what pages of some tenants reported since the canary's start. */
export function compareReleases(
  minutes: MinuteCounts[],
  { part, channel, tenants }: { part: string; channel: Channel<Named>; tenants: readonly string[] },
  now: Date,
): Comparison | null {
  const { stable, canary } = channel;
  if (!canary) return null;
  const since = canary.since ? toMinute(new Date(canary.since)) : 0;
  const from = Math.max(since, firstMinute(now));
  const sum = ({ id: release }: Named) => sumCounts(minutes, { tenants, part, release, from });
  const [tried, known] = [sum(canary.release), sum(stable)];
  const counts = {
    canary: { pages: tried.pages, failed: tried.failed },
    stable: { pages: known.pages, failed: known.failed },
  };
  return { assessment: judgeCanary(tried, known, canary.percent), counts };
}
