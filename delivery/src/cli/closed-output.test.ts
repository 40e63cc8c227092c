import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createWorkspace } from '../testing/_workspace.ts';

test('a reader that wants no more, like head, ends no command and shows no stack', async () => {
  const workspace = await createWorkspace();
  await workspace.buildHost();
  await workspace.buildRemote('search');
  await workspace.release('publish', '--all');
  const { storeDir, keysDir, tenantsDir } = workspace.config;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'status'], {
    env: { STORE_DIR: storeDir, KEYS_DIR: keysDir, TENANTS_DIR: tenantsDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
});
