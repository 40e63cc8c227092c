import type { EndedCanary } from '@yado/shared/contract/release-document';
import { withCanaryEnded } from './channel.ts';
import type { TenantResult, Registry } from './update-all-tenants.ts';
import { changePart } from './change-part.ts';

/** Ends a canary that fails more than the stable release. Does nothing when another release is the canary by now. */
export async function revertCanary(
  registry: Registry,
  part: string,
  id: string,
  counts: EndedCanary['counts'],
  tenants: string[],
): Promise<TenantResult[]> {
  return changePart(registry, part, tenants, (channel) =>
    channel.canary?.release.id === id ? withCanaryEnded(channel, 'errors', registry.now(), counts) : channel,
  );
}
