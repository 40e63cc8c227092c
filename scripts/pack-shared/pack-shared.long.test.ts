import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mustRun } from '../lib/run.ts';
import { root } from '../lib/settings.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const outside = mkdtempSync(join(tmpdir(), 'yado-outside-'));
afterAll(() => rmSync(outside, { recursive: true, force: true }));
const remote = join(outside, 'remote-public');
const PATH = [remote, root]
  .map((folder) => join(folder, 'node_modules/.bin'))
  .concat(process.env.PATH ?? '')
  .join(delimiter);

/** Runs a command in the remote's folder or another; resolves with its output, rejects with it on failure. */
function run(commandLine: string, cwd = remote, env: Record<string, string> = {}): Promise<string> {
  const [command = '', ...args] = commandLine.split(' ');
  return mustRun(commandLine, command, args, { cwd, env: { PATH, ...env } });
}

const readText = (file: string) => readFileSync(join(root, file), 'utf8');

/** Writes the remote's folder as outside of the repository, with versions instead of `catalog:`. */
async function moveOut(tarball: string): Promise<void> {
  await run(`pnpm pack --out ${join(outside, 'remote.tgz')}`, join(root, 'remote-public'));
  await run('tar xzf remote.tgz', outside);
  renameSync(join(outside, 'package'), remote);
  for (const made of ['dist', 'styled-system', 'src/__generated__']) {
    rmSync(join(remote, made), { recursive: true, force: true });
  }
  const manifest = JSON.parse(readFileSync(join(remote, 'package.json'), 'utf8'));
  manifest.dependencies['@yado/shared'] = `file:${tarball}`;
  manifest.devDependencies.typescript = JSON.parse(readText('package.json')).devDependencies.typescript;
  const workspace = readText('pnpm-workspace.yaml');
  manifest.devDependencies['@types/node'] = /"@types\/node": (\S+)/.exec(workspace)?.[1];
  writeFileSync(join(remote, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(remote, 'pnpm-workspace.yaml'), workspace.slice(workspace.indexOf('allowBuilds:')));
  const tsconfig = JSON.parse(readText('remote-public/tsconfig.json'));
  tsconfig.extends = '@yado/shared/build/tsconfig.json';
  writeFileSync(join(remote, 'tsconfig.json'), JSON.stringify(tsconfig));
  // Lets pnpm choose the versions that the store has.
  cpSync(join(root, 'pnpm-lock.yaml'), join(remote, 'pnpm-lock.yaml'));
}

beforeAll(async () => {
  const tarball = (await run(`node scripts/pack-shared/main.ts --to ${outside}`, root)).trim();
  await moveOut(tarball);
  const store = dirname((await run('pnpm store path', root)).trim());
  await run(`pnpm install --no-frozen-lockfile --prefer-offline --store-dir ${store}`);
});

it('lets types and tests of a remote pass outside of the repository', async () => {
  await run('npm run codegen');
  await run('npm run typecheck');
  expect(await run('vitest run NewsListScreen')).toMatch(/Tests\s+6 passed/);
});

it('lets a remote be built outside of the repository as the release check requires', async () => {
  await run('npm run build', remote, { NODE_ENV: 'production' });
  const stores = { STORE_DIR: join(outside, 'store'), KEYS_DIR: join(outside, 'keys') };
  await run('node delivery/src/cli/main.ts keys', root, stores);
  const check = `node delivery/src/cli/main.ts check public --dir ${join(remote, 'dist')}`;
  expect(await run(check, root, stores)).toContain('breaks nothing');
});

it('contains presets, sources and style functions, but no tests', async () => {
  const files = (await run('tar tzf yado-shared-0.1.0.tgz', outside)).trim().split('\n');
  for (const file of [
    'build/rsbuild.mjs',
    'src/ui/actions/Button.tsx',
    'styled-system/css/index.js',
    'src/__generated__/panda.css',
    'persisted.json',
  ]) {
    expect(files).toContain(`package/${file}`);
  }
  expect(files.filter((file) => /\.test\.|node_modules/.test(file))).toEqual([]);
});
