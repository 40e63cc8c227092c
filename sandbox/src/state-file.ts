import { mkdir, open, rename } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const DEBOUNCE_MS = 50;

/**
 * When a file is written: with every answer, so that a kill loses nothing, or when it is closed. Each write holds
 * everything, and took half of the processor time of a world that thousands of tests share and none kills.
 */
export type Saving = 'always' | 'atClose';

export interface State<T> {
  /** Live value: mutate it in place, then call `changed`. */
  readonly value: T;
  /** Marks the value as changed; it is written within 50 ms. */
  changed(): void;
  /** Resolves when everything changed so far is on disk; await it before answering for money or bookings. */
  flush(): Promise<void>;
  /** Writes what is left and stops. */
  close(): Promise<void>;
}

function load<T>(file: string, empty: () => T): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty();
    throw new Error(`The state file ${file} cannot be read; \`npm run reset\` empties it.`, { cause: error });
  }
}

async function replace(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.tmp`;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  // A rename is atomic, so a killed process leaves either the old file or the new one, never half of one.
  await rename(temporary, file);
}

/**
 * Opens JSON state kept in `file`; it starts as `empty()` when the file does not exist and, saved `always`, survives
 * kill -9.
 */
export function openState<T>(file: string, empty: () => T, saving: Saving = 'always'): State<T> {
  const value = load(file, empty);
  let dirty = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (dirty) {
      dirty = false;
      try {
        await replace(file, JSON.stringify(value));
      } catch (error) {
        dirty = true;
        throw error;
      }
    }
  }

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running ??= writeAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function flush(): Promise<void> {
    // A write under way may have taken its text before the latest change: continue until nothing is left.
    while (dirty || running) await write();
  }

  return {
    value,
    changed() {
      dirty = true;
      if (saving === 'atClose') return;
      timer ??= setTimeout(() => {
        write().catch((error: unknown) => console.error(`Writing ${file} failed`, error));
      }, DEBOUNCE_MS);
    },
    flush: saving === 'always' ? flush : async () => {},
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}
