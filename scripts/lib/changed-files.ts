import { execFileSync } from 'node:child_process';
import { root } from './settings.ts';

/**
 * Paths from the root of all files that differ from the merge base with `main`: committed on this branch, uncommitted
 * and untracked ones, deleted ones too. Without a `main` to compare with, only what is not committed yet.
 */
export function changedFiles(folder = root): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const list = (...args: string[]) => git(...args, '-z').split('\0');
  const changed = list('diff', '--name-only', '--no-renames', findBase(git));
  const untracked = list('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...untracked])].filter((file) => file !== '').sort();
}

function findBase(git: (...args: string[]) => string): string {
  for (const branch of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', branch).trim();
    } catch {
      // No such branch in this clone.
    }
  }
  return 'HEAD';
}
