import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { projectFiles } from './project-files.ts';
import { mustRun } from './run.ts';
import { root } from './settings.ts';

/** The project's files as they stand, in a folder of their own that goes away; nothing is installed there yet. */
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
    /** In which commands of the copy are found, and those of this repository after them. */
    PATH,
    /** Runs a command there, `cwd` relative to it, and answers with its output. Throws the output when it fails. */
    run,
    /** Installs what the lockfile names from the packages of this repository; all of it, or what pnpm's `--filter` leaves. */
    install: async (filter = '') => {
      const store = (await run('pnpm store path', { cwd: relative(folder, root) })).trim();
      const install = `pnpm install --frozen-lockfile --prefer-offline --store-dir ${dirname(store)} ${filter}`;
      return run(install.trim());
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
