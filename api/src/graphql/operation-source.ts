import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** The text of an operation's file, or null when there is none of that name. */
export type ReadOperation = (file: string) => Promise<string | null>;

/** Where published operations are read: the store's bucket when there is one, else a folder. */
export function operationSource({
  operationsDir,
  operationsBucket,
}: Pick<Config, 'operationsDir' | 'operationsBucket'>): ReadOperation {
  if (!operationsBucket) return (file) => readFile(join(operationsDir, file), 'utf8').catch(nullWhenMissing);
  // Nobody whose operations are in a folder pays for the SDK in memory.
  const opened = import('../adapters/operations/bucket-operations.ts').then(({ createBucketOperations }) =>
    createBucketOperations(operationsBucket),
  );
  return async (file) => (await opened)(file);
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
