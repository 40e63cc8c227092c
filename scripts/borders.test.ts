import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { remotePackages } from './lib/packages.ts';
import { projectFiles } from './lib/project-files.ts';
import { root } from './lib/settings.ts';

/** Packages of this repository that each package's source may import. */
const mayImport: Record<string, string[]> = {
  shared: [],
  host: ['shared'],
  ...Object.fromEntries(remotePackages.map((name) => [name, ['shared']])),
  api: [],
  sandbox: [],
  delivery: ['shared'],
  e2e: [],
  // Builds the same sources as one ordinary bundle for comparison, and runs modules of the API on its own data.
  bench: ['shared', 'host', 'api', 'delivery', ...remotePackages],
};

/** Further imports of tests: the API's tests run against the sandbox. */
const testsMayImport: Record<string, string[]> = { api: ['sandbox'] };

/** One file per process, and the build presets, which read the kind of build. */
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

describe('borders between packages', () => {
  it('list every package of the workspace', () => {
    const packages = files.filter((file) => /^[^/]+\/package\.json$/.test(file)).map(getPackage);
    expect(packages.sort()).toEqual(Object.keys(mayImport).sort());
  });

  it.each(Object.keys(mayImport))('let %s depend only on allowed packages', (name) => {
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

  it.each(Object.keys(mayImport))('let the source of %s import only allowed packages', (name) => {
    const offenses = sources
      .filter((file) => getPackage(file) === name)
      .flatMap((file) => {
        const allowed = [...(mayImport[name] ?? []), ...(isTest(file) ? (testsMayImport[name] ?? []) : [])];
        return findImports(file)
          .filter((specifier) => !isAllowed(file, specifier, allowed))
          .map((specifier) => `${file} imports ${specifier}`);
      });
    expect(offenses).toEqual([]);
  });

  it('let delivery import only contract and tokens of shared', () => {
    const forbidden = sources
      .filter((file) => getPackage(file) === 'delivery')
      .flatMap(findImports)
      .filter((specifier) => specifier.startsWith('@yado/shared/'))
      .filter((specifier) => !/^@yado\/shared\/(?:contract|tokens)\//.test(specifier));
    expect(forbidden).toEqual([]);
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
  // Browser tests and benchmarks start the stack with the scripts, which are not part of the product.
  if (target === 'scripts') return own === 'e2e' || own === 'bench';
  return own === 'bench' && allowed.includes(target);
}

describe('the supplier of the API', () => {
  const listImports = (within: RegExp) =>
    sources
      .filter((file) => within.test(file))
      .flatMap((file) =>
        findImports(file)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => [file, posix.normalize(posix.join(dirname(file), specifier))] as const),
      );

  it('is known to modules and GraphQL by its port alone', () => {
    const foreign = listImports(/^api\/src\/(?:modules|graphql)\//).filter(([, target]) =>
      target.startsWith('api/src/adapters/rapid/'),
    );
    expect(foreign).toEqual([]);
  });

  it('is known to the port only where rows of earlier releases are read and written', () => {
    const foreign = listImports(/^api\/src\/adapters\/supplier\//)
      .filter(([, target]) => target.startsWith('api/src/adapters/rapid/'))
      .filter(([file]) => !file.startsWith('api/src/adapters/supplier/stored/'));
    expect(foreign).toEqual([]);
  });
});

it('sends mutations of the screens through one hook, so that all have one kind of result', () => {
  const senders = sources.filter((file) => /\buseMutation\b/.test(read(file)));
  expect(senders).toEqual(['shared/src/relay/use-action.ts']);
});

it('writes to people in two places, which keep to the limits of mails', () => {
  const senders = sources.filter(
    (file) =>
      file.startsWith('api/src/') &&
      !isTest(file) &&
      /\.(?:mailer\.send|sendPasswordReset)\(/.test(read(file)),
  );
  expect(senders).toEqual([
    'api/src/modules/outbox/deliver-mail.ts',
    'api/src/modules/viewer/reset-password.ts',
  ]);
});

describe('tests', () => {
  it('are located where a runner finds them', () => {
    const browserPackages = /^(?:shared|host|remote-[a-z]+)$/;
    const lost = files.filter((file) => {
      if (/\.spec\.\w+$/.test(file)) return !/^e2e\/(?:journeys|visual)\//.test(file);
      if (!/\.test\.\w+$/.test(file)) return false;
      // Runs in the remote that `scripts/new-remote/new-remote.long.test.ts` generates.
      if (file.startsWith('scripts/new-remote/template/')) return false;
      if (getPackage(file) === 'e2e') return true;
      if (!browserPackages.test(getPackage(file))) return !file.endsWith('.test.ts');
      return !/^[^/]+\/(?:src\/.*\.test\.tsx?|build\/.*\.test\.mjs|test\/.*\.test\.ts)$/.test(file);
    });
    expect(lost).toEqual([]);
  });

  it('are never skipped', () => {
    const call = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/;
    const skipped = files.filter((file) => /\.(?:test|spec)\.\w+$/.test(file) && call.test(read(file)));
    expect(skipped.filter((file) => file !== 'scripts/borders.test.ts')).toEqual([]);
  });
});

describe('the repository', () => {
  it('contains no build output', () => {
    const built = /(?:^|\/)(?:dist|styled-system|node_modules|\.data)\/|\/panda\.css$|\.tsbuildinfo$/;
    expect(files.filter((file) => built.test(file))).toEqual([]);
  });

  it('names owners for existing paths only', () => {
    const owned = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(([, path]) => path ?? '');
    expect(owned.length).toBeGreaterThan(0);
    expect(owned.filter((path) => !files.some((file) => file.startsWith(path)))).toEqual([]);
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

/** Files that pass the whole environment to a child process without reading it. */
const passesEnvironmentOn = ['scripts/lib/run.ts', 'scripts/lib/processes.ts'];
