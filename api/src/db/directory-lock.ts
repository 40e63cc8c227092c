import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStartTime, isRunning, type RunningProcess } from './running-process.ts';

export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';
}

/**
 * Takes an exclusive lock on a data directory. PGlite takes none itself, and two processes on one directory
 * silently lose committed rows. A lock left by a dead process is taken over, also when another one has got its id.
 * @returns a function that releases the lock
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  // Beside the database files, not among them: initdb refuses a directory with a foreign file.
  const path = `${join(directory)}.lock`;
  const self: RunningProcess = { pid: process.pid, born: readStartTime(process.pid) };
  // Written before it gets its name, so that nobody reads a lock without an owner.
  const own = `${path}.${self.pid}`;
  writeFileSync(own, toText(self));
  try {
    for (let attempt = 0; !takeName(own, path); attempt++) {
      const owner = readOwner(path);
      if (attempt > 2 || (owner !== null && isRunning(owner))) {
        throw new DirectoryInUseError(
          `The database directory ${directory} is in use by process ${owner?.pid ?? 'unknown'}. Stop it first.`,
        );
      }
      removeStale(path, `${own}.stale`);
    }
  } finally {
    rmSync(own, { force: true });
  }
  const release = () => {
    process.off('exit', release);
    const owner = readOwner(path);
    if (owner?.pid === self.pid && owner.born === self.born) rmSync(path, { force: true });
  };
  process.once('exit', release);
  return release;
}

const toText = ({ pid, born }: RunningProcess) => `${pid}\n${born}\n`;

/** Gives a file a second name; false when something is called so. */
function takeName(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes a lock whose owner is dead. Another process may have replaced it since it was read: what was moved aside and is alive
 * gets its name back.
 */
function removeStale(path: string, aside: string): void {
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  const owner = readOwner(aside);
  if (owner !== null && isRunning(owner)) takeName(aside, path);
  rmSync(aside, { force: true });
}

function readOwner(path: string): RunningProcess | null {
  try {
    const [id = '', born = ''] = readFileSync(path, 'utf8').split('\n');
    const pid = Number.parseInt(id, 10);
    return Number.isInteger(pid) && pid > 0 ? { pid, born } : null;
  } catch {
    return null;
  }
}
