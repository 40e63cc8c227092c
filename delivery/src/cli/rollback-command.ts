import type { Command } from 'commander';
import { rollback } from '../release/rollback.ts';
import type { CommandContext } from './command-context.ts';

export function addRollback(program: Command, { print, registry, tenants, tell }: CommandContext): void {
  program
    .command('rollback')
    .argument('<part>', 'host, or the id of a remote')
    .option(
      '--from <release>',
      'what is undone, as version@id: where sites have different releases, or to bring back what was rolled back',
    )
    .description(
      'take an interrupted change of a part back, else end its canary, else swap its stable and previous releases, for every tenant that has it',
    )
    .action(async (part: string, { from }: { from?: string }) => {
      const ids = (await tenants()).map(({ id }) => id);
      const { what, outcomes } = await rollback(await registry(), part, ids, from);
      print(what);
      tell(outcomes);
    });
}
