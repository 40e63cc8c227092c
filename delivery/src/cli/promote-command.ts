import type { Command } from 'commander';
import { promoteCanary } from '../registry/canary.ts';
import { checkSettings } from './check-settings.ts';
import type { CommandContext } from './command-context.ts';

export function addPromote(program: Command, context: CommandContext): void {
  const { registry, tenants, tell } = context;
  program
    .command('promote')
    .argument('<part>', 'host, or the id of a remote')
    .argument('[release]', 'the canary that is meant, as version@id: another one is refused')
    .description("make a part's canary its stable release for every tenant")
    .action(async (part: string, release?: string) => {
      await checkSettings(context);
      const ids = (await tenants()).map(({ id }) => id);
      tell(await promoteCanary(await registry(), part, ids, release));
    });
}
