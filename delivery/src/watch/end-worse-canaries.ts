import type { Channel, EndedCanary, ReleaseDocument } from '@yado/shared/contract/release-document';
import { revertCanary } from '../release/revert-canary.ts';
import { type MinuteCounts, toMinute } from '../events/count-objects.ts';
import type { Registry } from '../release/update-all-tenants.ts';
import { listChannels, type Named } from '../release/channels.ts';
import { isWorse } from './is-worse.ts';
import { sumCounts, firstMinute } from './release-health.ts';

export interface EndedByErrors {
  part: string;
  version: string;
  id: string;
  counts: Verdict;
  /** Where it ended. */
  tenants: string[];
  /** Where it continues: people decide there. */
  continuesIn: string[];
}

type Verdict = NonNullable<EndedCanary['counts']>;

/** A canary and where it runs. */
interface Running {
  part: string;
  channel: Channel<Named>;
  tenants: string[];
}

/**
 * Ends each canary that fails more than the stable release beyond doubt. What one tenant's pages report ends it in that
 * tenant; all of them together end it in all, when it holds without any one of them too. So nobody who visits one
 * tenant's site ends another's. `onEnded` is called after each: what fails later takes no alert away.
 */
export async function endWorseCanaries(
  registry: Registry,
  documents: ReleaseDocument[],
  minutes: MinuteCounts[],
  onEnded: (ended: EndedByErrors) => void,
): Promise<void> {
  for (const running of listCanaries(documents)) {
    const { part, channel, tenants } = running;
    const release = channel.canary?.release;
    const verdict = release && judge(running, minutes, registry.now());
    if (!verdict) continue;
    const { counts, tenants: losers } = verdict;
    await revertCanary(registry, part, release.id, counts, losers);
    const continuesIn = tenants.filter((tenant) => !losers.includes(tenant));
    onEnded({ part, version: release.version, id: release.id, counts, tenants: losers, continuesIn });
  }
}

/** One entry for each release that is tried, beside each stable release that it is compared with. */
function listCanaries(documents: ReleaseDocument[]): Running[] {
  const found = new Map<string, Running>();
  for (const document of documents) {
    for (const [part, channel] of listChannels(document)) {
      if (!channel.canary) continue;
      const key = `${part} ${channel.canary.release.id} ${channel.stable.id}`;
      const running = found.get(key) ?? { part, channel, tenants: [] };
      running.tenants.push(document.tenant);
      found.set(key, running);
    }
  }
  return [...found.values()];
}

function judge(
  { part, channel, tenants }: Running,
  minutes: MinuteCounts[],
  now: Date,
): { counts: Verdict; tenants: string[] } | null {
  const { stable, canary } = channel;
  if (!canary) return null;
  const since = canary.since ? toMinute(new Date(canary.since)) : 0;
  const from = Math.max(since, firstMinute(now));
  const compare = (among: string[]): Verdict | null => {
    const trials = ({ id: release }: Named) => {
      const { pages, failed } = sumCounts(minutes, { tenants: among, part, release, from });
      return { pages, failed };
    };
    const counts = { canary: trials(canary.release), stable: trials(stable) };
    return isWorse(counts.canary, counts.stable) ? counts : null;
  };
  const together = tenants.length > 1 ? compare(tenants) : null;
  if (together && tenants.every((left) => compare(tenants.filter((tenant) => tenant !== left)))) {
    return { counts: together, tenants };
  }
  const losers = tenants.filter((tenant) => compare([tenant]));
  const counts = losers.length > 0 ? compare(losers) : null;
  return counts && { counts, tenants: losers };
}
