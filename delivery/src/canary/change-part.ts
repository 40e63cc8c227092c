import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { changeEach, type Outcome, type Registry } from '../release/change-each.ts';
import { type ChannelChange, withChannel } from '../release/next-document.ts';

/** Changes the channel of one part for tenants: all or none, with the options of `changeEach`. */
export function changePart(
  registry: Registry,
  part: string,
  tenants: string[],
  change: ChannelChange,
  options?: Parameters<typeof changeEach>[3],
): Promise<Outcome[]> {
  const changed = (current: ReleaseDocument) => withChannel(current, part, change, registry.now());
  return changeEach(registry, tenants, changed, options);
}
