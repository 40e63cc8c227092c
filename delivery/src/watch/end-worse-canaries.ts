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
}

type Verdict = NonNullable<EndedCanary['counts']>;

/**
 * Ends each canary that fails more than the stable release beyond doubt, over all tenants or in one of them, for all
 * of them at once: a build that breaks one brand's site is not one to continue with.
 */
export async function endWorseCanaries(
  registry: Registry,
  documents: ReleaseDocument[],
  minutes: MinuteCounts[],
): Promise<EndedByErrors[]> {
  const ended = new Map<string, EndedByErrors>();
  for (const document of documents) {
    for (const [part, channel] of listChannels(document)) {
      const { canary } = channel;
      if (!canary || ended.has(part)) continue;
      const counts = whatSpeaksAgainst(part, channel, document.tenant, minutes, registry.now());
      if (!counts) continue;
      const { id, version } = canary.release;
      const holders = documents.filter((other) => findCanary(other, part) === id).map(({ tenant }) => tenant);
      await revertCanary(registry, part, id, counts, holders);
      ended.set(part, { part, version, id, counts });
    }
  }
  return [...ended.values()];
}

function whatSpeaksAgainst(
  part: string,
  { stable, canary }: Channel<Named>,
  tenant: string,
  minutes: MinuteCounts[],
  now: Date,
): Verdict | null {
  if (!canary) return null;
  const since = canary.since ? toMinute(new Date(canary.since)) : 0;
  const from = Math.max(since, firstMinute(now));
  for (const scope of [{}, { tenant }]) {
    const trials = ({ id: release }: Named) => {
      const { pages, failed } = sumCounts(minutes, { ...scope, part, release, from });
      return { pages, failed };
    };
    const verdict = { canary: trials(canary.release), stable: trials(stable) };
    if (isWorse(verdict.canary, verdict.stable)) return verdict;
  }
  return null;
}

function findCanary(document: ReleaseDocument, part: string): string | undefined {
  return listChannels(document).find(([name]) => name === part)?.[1].canary?.release.id;
}
