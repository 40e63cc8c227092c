import type { Command } from 'commander';
import { undoInterrupted } from '../release/rollback.ts';
import type { CommandContext } from './command-context.ts';

export function addUndo(program: Command, { print, registry, tell }: CommandContext): void {
  program
    .command('undo')
    .description('take back what was interrupted between two sites, on every site that has it')
    .action(async () => {
      const undone = await undoInterrupted(await registry());
      if (undone.length === 0) print('Nothing was interrupted.');
      for (const { what, outcomes } of undone) {
        print(what);
        tell(outcomes);
      }
    });
}
