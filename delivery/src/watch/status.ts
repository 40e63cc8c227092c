import type { Channel, EndedCanary, ReleaseDocument } from '@yado/shared/contract/release-document';
import type { MinuteCounts } from '../events/count-objects.ts';
import { percentile } from '../events/histogram.ts';
import { listChannels, type Named, formatName } from '../release/channels.ts';
import { compareReleases } from './compare-releases.ts';
import { sumCounts, firstMinute } from './release-health.ts';

export type Role = 'stable' | 'canary' | 'previous';

/** A live release, with what pages reported of it in the last minutes. */
export interface ReleaseStatus {
  role: Role;
  /** `version@id`. */
  name: string;
  /** Share of the browsers that get it. */
  percent?: number;
  pages: number;
  /** 0-1; null before any page has reported. */
  errorRate: number | null;
  /** Pages in which the browser refused something because of the page's policies. */
  blocked: number;
  /** Milliseconds that three of four pages do not pass; CLS in thousandths. */
  p75: Record<'load' | 'LCP' | 'INP' | 'CLS', number | null>;
}

export interface PartStatus {
  tenant: string;
  part: string;
  releases: ReleaseStatus[];
  endedCanary?: EndedCanary;
  /** The canary seems to fail, but not so clearly that it ends by itself: people decide. */
  needsDecision: boolean;
  /** How to go back; absent where there is nothing to go back to. */
  rollback?: {
    /** It names what it undoes: a page that is a while old brings nothing back that was rolled back meanwhile. */
    command: string;
    /** `version@id` of the stable release after it. */
    to: string;
    /** A rollback took that release away: the command brings it back. */
    wasWithdrawn: boolean;
  };
}

/** How each part of a tenant's site fares at this moment; `withdrawn` are those of `findWithdrawnParts`. */
export function listPartStatus(
  document: ReleaseDocument,
  minutes: MinuteCounts[],
  now: Date,
  withdrawn: ReadonlySet<string>,
): PartStatus[] {
  const { tenant } = document;
  return listChannels(document).map(([part, channel]) => {
    const { stable, canary, previous, endedCanary } = channel;
    const comparison = compareReleases(minutes, { part, channel, tenants: [tenant] }, now);
    const status = (role: Role, release: Named, percent?: number): ReleaseStatus => {
      const from = firstMinute(now);
      const { pages, failed, blocked, times } = sumCounts(minutes, {
        tenants: [tenant],
        part,
        release: release.id,
        from,
      });
      const p75 = (histogram: Record<string, number>) => percentile(histogram, 0.75);
      const { load, LCP, INP, CLS } = times;
      return {
        role,
        name: formatName(release),
        ...(percent === undefined ? {} : { percent }),
        pages,
        errorRate: pages > 0 || failed > 0 ? failed / Math.max(pages, failed) : null,
        blocked,
        p75: { load: p75(load), LCP: p75(LCP), INP: p75(INP), CLS: p75(CLS) },
      };
    };
    return {
      tenant,
      part,
      releases: [
        status('stable', stable, 100 - (canary?.percent ?? 0)),
        ...(canary ? [status('canary', canary.release, canary.percent)] : []),
        ...(previous ? [status('previous', previous)] : []),
      ],
      ...(endedCanary ? { endedCanary } : {}),
      needsDecision: comparison?.assessment === 'doubtful',
      ...rollbackOf(part, channel, withdrawn.has(part)),
    };
  });
}

function rollbackOf(
  part: string,
  { stable, canary, previous }: Channel<Named>,
  wasWithdrawn: boolean,
): Pick<PartStatus, 'rollback'> {
  const to = canary ? stable : previous;
  if (!to) return {};
  const from = formatName(canary?.release ?? stable);
  return {
    rollback: {
      command: `npm run release -- rollback ${part} --from ${from}`,
      to: formatName(to),
      wasWithdrawn,
    },
  };
}
