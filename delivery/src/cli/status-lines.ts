import type { EndedCanary, ReleaseDocument } from '@yado/shared/contract/release-document';
import type { MinuteCounts } from '../events/count-objects.ts';
import { type PartStatus, type ReleaseStatus, listPartStatus } from '../watch/status.ts';
import { formatName } from '../release/channels.ts';

/** What is live for a tenant and how it is doing, as lines for people; `withdrawn` are the parts of `findWithdrawnParts`. */
export function statusLines(
  tenant: string,
  document: ReleaseDocument | null,
  minutes: MinuteCounts[],
  now: Date,
  withdrawn: ReadonlySet<string>,
): string[] {
  if (!document) return [`${tenant}: nothing published`];
  const days = Math.floor((Date.parse(document.expiresAt) - now.getTime()) / 86_400_000);
  const validity = days < 0 ? 'EXPIRED' : `expires in ${days} days`;
  return [
    `${tenant}: sequence ${document.sequence}, issued ${document.issuedAt}, ${validity}`,
    ...listPartStatus(document, minutes, now, withdrawn).flatMap(partLines),
  ];
}

const DECISION_TEXT = 'the canary fails, but few networks say so, or pages and networks disagree: decide';

function partLines({ part, releases, endedCanary, needsDecision, rollback }: PartStatus): string[] {
  const names = releases.map(releaseText);
  if (!releases.some(({ role }) => role === 'previous')) names.push('no previous');
  const indent = ' '.repeat(13);
  return [
    `  ${part.padEnd(10)} ${names.join(', ')}`,
    ...(needsDecision ? [`${indent}${DECISION_TEXT}`] : []),
    ...(endedCanary ? [`${indent}${endedText(endedCanary)}`] : []),
    ...(rollback
      ? [
          `${indent}back to ${rollback.to}${rollback.wasWithdrawn ? ', which was rolled back' : ''}: ${rollback.command}`,
        ]
      : []),
  ];
}

function releaseText({ role, name, percent, pages, errorRate, p75 }: ReleaseStatus): string {
  const share = role === 'canary' ? ` at ${percent}%` : '';
  const health =
    errorRate === null
      ? ''
      : ` (${pages} pages, ${(errorRate * 100).toFixed(1)}% failed${p75.load === null ? '' : `, p75 ${Math.round(p75.load)} ms`})`;
  return `${role} ${name}${share}${health}`;
}

function endedText({ endedAt, reason, counts, ...release }: EndedCanary): string {
  const why = counts
    ? `: failed in ${counts.canary.failed} of ${counts.canary.pages} pages, stable in ${counts.stable.failed} of ${counts.stable.pages}`
    : '';
  return `canary ${formatName(release)} ended ${endedAt}, ${reason}${why}`;
}
