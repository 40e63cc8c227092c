import type { Command } from 'commander';
import { refresh } from '../registry/publish.ts';
import type { CommandContext } from './command-context.ts';

export function addRefresh(program: Command, { registry, tenants, tell }: CommandContext): void {
  program
    .command('refresh')
    .description('renew documents that expire soon; nothing else in them changes')
    .action(async () => {
      const ids = (await tenants()).map(({ id }) => id);
      tell(await refresh(await registry(), ids));
    });
}
