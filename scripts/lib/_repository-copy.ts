import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { projectFiles } from './project-files.ts';
import { mustRun } from './run.ts';
import { root } from './settings.ts';

/** The project's files as they stand, as a git repository of their own that goes away; nothing is installed there. */
export function copyRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'yado-copy-'));
  for (const file of projectFiles()) cpSync(join(root, file), join(folder, file));
  const bins = [folder, root].map((repository) => join(repository, 'node_modules/.bin'));
  const PATH = [...bins, process.env.PATH].join(delimiter);
  return {
    folder,
    /** Runs a command there, `cwd` relative to it, and answers with its output. Throws the output when it fails. */
    run: (
      commandLine: string,
      { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
    ) => {
      const [command = '', ...args] = commandLine.split(' ');
      return mustRun(commandLine, command, args, { cwd: join(folder, cwd), env: { PATH, ...env } });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
