import { instanceLock, takeLock } from './lock.ts';
import { CliError } from './cli.ts';

/** Locks the data folder for this process; throws a {@link CliError} when another one runs on it. */
export function holdInstance(dataDir: string): { release: () => void } {
  const lock = takeLock(instanceLock(dataDir));
  if ('release' in lock) return lock;
  throw new CliError(
    `Yado is already running on ${dataDir} (process ${lock.takenBy}). ` +
      'Stop it first, or give this one other data with YADO_DATA_DIR and other ports.',
  );
}
