import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderJournal } from './folder-journal.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yado-journal-'));
});
afterAll(() => rm(folder, { recursive: true }));

const probe = (path: string, thorough: boolean) =>
  createFolderJournal(path).probe({ timeoutMs: 1_000, thorough });

it.each([true, false])(
  'is well with a folder that can be used, and leaves no file there (thorough: %s)',
  async (thorough) => {
    expect(await probe(folder, thorough)).toMatchObject({ faults: [], facts: [folder] });
    expect(await readdir(folder)).toEqual([]);
  },
);

it('is well where the first booking will make the folder, and makes it when it looks thoroughly', async () => {
  const later = join(folder, 'later');
  expect(await probe(later, false)).toMatchObject({ faults: [] });
  expect(await readdir(folder)).toEqual([]);
  expect(await probe(later, true)).toMatchObject({ faults: [] });
  expect(await readdir(folder)).toEqual(['later']);
});

it.each([true, false])('says that a file is no folder (thorough: %s)', async (thorough) => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const result = await probe(file, thorough);
  expect(result?.faults).toMatchObject([{ kind: 'wrong-setting' }]);
  expect(result?.faults[0]?.mend).toContain('JOURNAL_DIR');
});
