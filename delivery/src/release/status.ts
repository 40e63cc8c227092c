import type { Channel, ReleaseDocument } from '@yado/shared/contract/release-document';

type Named = { id: string; version: string };

/** What is live for a tenant, as lines for people. */
export function statusLines(tenant: string, document: ReleaseDocument | null, now: Date): string[] {
  if (!document) return [`${tenant}: nothing published`];
  const days = Math.floor((Date.parse(document.expiresAt) - now.getTime()) / 86_400_000);
  const validity = days < 0 ? 'EXPIRED' : `expires in ${days} days`;
  return [
    `${tenant}: sequence ${document.sequence}, issued ${document.issuedAt}, ${validity}`,
    ...channelsOf(document).map(([part, channel]) => `  ${part.padEnd(10)} ${channelText(channel)}`),
  ];
}

function channelsOf({ host, remotes }: ReleaseDocument): [string, Channel<Named>][] {
  return [['host', host], ...Object.entries(remotes)];
}

function channelText({ stable, canary, previous }: Channel<Named>): string {
  const parts = [`stable ${nameOf(stable)}`];
  if (canary) parts.push(`canary ${nameOf(canary.release)} at ${canary.percent}%`);
  parts.push(previous ? `previous ${nameOf(previous)}` : 'no previous');
  return parts.join(', ');
}

function nameOf({ version, id }: Named): string {
  return `${version}@${id}`;
}
