import { randomUUID } from 'node:crypto';
import { access, link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isKey, type Store } from './store.ts';

/** A store in a folder. Objects are written beside their place, synced, then moved in, so that a crash leaves none half written. */
export function createFolderStore(root: string): Store {
  const fileOf = (key: string) => {
    if (!isKey(key)) throw new Error(`not a key: ${JSON.stringify(key)}`);
    return join(root, ...key.split('/'));
  };
  return {
    get: (key) => readFile(fileOf(key)).catch(nullWhenMissing),
    has: (key) =>
      access(fileOf(key)).then(
        () => true,
        () => false,
      ),
    put: (key, data) => writeVia(fileOf(key), data, rename),
    create: async (key, data) => {
      try {
        // A hard link fails when the name is taken, where a rename would replace it.
        await writeVia(fileOf(key), data, link);
        return true;
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    list: async (folder, after = '') => {
      const directory = fileOf(folder);
      const entries =
        (await readdir(directory, { recursive: true, withFileTypes: true }).catch(nullWhenMissing)) ?? [];
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(
          (entry) =>
            `${folder}/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
        )
        .filter((key) => key > after)
        .sort();
    },
  };
}

async function writeVia(
  file: string,
  data: Uint8Array,
  place: (from: string, to: string) => Promise<void>,
): Promise<void> {
  const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
  await mkdir(dirname(file), { recursive: true });
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(data);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await place(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

function nullWhenMissing(error: unknown): null {
  if (isCode(error, 'ENOENT') || isCode(error, 'EISDIR') || isCode(error, 'ENOTDIR')) return null;
  throw error;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
