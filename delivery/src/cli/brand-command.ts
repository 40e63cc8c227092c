import { resolve } from 'node:path';
import type { Command } from 'commander';
import { ReleaseError } from '../errors.ts';
import { readBranding } from '../release/branding.ts';
import { rebrand, resetBrand } from '../registry/rebrand.ts';
import { readTenants } from '../release/tenants.ts';
import { checkSettings } from './check-settings.ts';
import type { CommandContext } from './command-context.ts';

export function addBrand(program: Command, context: CommandContext): void {
  const { config, registry, tenants, tell } = context;
  program
    .command('brand')
    .argument('<tenant>', 'whose site it is')
    .argument('[file]', 'brand, menu and remotes as JSON; the pictures it names are beside it')
    .option('--reset', 'go back to the file of the tenant')
    .description('change the looks, the menu and the remotes of a site, without a build')
    .action(async (id: string, file: string | undefined, { reset }: { reset?: boolean }) => {
      if (reset ? file !== undefined : file === undefined)
        throw new ReleaseError('Name one file, or say --reset.');
      await checkSettings(context);
      const known = file === undefined ? await readTenants(config.tenantsDir) : await tenants();
      const tenant = known.find((each) => each.id === id);
      if (!tenant)
        throw new ReleaseError(
          `There is no tenant ${id}. Tenants: ${known.map((each) => each.id).join(', ')}.`,
        );
      if (file === undefined) return tell(await resetBrand(await registry(), tenant));
      tell(await rebrand(await registry(), id, await readBranding(id, resolve(file))));
    });
}
