import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(path, `${self.pid}\n${self.born}\n`, { flag: 'wx' });
      break;
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
      const owner = readOwner(path);
      if (attempt > 2 || (owner !== null && isRunning(owner))) {
        throw new DirectoryInUseError(
          `The database directory ${directory} is in use by process ${owner?.pid ?? 'unknown'}. Stop it first.`,
        );
      }
      rmSync(path, { force: true });
    }
  }
  const release = () => {
    process.off('exit', release);
    const owner = readOwner(path);
    if (owner?.pid === self.pid && owner.born === self.born) rmSync(path, { force: true });
  };
  process.once('exit', release);
  return release;
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
