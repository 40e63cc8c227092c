import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createWorkspace } from '../testing/_workspace.ts';

test('a watcher without a key ends with a sentence, and makes none', async () => {
  const { root, config } = await createWorkspace();
  const empty = join(root, 'mounted');
  await mkdir(empty);
  const main = resolve(import.meta.dirname, 'main.ts');
  const env = { ...process.env, STORE_DIR: config.storeDir, KEYS_DIR: empty, WATCH_PORT: '0' };
  await expect(promisify(execFile)(process.execPath, [main], { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^watch: There is no \S+release-private\.pem.*npm run release -- keys\n$/),
  });
  expect(await readdir(empty)).toEqual([]);
});
