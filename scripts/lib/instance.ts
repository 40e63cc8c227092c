import { instanceLock, takeLock } from './lock.ts';
import { CliError } from './cli.ts';

/** Makes this process the one that runs on the data; ends with a message when another one does. */
export function holdInstance(dataDir: string): { release: () => void } {
  const lock = takeLock(instanceLock(dataDir));
  if ('release' in lock) return lock;
  throw new CliError(
    `Yado is already running on ${dataDir} (process ${lock.takenBy}). ` +
      'Stop it first, or give this one other data with YADO_DATA_DIR and other ports.',
  );
}
