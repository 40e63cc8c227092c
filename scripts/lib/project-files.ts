import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** Lists the project's present files, as sorted paths from the root, without those that git ignores. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  // Git lists a deleted file until the deletion is committed.
  return listed
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .sort();
}
