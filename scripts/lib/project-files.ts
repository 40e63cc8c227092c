import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** Paths from the root, in order, of the project's files as they stand, without what git ignores. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  // A file that was deleted is listed until the deletion is committed.
  return listed
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .sort();
}
