import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { DEVELOPMENT_PATH } from '@yado/shared/contract/development';
import { signGrant } from '../developer/token.ts';
import { ensureKeys } from '../signing/keys.ts';
import type { CommandContext } from './command-context.ts';

const LIFETIME_MS = 8 * 3_600_000;

interface Choice {
  host: string;
  dir?: string;
  port: number;
}

export function addDev(program: Command, { config, print, serveRemote }: CommandContext): void {
  program
    .command('dev')
    .argument('<remote>', 'id of a remote')
    .requiredOption('--host <url>', 'the site in which it runs, e.g. http://localhost:8080', site)
    .option('--dir <folder>', 'the package of the remote, when it is not the folder of this repository')
    .option('--port <number>', 'of the development server', port, 3100)
    .description('run one remote from this machine inside a deployed site, in your own browser alone')
    .action(async (remote: string, { host, dir, port }: Choice) => {
      const keys = await ensureKeys(config.developerKeysDir, 'developer');
      const folder = resolve(config.repository, dir ?? `remote-${remote}`);
      const origin = `http://localhost:${port}`;
      await serveRemote({ folder, port, site: host }, () => {
        const expiresAt = new Date(Date.now() + LIFETIME_MS).toISOString();
        const token = signGrant({ remote, origin, host: new URL(host).host, expiresAt }, keys);
        print(`${remote} runs at ${origin}. To see it in ${host} until ${expiresAt}, open`);
        print(`${host}${DEVELOPMENT_PATH}?token=${token}`);
        print(`The site must know your key ${keys.publicKey.text} (DEVELOPER_KEYS_DIR of its edge).`);
      });
    });
}

function site(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new InvalidArgumentError('It must be the address of a site.');
  return new URL(text).origin;
}

function port(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new InvalidArgumentError('It must be a port.');
  return number;
}
