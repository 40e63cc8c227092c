import { ReleaseError } from '../errors.ts';
import { type GatedRegistry, refuseBreakages } from '../gate/gate.ts';
import { withCanary, withStable } from '../release/channel.ts';
import { formatName } from '../release/channels.ts';
import { type TenantResult, type Registry, updateEachTenant } from '../release/update-all-tenants.ts';
import { type ChannelChange, withChannel } from '../release/next-document.ts';
import type { Build } from '../release/read-build.ts';
import type { Tenant } from '../release/tenants.ts';
import { uploadBuild } from '../release/upload.ts';
import { changePart } from '../release/change-part.ts';

/**
 * Gives a build to a share of every tenant's browsers, beside the stable release. The same build again changes the
 * share; another one takes the canary's place only with `replaces`, so that nobody ends what a colleague tries. Throws a
 * `ReleaseError` otherwise, and a `ReleaseRefused` when anything that is live would break.
 */
export async function startCanary(
  registry: GatedRegistry,
  build: Build,
  percent: number,
  tenants: Tenant[],
  { replaces = false }: { replaces?: boolean } = {},
): Promise<TenantResult[]> {
  const { part, release } = build;
  const change: ChannelChange = (channel) => {
    if (channel.stable.id === release.id) {
      throw new ReleaseError(`${part} ${release.version}@${release.id} is the stable release already.`);
    }
    const other = channel.canary;
    if (other && other.release.id !== release.id && !replaces) {
      throw new ReleaseError(
        `${part} has a canary already: ${formatName(other.release)} at ${other.percent}%. To end it and try ${formatName(release)} in its place, add --replace.`,
      );
    }
    // The part decides whose channel it is, hence of which kind its releases are.
    return withCanary(channel, release as typeof channel.stable, percent, registry.now());
  };
  await refuseBreakages(registry, [build], tenants);
  const ids = tenants.map(({ id }) => id);
  return changePart(registry, part, ids, change, {
    intent: { what: `canary ${part} ${formatName(release)} at ${percent}%`, touches: [part] },
    prepare: () => uploadBuild(registry.store, build, registry.now()),
  });
}

/**
 * Makes the canary of a part its stable release, for every tenant. Throws a `ReleaseError`, and changes none, when a tenant
 * has no canary, or another one than `named` (`version@id`) or, without it, than the first tenant.
 */
export async function promoteCanary(
  registry: Registry,
  part: string,
  tenants: string[],
  named?: string,
): Promise<TenantResult[]> {
  let wanted = named;
  const promotedFor =
    (tenant: string): ChannelChange =>
    (channel) => {
      if (!channel.canary) throw new ReleaseError(`Tenant ${tenant}: ${part} has no canary to promote.`);
      const { release } = channel.canary;
      wanted ??= formatName(release);
      if (formatName(release) === wanted) return withStable(channel, release, registry.now());
      throw new ReleaseError(
        `Tenant ${tenant}: the canary of ${part} is ${formatName(release)}, not ${wanted}. Nothing was promoted.`,
      );
    };
  return updateEachTenant(
    registry,
    tenants,
    (current) => withChannel(current, part, promotedFor(current.tenant), registry.now()),
    { intent: { what: ['promote', part, ...(named ? [named] : [])].join(' '), touches: [part] } },
  );
}
