import type { Command } from 'commander';
import { ensureKeys } from '../signing/keys.ts';
import type { CommandContext } from './command-context.ts';

export function addKeys(program: Command, { config, print }: CommandContext): void {
  program
    .command('keys')
    .description('make the signing keys when absent and show the public one')
    .action(async () => {
      const { publicKey } = await ensureKeys(config.keysDir);
      print(`key id ${publicKey.id}`);
      print(`YADO_RELEASE_PUBLIC_KEY=${publicKey.text}`);
    });
}
