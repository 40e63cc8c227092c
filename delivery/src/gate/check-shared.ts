import { satisfies } from 'semver';
import { type Finding, finding } from '../release/finding.ts';
import type { LiveSite, Running } from './live-site.ts';

/** Whether every host that a browser may get hands out what every remote takes from it. */
export function sharedFindings({ tenant, hosts, guests }: LiveSite): Finding[] {
  return hosts.flatMap((host) => {
    const provides = host.record?.provides;
    if (!provides)
      return [finding('host-unrecorded', `Nothing tells what ${formatName(host)} provides.`, tenant.id)];
    return guests.flatMap((guest) =>
      Object.entries(guest.record?.requires ?? {}).flatMap(([key, range]) =>
        pairFindings(host, guest, { key, range, version: provides[key] }, tenant.id),
      ),
    );
  });
}

function pairFindings(
  host: Running,
  guest: Running,
  { key, range, version }: { key: string; range: string; version: string | undefined },
  tenant: string,
): Finding[] {
  const need = `${formatName(guest)} needs ${key} ${range}`;
  if (version === undefined)
    return [finding('shared-unprovided', `${need}, which ${formatName(host)} does not provide.`, tenant)];
  if (satisfies(version, range)) return [];
  return [finding('shared-version', `${need}, and ${formatName(host)} provides ${version}.`, tenant)];
}

function formatName({ part, version, id }: Running): string {
  return `${part} ${version}@${id}`;
}
