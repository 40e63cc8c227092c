import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, inject, it } from 'vitest';
import { buildEnvironment } from '../crash/_crash-process.ts';
import { createEmptyDatabase } from '../_database.ts';

const main = fileURLToPath(new URL('../../src/admin/main.ts', import.meta.url));
const company = ['company', '--code', 'SAKURA', '--name', '株式会社さくら商事'];
const children = new Set<ReturnType<typeof execFile>>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

/** Runs the command as people do, without a terminal. */
function run(
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, NODE_ENV: 'development', ...env } };
    const child = execFile(process.execPath, [main, ...args], options, (_error, out, err) => {
      children.delete(child);
      resolve({ code: child.exitCode ?? -1, out, err });
    });
    children.add(child);
  });
}

it('asks for confirmation before it writes into an empty database, and ends with a code for pipelines', async () => {
  const { database, ...services } = inject('world');
  const env = buildEnvironment(services, await createEmptyDatabase(database));
  const asked = await run(company, env);
  expect(asked).toMatchObject({ code: 3 });
  expect(asked.out).toContain('Company SAKURA is new');
  expect(asked.err).toContain('--yes');
  // Nothing came of that: it is still new.
  const confirmed = await run([...company, '--yes'], env);
  expect(confirmed).toMatchObject({ code: 0, err: '' });
  expect(confirmed.out).toMatch(/is new[^]*Added company SAKURA/);
});

it('says what is wrong with the settings and the input, and ends with 2', async () => {
  const wrong = await run(company, { NODE_ENV: 'production' });
  expect(wrong).toMatchObject({ code: 2 });
  expect(wrong.err).toContain('DATABASE_URL');
  // Not even settings are needed to read about a command.
  expect(await run(['branch', '--help'], { NODE_ENV: 'production' })).toMatchObject({ code: 0, err: '' });
  expect(await run(['branch', '--nope'], { NODE_ENV: 'production' })).toMatchObject({ code: 2 });
});
