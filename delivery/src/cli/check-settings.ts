import { checkPublic } from '../config/production/check-public.ts';
import type { CommandContext } from './command-context.ts';

/**
 * For every command that puts something new before visitors: throws a `ReleaseError` when sites are configured as only a
 * mistake can be. What takes something away (`rollback`, `undo`) never asks: it has to work in an emergency.
 */
export async function checkSettings({ config, sites, tenants }: CommandContext): Promise<void> {
  const { published } = await sites();
  const howToMend = published.length > 0 ? 'Sites take them by npm run release -- configure --yes.' : '';
  checkPublic(config, await tenants(), howToMend);
}
