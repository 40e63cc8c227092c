import type { Command } from 'commander';
import { createCountReader, wrongEdgeClocks } from '../events/count-reader.ts';
import { currentDocument } from '../release/documents.ts';
import { findWithdrawnParts } from '../release/find-withdrawn.ts';
import { statusLines } from './status-lines.ts';
import { behindStore } from '../store/store-clock.ts';
import type { CommandContext } from './command-context.ts';

export function addStatus(program: Command, { print, registry, sites }: CommandContext): void {
  program
    .command('status')
    .description('what is live for each tenant, and how it is doing')
    .action(async () => {
      const { store, keys, now } = await registry();
      const behindMs = await behindStore(store, now);
      const minutes = await createCountReader(store, () => new Date(now().getTime() + behindMs))();
      for (const { process, behindMs: ms } of wrongEdgeClocks(minutes))
        print(
          `the clock of ${process} is ${Math.round(Math.abs(ms) / 60_000)} minutes ${ms > 0 ? 'late' : 'early'}`,
        );
      const { published, waiting } = await sites();
      for (const id of [...published.map((tenant) => tenant.id), ...waiting].sort()) {
        const document = await currentDocument(store, id, keys.publicKey);
        const withdrawn = document
          ? await findWithdrawnParts(store, keys.publicKey, document)
          : new Set<string>();
        for (const line of statusLines(id, document, minutes, now(), withdrawn)) print(line);
      }
    });
}
