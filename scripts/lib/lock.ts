import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readStartTime, isRunning, type RunningProcess } from '../../api/src/db/running-process.ts';

/** Lock file of the process that runs on a data folder. */
export const instanceLock = (dataDir: string): string => join(dataDir, 'running.json');

/** Finds the process id of the running holder of a lock file. */
export function findHolder(file: string): number | undefined {
  const holder = read(file);
  return holder && isRunning(holder) ? holder.pid : undefined;
}

/** Takes a lock for this process; returns the process id of the holder when a running one has it. */
export function takeLock(file: string): { release: () => void } | { takenBy: number } {
  mkdirSync(dirname(file), { recursive: true });
  const self: RunningProcess = { pid: process.pid, born: readStartTime(process.pid) };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(self), { flag: 'wx' });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const other = findHolder(file);
    if (other !== undefined) return { takenBy: other };
    rmSync(file, { force: true });
  }
  throw new Error(`${file} could not be taken.`);
}

function read(file: string): RunningProcess | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunningProcess;
  } catch {
    return undefined;
  }
}
