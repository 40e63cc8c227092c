import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process as a lock file names it. */
export interface RunningProcess {
  pid: number;
  /** What `readStartTime` said when the lock was taken; empty where that could not be found out. */
  born: string;
}

/**
 * Whether this very process runs: after a crash or a reboot another one may have got its id. Where the start time is
 * not known, now or then, a living process with the id counts as the same: a lock held twice loses data.
 */
export function isRunning({ pid, born }: RunningProcess): boolean {
  if (!isAlive(pid)) return false;
  if (born === '') return true;
  const now = readStartTime(pid);
  return now === '' || now === born;
}

/** When the process started, in the system's own words: equal for the same process only. Empty when not to be found out. */
export function readStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name is in brackets and may hold spaces; the start time is the 20th field behind it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return process.platform === 'linux' ? '' : bornByPs(pid);
  }
}

/** Systems without /proc: macOS and the BSDs. */
function bornByPs(pid: number): string {
  try {
    // The same words whatever the locale and the time zone of the reader.
    const env = { LC_ALL: 'C', TZ: 'UTC' };
    return execFileSync('/bin/ps', ['-o', 'lstart=', '-p', `${pid}`], { env, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
