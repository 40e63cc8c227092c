import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../config/config.ts';
import { startBucketServer, temporaryFolder } from './_bucket-server.ts';
import { createJournal } from './create-journal.ts';

describe.each<[string, () => Promise<Config['journal']>]>([
  ['a folder', async () => ({ dir: await temporaryFolder() })],
  ['a bucket', startBucketServer],
])('a journal in %s', (_where, place) => {
  it('gives back what was written on a day, in order, to its own environment alone', async () => {
    const journal = await place();
    const ours = createJournal({ journal, environment: 'production' });
    await ours.write('2030-11-02', '0900-b', 'second');
    await ours.write('2030-11-02', '0800-a', 'first');
    await ours.write('2030-11-03', '0700-c', 'third');
    expect(await ours.list('2030-11-02')).toEqual(['0800-a', '0900-b']);
    expect(await ours.read('2030-11-02', '0800-a')).toBe('first');
    expect(await ours.read('2030-11-02', '0700-c')).toBeNull();
    expect(await ours.list('2030-11-01')).toEqual([]);
    const theirs = createJournal({ journal, environment: 'staging' });
    expect(await theirs.list('2030-11-02')).toEqual([]);
  });

  it('forgets the days before one', async () => {
    const journal = createJournal({ journal: await place(), environment: 'production' });
    await journal.forgetBefore('2030-11-01');
    for (const day of ['2030-10-30', '2030-10-31', '2030-11-01']) await journal.write(day, 'a', day);
    await journal.forgetBefore('2030-11-01');
    expect(await journal.list('2030-10-30')).toEqual([]);
    expect(await journal.list('2030-10-31')).toEqual([]);
    expect(await journal.read('2030-11-01', 'a')).toBe('2030-11-01');
  });
});

it('says so when nothing can be written', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  const journal = createJournal({ journal: { dir: file }, environment: 'production' });
  await expect(journal.write('2030-11-01', 'a', 'text')).rejects.toThrow();
  await expect(journal.list('2030-11-01')).rejects.toThrow();
});
