import { ReleaseError } from '../errors.ts';
import { type GatedRegistry, refuseBreakages } from '../gate/gate.ts';
import { withCanary, withStable } from '../release/channel.ts';
import { formatName } from '../release/channels.ts';
import type { TenantResult, Registry } from '../release/update-all-tenants.ts';
import type { ChannelChange } from '../release/next-document.ts';
import type { Build } from '../release/read-build.ts';
import type { Tenant } from '../release/tenants.ts';
import { uploadBuild } from '../release/upload.ts';
import { changePart } from '../release/change-part.ts';

/**
 * Gives a build to a share of every tenant's browsers, beside the stable release. The same build again changes the
 * share; another one takes the canary's place. Throws a `ReleaseRefused` when anything that is live would break.
 */
export async function startCanary(
  registry: GatedRegistry,
  build: Build,
  percent: number,
  tenants: Tenant[],
): Promise<TenantResult[]> {
  const { part, release } = build;
  const change: ChannelChange = (channel) => {
    if (channel.stable.id === release.id) {
      throw new ReleaseError(`${part} ${release.version}@${release.id} is the stable release already.`);
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

/** Makes the canary of a part its stable release, for every tenant. */
export async function promoteCanary(
  registry: Registry,
  part: string,
  tenants: string[],
): Promise<TenantResult[]> {
  const promoted: ChannelChange = (channel) => {
    if (!channel.canary) throw new ReleaseError(`${part} has no canary to promote.`);
    return withStable(channel, channel.canary.release, registry.now());
  };
  return changePart(registry, part, tenants, promoted, {
    intent: { what: `promote ${part}`, touches: [part] },
  });
}
