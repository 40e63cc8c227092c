import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { createFolderJournal } from './folder-journal.ts';
import type { JournalPort } from './journal-port.ts';

/** The journal of this environment: in the store's bucket when there is one, else in a folder. */
export function createJournal({
  journal,
  environment,
}: Pick<Config, 'journal' | 'environment'>): JournalPort {
  if ('dir' in journal) return createFolderJournal(join(journal.dir, environment));
  // Nobody whose journal is a folder pays for the SDK in memory.
  const opened = import('./bucket-journal.ts').then(({ createBucketJournal }) =>
    createBucketJournal(journal, environment),
  );
  return {
    probe: async (how) => (await opened).probe(how),
    write: async (...args) => (await opened).write(...args),
    list: async (day) => (await opened).list(day),
    read: async (...args) => (await opened).read(...args),
    forgetBefore: async (day) => (await opened).forgetBefore(day),
  };
}
