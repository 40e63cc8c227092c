import { expect } from 'vitest';
import type { Config } from '../src/config/config.ts';
import { copyDatabase, dropDatabase, type PreparedDatabase } from './_database.ts';

/** The file that this worker runs, with the copies made for it. */
const current = { file: '', copies: [] as string[] };

/**
 * A copy of the prepared database for the test file that runs. Those of the worker's earlier files are dropped, so that
 * a run of hundreds of files does not write gigabytes to the disk.
 */
export async function copyDatabaseForFile(prepared: PreparedDatabase): Promise<Config['database']> {
  const { testPath: file = '' } = expect.getState();
  const earlier = file === current.file ? [] : current.copies.splice(0);
  current.file = file;
  if (prepared.kind === 'postgres') for (const url of earlier) await dropDatabase(prepared.adminUrl, url);
  const copy = await copyDatabase(prepared);
  if (copy.kind === 'postgres') current.copies.push(copy.url);
  return copy;
}
