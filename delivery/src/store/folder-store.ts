import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { access, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isKey, type Store } from './store.ts';

/** A folder that has changed within this time may change again without another mark of time. */
const SETTLED_MS = 2_000;

/** A store in a folder. Objects are written beside their place, synced, then moved in, so that a crash leaves none half written. */
export function createFolderStore(root: string): Store {
  const toFile = (key: string) => {
    if (!isKey(key)) throw new Error(`not a key: ${JSON.stringify(key)}`);
    return join(root, ...key.split('/'));
  };
  /** Folders in which nothing came after a key when they had last changed: asked that again, they need not be read. */
  const quiet = new Map<string, { after: string; changed: number }>();
  return {
    get: (key) => readFile(toFile(key)).catch(nullWhenMissing),
    has: (key) =>
      access(toFile(key)).then(
        () => true,
        () => false,
      ),
    modified: (key) =>
      stat(toFile(key))
        .then(({ mtime }) => mtime)
        .catch(nullWhenMissing),
    put: (key, data) => writeVia(toFile(key), data, rename),
    create: async (key, data) => {
      try {
        // A hard link fails when the name is taken, where a rename would replace it.
        await writeVia(toFile(key), data, link);
        return true;
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false;
        throw error;
      }
    },
    remove: (key) => rm(toFile(key), { force: true }),
    list: async (folder, after = '') => {
      const directory = toFile(folder);
      // Before it is read, or a change meanwhile would be taken for known. Each page asks for this: waiting for a folder
      // of the same machine takes a few microseconds, sending the question to another thread takes many times that.
      const changed = after ? statSync(directory, { throwIfNoEntry: false })?.mtimeMs : undefined;
      const known = quiet.get(folder);
      if (known && known.after === after && known.changed === changed) return [];
      const entries =
        (await readdir(directory, { recursive: true, withFileTypes: true }).catch(nullWhenMissing)) ?? [];
      const keys = entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(
          (entry) =>
            `${folder}/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
        )
        .filter((key) => key > after)
        .sort();
      const isFlat = !entries.some((entry) => entry.isDirectory());
      if (changed !== undefined && keys.length === 0 && isFlat && Date.now() - changed > SETTLED_MS)
        quiet.set(folder, { after, changed });
      return keys;
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
