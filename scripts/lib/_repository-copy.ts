import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { projectFiles } from './project-files.ts';
import { mustRun } from './run.ts';
import { root } from './settings.ts';

/** Copies the project's present files to a temporary folder, without dependencies. */
export function copyRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'yado-copy-'));
  for (const file of projectFiles()) cpSync(join(root, file), join(folder, file));
  const bins = [folder, root].map((repository) => join(repository, 'node_modules/.bin'));
  const PATH = [...bins, process.env.PATH].join(delimiter);
  const run = (
    commandLine: string,
    { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
  ) => {
    const [command = '', ...args] = commandLine.split(' ');
    return mustRun(commandLine, command, args, { cwd: join(folder, cwd), env: { PATH, ...env } });
  };
  return {
    folder,
    /** Finds commands of the copy first, then those of this repository. */
    PATH,
    /** Runs a command in the copy, `cwd` relative to it; resolves with its output, rejects with it on failure. */
    run,
    /** Installs dependencies from this repository's pnpm store; `filter` is an argument of pnpm. */
    install: async (filter = '') => {
      const store = (await run('pnpm store path', { cwd: relative(folder, root) })).trim();
      const install = `pnpm install --frozen-lockfile --prefer-offline --store-dir ${dirname(store)} ${filter}`;
      return run(install.trim());
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
