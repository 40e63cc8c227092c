import type { Command } from 'commander';
import { createCountReader } from '../events/count-reader.ts';
import { currentDocument } from '../release/documents.ts';
import { statusLines } from '../release/status.ts';
import type { CommandContext } from './command-context.ts';

export function addStatus(program: Command, { print, registry, sites }: CommandContext): void {
  program
    .command('status')
    .description('what is live for each tenant, and how it fares')
    .action(async () => {
      const { store, keys, now } = await registry();
      const minutes = await createCountReader(store, now)();
      const { published, waiting } = await sites();
      for (const id of [...published.map((tenant) => tenant.id), ...waiting].sort()) {
        const document = await currentDocument(store, id, keys.publicKey);
        for (const line of statusLines(id, document, minutes, now())) print(line);
      }
    });
}
