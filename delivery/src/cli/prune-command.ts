import type { Command } from 'commander';
import { pruneOperations } from '../registry/prune.ts';
import type { CommandContext } from './command-context.ts';

export function addPrune(program: Command, { print, registry }: CommandContext): void {
  program
    .command('prune')
    .description('forget the operations of releases that left more than 14 days ago')
    .action(async () => {
      const forgotten = await pruneOperations(await registry());
      print(`${forgotten.length} operations forgotten`);
    });
}
