import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PublicKey, publicKeyFrom } from '../signing/keys.ts';

interface Options {
  folder: string;
  log: { error: (fields: object, message: string) => void };
}

/** The public keys in a folder, one `.txt` for each developer, as they are now: who comes or goes needs no restart. */
export async function readDeveloperKeys({ folder, log }: Options): Promise<PublicKey[]> {
  const names = await readdir(folder).catch(() => []);
  const keys = names
    .filter((name) => name.endsWith('.txt'))
    .map(async (name) => {
      try {
        return [publicKeyFrom((await readFile(join(folder, name), 'utf8')).trim())];
      } catch (error) {
        log.error({ name, err: error }, 'key of a developer is left out');
        return [];
      }
    });
  return (await Promise.all(keys)).flat();
}
