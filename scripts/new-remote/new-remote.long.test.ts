import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { repositoryWithRemote } from './_repository-with-remote.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let made: Awaited<ReturnType<typeof repositoryWithRemote>>;
const run: typeof made.run = (...args) => made.run(...args);
beforeAll(async () => {
  made = await repositoryWithRemote('reports', '経費レポート');
});
afterAll(() => made?.remove());

it('prints what it made and how to publish it', () => {
  expect(made.output).toContain('Made remote-reports/ with the screen /reports, called 経費レポート.');
  expect(made.output).toContain('npm run release -- publish reports');
});

it('makes a remote that is formatted, linted, compiled and in every list of the repository', async () => {
  await run('biome format remote-reports bench');
  await run('oxlint --deny-warnings remote-reports bench');
  await run('relay-compiler --validate');
  await run('vitest run borders.test.ts persisted-operations.test.ts', { cwd: 'scripts' });
  const bench = readFileSync(join(made.folder, 'bench/first-screen/src/no-federation.ts'), 'utf8');
  expect(bench).toContain('reports: { routes: reportsRoutes },');
});

it('makes a remote whose types and tests pass, and whose screen has the given name', async () => {
  await run('npm run codegen', { cwd: 'remote-reports' });
  await run('tsc --noEmit -p remote-reports');
  const output = await run('vitest run --reporter=verbose', { cwd: 'remote-reports' });
  expect(output).toContain('greets who is signed in by name');
  expect(output).toMatch(/Tests\s+1 passed/);
  const screen = readFileSync(
    join(made.folder, 'remote-reports/src/screens/Reports/ReportsScreen.tsx'),
    'utf8',
  );
  expect(screen).toContain('<PageHeader title="経費レポート" />');
});

it('changes nothing when it refuses or fails', async () => {
  await run('git add --all');
  const make = (args: string, env = {}) => run(`node scripts/new-remote/main.ts${args}`, { env });
  await expect(make(' reports')).rejects.toThrow('remote-reports is there already.');
  await expect(make(' news')).rejects.toThrow('remote-public has the address /news already.');
  await expect(make('')).rejects.toThrow('usage: npm run new:remote');
  await expect(make(' ledgers', { PATH: dirname(process.execPath) })).rejects.toThrow('lockfile failed.');
  expect(await run('git diff')).toBe('');
  expect(await run('git ls-files --others --exclude-standard')).toBe('');
});
