import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { ReleaseDocument } from '../../shared/src/contract/release-document.ts';
import { sharedModules } from '../../shared/build/shared-modules.mjs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { copyRepository } from '../lib/_repository-copy.ts';
import { root } from '../lib/settings.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const { folder, run, remove } = copyRepository();
afterAll(remove);

let said = '';
beforeAll(async () => {
  await run('git init --quiet');
  said = await run('node scripts/new-remote/main.ts reports --name 経費レポート');
  // As before the next command of the repository, which fails when the lockfile does not know the remote; here
  // without what nothing below needs.
  const store = (await run('pnpm store path', { cwd: relative(folder, root) })).trim();
  const needed = '--filter @yado/remote-reports... --filter @yado/delivery...';
  await run(`pnpm install --frozen-lockfile --prefer-offline --store-dir ${dirname(store)} ${needed}`);
});

it('says what it made and how that comes into the menu', () => {
  expect(said).toContain('Made remote-reports/ with the screen /reports, called 経費レポート.');
  expect(said).toContain('npm run release -- publish reports');
});

it('makes a remote that is formatted, linted, compiled and known to every list of the repository', async () => {
  await run('biome format remote-reports bench');
  await run('oxlint --deny-warnings remote-reports bench');
  await run('relay-compiler --validate');
  await run('vitest run borders.test.ts persisted-operations.test.ts', { cwd: 'scripts' });
  const bench = readFileSync(join(folder, 'bench/first-screen/src/no-federation.ts'), 'utf8');
  expect(bench).toContain('reports: { routes: reportsRoutes },');
});

it('makes a remote whose types and tests pass, and whose screen has the name that was asked for', async () => {
  for (const cwd of ['shared', 'remote-reports']) await run('npm run codegen', { cwd });
  await run('tsc --noEmit -p remote-reports');
  const output = await run('vitest run --reporter=verbose', { cwd: 'remote-reports' });
  expect(output).toContain('greets who is signed in by name');
  expect(output).toMatch(/Tests\s+1 passed/);
  const screen = readFileSync(join(folder, 'remote-reports/src/screens/Reports/ReportsScreen.tsx'), 'utf8');
  expect(screen).toContain('<PageHeader title="経費レポート" />');
});

it('makes a remote that builds, passes the release check, and brings its address and menu entry', async () => {
  await run('npm run build', { cwd: 'remote-reports', env: { NODE_ENV: 'production' } });
  writeHostBuild();
  const release = 'node delivery/src/cli/main.ts';
  await run(`${release} publish host`);
  await run(`${release} publish reports`);
  const { routes, menu, name } = liveDocument().remotes.reports?.stable.declaration ?? {};
  expect(name).toBe('経費レポート');
  expect(routes).toEqual([{ path: '/reports', access: 'signedIn', chunk: 'ReportsScreen' }]);
  expect(menu).toEqual([{ label: '経費レポート', path: '/reports', order: 60 }]);
});

it('changes nothing when it refuses or fails', async () => {
  await run('git add --all');
  const make = (args: string, env = {}) => run(`node scripts/new-remote/main.ts${args}`, { env });
  await expect(make(' reports')).rejects.toThrow('remote-reports is there already.');
  await expect(make(' news')).rejects.toThrow('remote-public has the address /news already.');
  await expect(make('')).rejects.toThrow('usage: npm run new:remote');
  await expect(make(' papers', { PATH: dirname(process.execPath) })).rejects.toThrow('lockfile failed.');
  expect(await run('git diff')).toBe('');
  expect(await run('git ls-files --others --exclude-standard')).toBe('');
});

/** A small host that hands out what the real one does; building that one takes longer than all of this. */
function writeHostBuild(): void {
  const modules: Record<string, { version: string }> = sharedModules({ provides: true });
  const provides = Object.fromEntries(Object.entries(modules).map(([key, { version }]) => [key, version]));
  const files = {
    'assets.json': JSON.stringify({ scripts: ['index.js'], styles: [], provides }),
    'operations.json': '{}',
    'index.js': 'console.log("host")',
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'host/dist', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function liveDocument(): ReleaseDocument {
  const documents = join(folder, '.data/store/documents/default');
  const newest = readdirSync(documents).sort().at(-1) ?? '';
  const signed = JSON.parse(readFileSync(join(documents, newest), 'utf8')) as { document: string };
  return JSON.parse(signed.document) as ReleaseDocument;
}
