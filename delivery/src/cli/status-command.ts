import type { Command } from 'commander';
import { currentDocument } from '../release/documents.ts';
import { statusLines } from '../release/status.ts';
import type { CommandContext } from './command-context.ts';

export function addStatus(program: Command, { print, registry, tenants }: CommandContext): void {
  program
    .command('status')
    .description('what is live for each tenant')
    .action(async () => {
      const { store, keys, now } = await registry();
      for (const { id } of await tenants()) {
        const document = await currentDocument(store, id, keys.publicKey);
        for (const line of statusLines(id, document, now())) print(line);
      }
    });
}
