import type { Command } from 'commander';
import { refresh } from '../release/publish.ts';
import type { CommandContext } from './command-context.ts';

export function addRefresh(program: Command, { registry, tenants, tell }: CommandContext): void {
  program
    .command('refresh')
    .description('put changed brands in force and renew documents that expire soon')
    .action(async () => tell(await refresh(await registry(), await tenants())));
}
