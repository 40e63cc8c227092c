import type { Command } from 'commander';
import { undoInterrupted } from '../release/undo.ts';
import type { CommandContext } from './command-context.ts';

export function addUndo(program: Command, { print, registry, tell }: CommandContext): void {
  program
    .command('undo')
    .description('undo what was interrupted between two sites, on every site that has it')
    .action(async () => {
      const results = await undoInterrupted(await registry());
      if (results.length === 0) print('Nothing was interrupted.');
      for (const { what, outcomes } of results) {
        print(what);
        tell(outcomes);
      }
    });
}
