import { resolve } from 'node:path';
import type { Command } from 'commander';
import { schemaFindings } from '../gate/check-schema.ts';
import { ReleaseRefused } from '../release/finding.ts';
import type { CommandContext } from './command-context.ts';

export function addSchema(program: Command, { config, print, registry }: CommandContext): void {
  program
    .command('schema')
    .argument('[file]', 'the schema that is to go live; without it the one of the repository')
    .description('say which operations of live releases a schema would no longer answer')
    .action(async (file: string | undefined) => {
      const schema = file ? resolve(file) : config.schemaFile;
      const { findings, checked } = await schemaFindings(await registry(), schema);
      if (findings.length > 0) throw new ReleaseRefused(findings);
      print(`${schema} answers all ${checked} operations that are kept`);
    });
}
