import { execFileSync } from 'node:child_process';
import { root } from './settings.ts';

/** Lists of commits cut longer subjects. */
export const SUBJECT_LIMIT = 72;

/** Last commit before the limit applied. */
const BASE = { hash: '1ddfda672d16f7236b1c113fd080de418dc6a836', date: '2026-11-24T08:50:00Z' };

/**
 * Subjects of the commits since the limit applies, the newest first; null where there is no history. A shallow clone
 * lacks the base commit and is read by date.
 */
export function readSubjects(folder = root): string[] | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  if (!succeeds(() => git('rev-parse', '--verify', 'HEAD'))) return null;
  const hasBase = succeeds(() => git('cat-file', '-e', BASE.hash));
  const range = hasBase ? [`${BASE.hash}..HEAD`] : ['HEAD', `--since=${BASE.date}`];
  return git('log', '--no-merges', '--format=%s', ...range)
    .split('\n')
    .filter(Boolean);
}

export const isTooLong = (subject: string): boolean => [...subject].length > SUBJECT_LIMIT;

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
