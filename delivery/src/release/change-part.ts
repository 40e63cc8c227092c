import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { updateEachTenant, type TenantResult, type Registry } from './update-all-tenants.ts';
import { type ChannelChange, withChannel } from './next-document.ts';

/** Changes the channel of one part for tenants: all or none, with the options of `updateEachTenant`. */
export function changePart(
  registry: Registry,
  part: string,
  tenants: string[],
  change: ChannelChange,
  options?: Parameters<typeof updateEachTenant>[3],
): Promise<TenantResult[]> {
  const changed = (current: ReleaseDocument) => withChannel(current, part, change, registry.now());
  return updateEachTenant(registry, tenants, changed, options);
}
