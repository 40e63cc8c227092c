import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ReleaseError } from '../errors.ts';

/** Reads and checks a JSON file; every fault becomes a `ReleaseError` that names the file and the field. */
export async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ReleaseError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new ReleaseError(`${file}:\n${z.prettifyError(result.error)}`);
  return result.data;
}
