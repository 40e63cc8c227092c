import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';
}

/**
 * Takes an exclusive lock on a data directory. PGlite takes none itself, and two processes on one directory
 * silently lose committed rows. A lock left by a dead process is taken over.
 * @returns a function that releases the lock
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  // Beside the database files, not among them: initdb refuses a directory with a foreign file.
  const path = `${join(directory)}.lock`;
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
      break;
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
      const owner = readOwner(path);
      if (attempt > 2 || (owner !== null && isAlive(owner))) {
        throw new DirectoryInUseError(
          `The database directory ${directory} is in use by process ${owner ?? 'unknown'}. Stop it first.`,
        );
      }
      rmSync(path, { force: true });
    }
  }
  const release = () => {
    process.off('exit', release);
    if (readOwner(path) === process.pid) rmSync(path, { force: true });
  };
  process.once('exit', release);
  return release;
}

function readOwner(path: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
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
