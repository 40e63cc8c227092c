import type { Channel, ReleaseDocument } from '@yado/shared/contract/release-document';
import type { MinuteCounts } from '../events/count-objects.ts';
import { listChannels, type Named } from '../release/channels.ts';
import { revertCanary } from '../release/revert-canary.ts';
import type { Registry } from '../release/update-all-tenants.ts';
import { type ComparedCounts, compareReleases } from './compare-releases.ts';

export interface FailingCanary {
  part: string;
  version: string;
  id: string;
  counts: ComparedCounts;
  /** Where it ended; for one that is left to people, whose pages say that it fails. */
  tenants: string[];
  /** Where it continues: people decide there. */
  continuesIn: string[];
}

interface Listeners {
  /** Called after each canary that ended: what fails later takes no alert away. */
  onEnded(canary: FailingCanary): void;
  /** Called for each canary that seems to fail, but not so clearly that it ends by itself, as long as it does. */
  onDoubtful(canary: FailingCanary): void;
}

/** A canary and where it runs. */
interface Running {
  part: string;
  channel: Channel<Named>;
  tenants: string[];
}

interface Verdict {
  counts: ComparedCounts;
  tenants: string[];
}

/**
 * Ends each canary that fails more than the stable release beyond doubt. What one tenant's pages report ends it in that
 * tenant; all of them together end it in all, when it holds without any one of them too. So nobody who visits one
 * tenant's site ends another's, and nobody ends any from one or two networks (`judge-canary.ts`).
 */
export async function endWorseCanaries(
  registry: Registry,
  documents: ReleaseDocument[],
  minutes: MinuteCounts[],
  { onEnded, onDoubtful }: Listeners,
): Promise<void> {
  for (const running of listCanaries(documents)) {
    const { part, channel, tenants } = running;
    const release = channel.canary?.release;
    if (!release) continue;
    const { worse, doubtful } = judge(running, minutes, registry.now());
    const continuesIn = tenants.filter((tenant) => !worse?.tenants.includes(tenant));
    const about = { part, version: release.version, id: release.id, continuesIn };
    if (worse) {
      await revertCanary(registry, part, release.id, worse.counts, worse.tenants);
      onEnded({ ...about, ...worse });
    }
    if (doubtful) onDoubtful({ ...about, ...doubtful });
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

/** Where the canary is worse, and where it may be. */
function judge(
  { part, channel, tenants }: Running,
  minutes: MinuteCounts[],
  now: Date,
): { worse?: Verdict; doubtful?: Verdict } {
  const compare = (among: string[]) => compareReleases(minutes, { part, channel, tenants: among }, now);
  const isWorse = (among: string[]) => compare(among)?.assessment === 'worse';
  const verdict = (among: string[]): Verdict | undefined => {
    const counts = among.length > 0 ? compare(among)?.counts : undefined;
    return counts && { counts, tenants: among };
  };
  if (
    tenants.length > 1 &&
    isWorse(tenants) &&
    tenants.every((left) => isWorse(tenants.filter((tenant) => tenant !== left)))
  )
    return { worse: verdict(tenants) };
  const losers = tenants.filter((tenant) => isWorse([tenant]));
  const maybe = tenants.filter((tenant) => compare([tenant])?.assessment === 'doubtful');
  return { worse: verdict(losers), doubtful: verdict(maybe) };
}
