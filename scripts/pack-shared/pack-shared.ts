import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun } from '../lib/run.ts';
import { root } from '../lib/settings.ts';

const shared = join(root, 'shared');
/**
 * TypeScript files that the presets import. They are compiled, because Node does not strip types in `node_modules`
 * (https://nodejs.org/api/typescript.html#type-stripping-in-dependencies).
 */
const importedByPresets = ['src/tokens/preset.ts', 'src/contract/file-guard.ts'];
const presets = ['build/panda.mjs', 'build/file-guard.mjs'];
/** Configuration that a remote extends where it has no `tsconfig.base.json` above it. */
const tsconfig = 'build/tsconfig.json';
const emit =
  '--ignoreConfig --module nodenext --target es2024 --skipLibCheck --rewriteRelativeImportExtensions --rootDir src';

/** Writes the npm package of `shared`, with its sources, to `folder`; resolves with its path. */
export async function packShared(folder: string): Promise<string> {
  const made = mkdtempSync(join(tmpdir(), 'yado-pack-'));
  try {
    await mustRun('Building shared', 'npm', ['run', '--silent', 'build'], { cwd: shared });
    // pnpm replaces `catalog:` by versions.
    await mustRun('Packing shared', 'pnpm', ['pack', '--out', join(made, 'shared.tgz')], { cwd: shared });
    await mustRun('Unpacking it', 'tar', ['xzf', 'shared.tgz'], { cwd: made });
    const stage = join(made, 'package');
    await makeStandalone(stage);
    mkdirSync(folder, { recursive: true });
    const { name, version } = readJson<Manifest>(join(stage, 'package.json'));
    const file = join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
    await mustRun('Packing the package', 'pnpm', ['pack', '--out', file], { cwd: stage });
    return file;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

async function makeStandalone(stage: string): Promise<void> {
  for (const file of readdirSync(stage, { recursive: true, encoding: 'utf8' })) {
    if (/\.test\.\w+$/.test(file)) rmSync(join(stage, file));
  }
  // Git ignores both, and so does pnpm.
  for (const made of ['styled-system', 'src/__generated__/panda.css']) {
    cpSync(join(shared, made), join(stage, made), { recursive: true });
  }
  const options = [...emit.split(' '), '--outDir', join(stage, 'src')];
  await mustRun('Compiling what the presets import', 'tsc', [...options, ...importedByPresets], {
    cwd: shared,
  });
  for (const preset of presets) {
    const source = readFileSync(join(stage, preset), 'utf8');
    writeFileSync(join(stage, preset), source.replace(/(from '\.\.\/src\/[^']*)\.ts'/g, "$1.js'"));
  }
  const base = readJson<{ compilerOptions: object }>(join(root, 'tsconfig.base.json'));
  // The presets declare their types in JSDoc.
  const compilerOptions = { ...base.compilerOptions, maxNodeModuleJsDepth: 1 };
  writeJson(join(stage, tsconfig), { compilerOptions });
  const file = join(stage, 'package.json');
  const { private: _private, scripts: _scripts, devDependencies, ...manifest } = readJson<Manifest>(file);
  // Sources, presets and test helpers are all used where the package is installed.
  const dependencies = { ...manifest.dependencies, ...devDependencies };
  const exports = { [`./${tsconfig}`]: `./${tsconfig}`, ...manifest.exports };
  const files = ['build', 'src', 'styled-system', 'persisted.json'];
  writeJson(file, { ...manifest, exports, dependencies, files });
}

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, string>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
