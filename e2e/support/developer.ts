import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ProcessGroup } from '../../scripts/lib/processes.ts';
import { freePorts } from '../../scripts/lib/ports.ts';
import { root } from '../../scripts/lib/settings.ts';
import type { OwnSite } from './own-site.ts';
import { currentWorld } from './settings.ts';

/** A developer who has `release dev` running on a copy of a remote's sources. */
export interface Developer {
  /** The address that the command printed. */
  link: string;
  /** Replaces a text of one source file, which must be there. */
  edit: (file: string, from: string, to: string) => void;
  leave: () => Promise<void>;
}

const WITHOUT_SOURCES = /[\\/](?:node_modules|dist)$/;

export async function startDeveloper(site: OwnSite, remote: string): Promise<Developer> {
  const { keysDir } = await currentWorld();
  const name = `remote-${remote}`;
  // Below the repository: a build is named by its sources and by the lockfile above them.
  await mkdir(join(root, '.data'), { recursive: true });
  const home = await mkdtemp(join(root, '.data/developer-'));
  const folder = join(home, name);
  cpSync(join(root, name), folder, { recursive: true, filter: (path) => !WITHOUT_SOURCES.test(path) });
  cpSync(join(root, 'tsconfig.base.json'), join(home, 'tsconfig.base.json'));
  symlinkSync(join(root, name, 'node_modules'), join(folder, 'node_modules'));
  const { edge: port } = await freePorts();
  const parts = new ProcessGroup({
    logsDir: home,
    onCrash: (message) => {
      throw new Error(message);
    },
  });
  const leave = async () => {
    await parts.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    const args = ['dev', remote, '--host', site.url, '--dir', folder, '--port', String(port)];
    await parts.start({
      name: 'developer',
      args: ['delivery/src/cli/main.ts', ...args],
      env: { KEYS_DIR: keysDir },
      health: [`http://localhost:${port}/remoteEntry.js`],
      readyLimitMs: 120_000,
    });
    return { link: await printedLink(join(home, 'developer.log')), edit, leave };
  } catch (error) {
    await leave();
    throw error;
  }

  function edit(file: string, from: string, to: string): void {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} holds no "${from}"`);
    writeFileSync(path, text.replace(from, to));
  }
}

/** The command prints it as soon as its server answers, perhaps a moment after that. */
async function printedLink(log: string): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const link = /\bhttp:\S+\?token=\S+/.exec(readFileSync(log, 'utf8'))?.[0];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no link in:\n${readFileSync(log, 'utf8')}`);
}
