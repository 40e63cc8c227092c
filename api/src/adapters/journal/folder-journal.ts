import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { JournalPort } from './journal-port.ts';
import { probeFolder } from './probe-folder.ts';

/** A journal in a folder, one file for each text. The folder belongs on another disk than the database. */
export function createFolderJournal(folder: string): JournalPort {
  return {
    probe: ({ thorough }) => probeFolder(folder, thorough),
    async write(day, name, text) {
      await mkdir(join(folder, day), { recursive: true });
      const file = join(folder, day, name);
      const handle = await open(`${file}.part`, 'w');
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.part`, file);
    },
    async list(day) {
      const names = await orNull(readdir(join(folder, day)));
      return (names ?? []).filter((name) => !name.endsWith('.part')).sort();
    },
    read: (day, name) => orNull(readFile(join(folder, day, name), 'utf8')),
    async forgetBefore(day) {
      const days = (await orNull(readdir(folder))) ?? [];
      const past = days.filter((each) => /^\d{4}-\d\d-\d\d$/.test(each) && each < day);
      for (const each of past) await rm(join(folder, each), { recursive: true, force: true });
    },
  };
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
