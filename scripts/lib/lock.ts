import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Holder {
  pid: number;
  /** Tells a living holder from a stranger who got the same process id after a crash or a reboot. */
  born: string;
}

/** The file that stands for "a Yado runs on this data". */
export const instanceLock = (dataDir: string): string => join(dataDir, 'running.json');

/** Process id of the living holder of a lock file, or undefined. */
export function holderOf(file: string): number | undefined {
  const holder = read(file);
  return holder && isAlive(holder) ? holder.pid : undefined;
}

/** Takes a lock for this process; answers with the other's process id when a living one holds it. */
export function takeLock(file: string): { release: () => void } | { takenBy: number } {
  mkdirSync(dirname(file), { recursive: true });
  const self: Holder = { pid: process.pid, born: birthOf(process.pid) };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(self), { flag: 'wx' });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const other = holderOf(file);
    if (other !== undefined) return { takenBy: other };
    rmSync(file, { force: true });
  }
  throw new Error(`${file} could not be taken.`);
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return birthOf(pid) === born;
}

/** Start time of a process where the system tells it (Linux), else an empty string. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name stands in brackets and may hold spaces; the start time is the 20th field behind it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
