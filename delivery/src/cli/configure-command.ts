import type { Command } from 'commander';
import { ReleaseError } from '../errors.ts';
import { checkPublic } from '../config/production/check-public.ts';
import { configurationChanges, configure } from '../registry/configure.ts';
import { currentTenants } from '../release/tenants.ts';
import type { CommandContext } from './command-context.ts';

export function addConfigure(
  program: Command,
  { config, print, registry, sites, tell }: CommandContext,
): void {
  program
    .command('configure')
    .argument('[tenant]', 'whose site it is; without it every site')
    .option('--yes', 'put the changes in force; without it they are only shown')
    .description(
      "put configuration and flags of tenants' files and PUBLIC_* in force, and their brand where the agency has not decided",
    )
    .action(async (id: string | undefined, { yes }: { yes?: boolean }) => {
      const release = await registry();
      const everyone = await currentTenants(config.tenantsDir, config.overrides, release.store);
      const tenants = id === undefined ? everyone : everyone.filter((tenant) => tenant.id === id);
      if (tenants.length === 0)
        throw new ReleaseError(
          `There is no tenant ${id}. Tenants: ${everyone.map((tenant) => tenant.id).join(', ')}.`,
        );
      checkPublic(config, tenants);
      const model = (await sites()).published[0];
      const changes = await configurationChanges(release, { tenants, model });
      for (const { tenant, lines } of changes)
        for (const line of lines.length > 0 ? lines : ['as configured']) print(`${tenant.id}: ${line}`);
      if (yes) return tell(await configure(release, { tenants, model }));
      if (changes.some(({ lines }) => lines.length > 0))
        throw new ReleaseError('Nothing was changed. To put this in force, say it again with --yes.');
    });
}
