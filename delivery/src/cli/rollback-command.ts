import type { Command } from 'commander';
import { rollback } from '../release/publish.ts';
import type { CommandContext } from './command-context.ts';

export function addRollback(program: Command, { registry, tenants, tell }: CommandContext): void {
  program
    .command('rollback')
    .argument('<part>', 'host, or the id of a remote')
    .description("end a part's canary, or swap its stable and previous releases, for every tenant")
    .action(async (part: string) => {
      const ids = (await tenants()).map(({ id }) => id);
      tell(await rollback(await registry(), part, ids));
    });
}
