import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { remotePackages } from './lib/packages.ts';
import { projectFiles } from './lib/project-files.ts';
import { root } from './lib/settings.ts';

/** Our own packages that each package's source may import. */
const mayImport: Record<string, string[]> = {
  shared: [],
  host: ['shared'],
  ...Object.fromEntries(remotePackages.map((name) => [name, ['shared']])),
  api: [],
  sandbox: [],
  delivery: ['shared'],
  e2e: [],
  // Builds the very same sources once more as one ordinary bundle, to compare.
  // The API's benchmarks run its modules on data of their own.
  bench: ['shared', 'host', 'api', 'delivery', ...remotePackages],
};

/** Tests alone may: the API's tests run against the outside world that the sandbox plays. */
const testsMayImport: Record<string, string[]> = { api: ['sandbox'] };

/** The one file of each process that reads the environment, and the build preset, which asks for the kind of build. */
const environmentReaders = [
  'api/src/config/env.ts',
  'sandbox/src/config.ts',
  'delivery/src/config/env.ts',
  'scripts/lib/settings.ts',
  'e2e/support/settings.ts',
  'shared/build/rsbuild.mjs',
  'shared/build/dev-remote.mjs',
];

const files = projectFiles();
const sources = files.filter(
  (file) => /\.(?:ts|tsx|mjs|cjs)$/.test(file) && !file.includes('__generated__/'),
);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const getPackage = (file: string) => file.split('/')[0] ?? '';
const isTest = (file: string) =>
  /(?:^|\/)(?:tests?|testing)\//.test(file) || /\.(?:test|spec)\.\w+$/.test(file) || /\/_[^/]+$/.test(file);

function findImports(file: string): string[] {
  const pattern = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*(['"])([^'"\n]+)\1/g;
  return [...read(file).matchAll(pattern)].map((match) => match[2] ?? '');
}

describe('the borders between packages', () => {
  it('know every package of the workspace', () => {
    const packages = files.filter((file) => /^[^/]+\/package\.json$/.test(file)).map(getPackage);
    expect(packages.sort()).toEqual(Object.keys(mayImport).sort());
  });

  it.each(Object.keys(mayImport))('let %s depend on what the law allows', (name) => {
    const manifest = JSON.parse(read(`${name}/package.json`)) as {
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
    const own = (dependencies: Record<string, string> = {}) =>
      Object.keys(dependencies)
        .filter((dependency) => dependency.startsWith('@yado/'))
        .map((dependency) => dependency.slice('@yado/'.length));
    const allowed = mayImport[name] ?? [];
    const forTests = [...allowed, ...(testsMayImport[name] ?? [])];
    expect(own(manifest.dependencies).filter((dependency) => !allowed.includes(dependency))).toEqual([]);
    expect(own(manifest.devDependencies).filter((dependency) => !forTests.includes(dependency))).toEqual([]);
  });

  it.each(Object.keys(mayImport))('let the source of %s import what the law allows', (name) => {
    const offences = sources
      .filter((file) => getPackage(file) === name)
      .flatMap((file) => {
        const allowed = [...(mayImport[name] ?? []), ...(isTest(file) ? (testsMayImport[name] ?? []) : [])];
        return findImports(file)
          .filter((specifier) => !isAllowed(file, specifier, allowed))
          .map((specifier) => `${file} imports ${specifier}`);
      });
    expect(offences).toEqual([]);
  });

  it('let delivery take nothing from shared but the contract and the tokens', () => {
    const taken = sources
      .filter((file) => getPackage(file) === 'delivery')
      .flatMap(findImports)
      .filter((specifier) => specifier.startsWith('@yado/shared/'))
      .filter((specifier) => !/^@yado\/shared\/(?:contract|tokens|routing)\//.test(specifier));
    expect(taken).toEqual([]);
  });
});

function isAllowed(file: string, specifier: string, allowed: string[]): boolean {
  if (specifier.startsWith('@yado/')) {
    const target = specifier.split('/')[1] ?? '';
    return target === getPackage(file) || allowed.includes(target);
  }
  if (!specifier.startsWith('.')) return true;
  const own = getPackage(file);
  const target = getPackage(posix.normalize(posix.join(dirname(file), specifier)));
  if (target === own) return true;
  // Browser tests and benchmarks start the stack with the repository's own scripts, which are no part of the product.
  if (target === 'scripts') return own === 'e2e' || own === 'bench';
  return own === 'bench' && allowed.includes(target);
}

describe('tests', () => {
  it('stand where a runner finds them', () => {
    const browserPackages = /^(?:shared|host|remote-[a-z]+)$/;
    const lost = files.filter((file) => {
      if (/\.spec\.\w+$/.test(file)) return !/^e2e\/(?:journeys|visual)\//.test(file);
      if (!/\.test\.\w+$/.test(file)) return false;
      // Runs in the remote that `scripts/new-remote/new-remote.test.ts` makes of it.
      if (file.startsWith('scripts/new-remote/template/')) return false;
      if (getPackage(file) === 'e2e') return true;
      if (!browserPackages.test(getPackage(file))) return !file.endsWith('.test.ts');
      return !/^[^/]+\/(?:src\/.*\.test\.tsx?|build\/.*\.test\.mjs|test\/.*\.test\.ts)$/.test(file);
    });
    expect(lost).toEqual([]);
  });

  it('are all run', () => {
    const call = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/;
    const held = files.filter((file) => /\.(?:test|spec)\.\w+$/.test(file) && call.test(read(file)));
    expect(held.filter((file) => file !== 'scripts/borders.test.ts')).toEqual([]);
  });
});

describe('the repository', () => {
  it('holds nothing that a build makes', () => {
    const built = /(?:^|\/)(?:dist|styled-system|node_modules|\.data)\/|\/panda\.css$|\.tsbuildinfo$/;
    expect(files.filter((file) => built.test(file))).toEqual([]);
  });

  it('reads the environment in one file per process', () => {
    const readers = sources
      .filter((file) => !isTest(file) && !file.endsWith('.config.ts'))
      .filter((file) => /^(?:api|sandbox|delivery|scripts|e2e|host|shared|remote-[a-z]+)\//.test(file))
      .filter((file) => !file.startsWith('scripts/with-toolchain'))
      .filter((file) => /\bprocess\.env\b/.test(read(file)))
      .filter((file) => !passesEnvironmentOn.includes(file));
    expect(readers.filter((file) => !environmentReaders.includes(file))).toEqual([]);
  });
});

/** These hand the whole environment to a child and look at nothing in it. */
const passesEnvironmentOn = ['scripts/lib/run.ts', 'scripts/lib/processes.ts'];
