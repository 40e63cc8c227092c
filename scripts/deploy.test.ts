import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createConfig } from '../api/src/config/config.ts';
import { readEnv } from '../api/src/config/env.ts';
import { validProductionSettings } from '../api/src/config/production/_valid-production-settings.ts';
import { findSettingProblems } from '../api/src/config/production/find-setting-problems.ts';
import { readEdgeConfig, readReleaseConfig, readWatchConfig } from '../delivery/src/config/env.ts';
import { projectFiles } from './lib/project-files.ts';
import { root } from './lib/settings.ts';

type Env = Record<string, string | undefined>;

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = new Set(projectFiles());

/** Variables that an example sets; `optional` includes those that are commented out. */
function example(name: string, { optional = false } = {}): Env {
  const lines = read(`deploy/env/${name}.env`).matchAll(/^(#?)([A-Z][A-Z0-9_]*)=(.*)$/gm);
  const set = [...lines].filter(([, off]) => optional || !off);
  return Object.fromEntries(set.map(([, , variable, value]) => [variable, value]));
}

it('examples and documentation count the countries that are sold where none is named', () => {
  const { countries } = createConfig(readEnv({}));
  const text = `Japan and ${countries.length - 1} others`;
  expect(read('deploy/env/api.env')).toContain(text);
  expect(read('docs/operations.md')).toContain(text);
});

/** False for credentials, which the AWS client reads itself. */
const isOurs = (variable: string) => !variable.startsWith('AWS_');

function variablesRead(reader: (env: Env) => unknown, env: Env): Set<string> {
  const seen = new Set<string>();
  reader(
    new Proxy(env, {
      get(target, variable: string) {
        seen.add(variable);
        return target[variable];
      },
    }),
  );
  return seen;
}

describe.each([
  ['edge', readEdgeConfig],
  ['watcher', readWatchConfig],
  ['release', readReleaseConfig],
])('the example environment of the %s', (name, reader) => {
  it('configures the process for a folder and for a bucket', () => {
    expect(reader({ ...example('store'), ...example(name) })).not.toHaveProperty('bucket');
    const all = { ...example('store', { optional: true }), ...example(name, { optional: true }) };
    expect(reader(all)).toHaveProperty('bucket');
  });

  it('sets only variables that the process reads', () => {
    const all = { ...example('store', { optional: true }), ...example(name, { optional: true }) };
    const seen = variablesRead(reader, all);
    expect(Object.keys(all).filter((variable) => isOurs(variable) && !seen.has(variable))).toEqual([]);
  });
});

describe('the example environment of the API', () => {
  it('is refused until what is only an example is filled in, all of it named', () => {
    const { FIREBASE_SERVICE_ACCOUNT_FILE: _key, ...others } = example('api');
    const env = {
      NODE_ENV: 'production',
      ...example('store'),
      ...others,
      FIREBASE_SERVICE_ACCOUNT: 'platform',
    };
    const problems = findSettingProblems(env);
    const named = new Set(problems.map((problem) => problem.split(' ')[0] ?? ''));
    const unfilled = Object.entries(env).filter(([, value]) =>
      /secret|example|0000|public-web-key|0-0-0/.test(value ?? ''),
    );
    // The database of compose.yaml has a password that no other machine can use.
    expect([...named, 'DATABASE_URL'].sort()).toEqual(unfilled.map(([name]) => name).sort());
  });

  it('configures production once it is filled in', () => {
    const env = {
      NODE_ENV: 'production',
      ...example('store'),
      ...example('api'),
      ...validProductionSettings,
    };
    expect(createConfig(readEnv(env))).toMatchObject({
      production: true,
      operationsBucket: null,
      journal: { dir: '/var/lib/yado/journal' },
    });
    const onBucket = createConfig(readEnv({ ...env, ...example('store', { optional: true }) }));
    expect(onBucket).toMatchObject({
      operationsBucket: { name: 'yado-site', folder: 'production/operations' },
      journal: { name: 'yado-site', folder: 'production/journal' },
    });
  });

  it('sets only variables that the process reads', () => {
    const { STORE_DIR: _folder, ...bucket } = example('store', { optional: true });
    const all = { ...bucket, ...example('api', { optional: true }) };
    const known = Object.keys(readEnv(all));
    expect(Object.keys(all).filter((variable) => isOurs(variable) && !known.includes(variable))).toEqual([]);
  });
});

describe('deploy/', () => {
  it('mounts where the API looks for the service account', () => {
    const file = example('api').FIREBASE_SERVICE_ACCOUNT_FILE ?? '';
    expect(read('deploy/compose.yaml')).toContain(`./secrets:${file.replace(/\/[^/]+$/, '')}:ro`);
  });

  const dockerfile = read('deploy/Dockerfile');
  const compose = read('deploy/compose.yaml');
  const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

  const api = all(read('api/src/config/env.ts'), /^ {2}([A-Z][A-Z0-9_]+): /gm);

  it('or a guide names every variable that the API reads', () => {
    const guides = ['README.md', 'deploy/README.md', 'docs/operations.md', 'docs/content.md']
      .map(read)
      .join();
    const shown = { ...example('store', { optional: true }), ...example('api', { optional: true }) };
    expect(api.length).toBeGreaterThan(50);
    expect(api.filter((name) => !(name in shown) && !guides.includes(`\`${name}\``))).toEqual([]);
  });

  it('names only variables that some process reads', () => {
    const examples = ['store', 'edge', 'watcher', 'release', 'api'].flatMap((name) =>
      Object.keys(example(name, { optional: true })),
    );
    const known = new Set([...api, ...examples, ...all(compose, /\$\{([A-Z_]+):-/g)]);
    const named = all(read('deploy/README.md'), /`([A-Z]+(?:_[A-Z0-9]+)+)`/g);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((variable) => !known.has(variable))).toEqual([]);
  });

  it('starts files that exist', () => {
    const started = all(dockerfile, /CMD \["node", "([^"]+)"/g);
    expect(started).toHaveLength(4);
    expect(started.filter((file) => !files.has(file))).toEqual([]);
  });

  it('keeps keys out of images and commits', () => {
    const secret = ['deploy/keys', 'deploy/public-key', 'deploy/secrets'];
    const ignored = (file: string) =>
      read(file)
        .split('\n')
        .map((line) => line.replace(/\/$/, ''));
    expect(ignored('.gitignore')).toEqual(expect.arrayContaining(secret));
    expect(ignored('deploy/Dockerfile.dockerignore')).toEqual(
      expect.arrayContaining([...secret, 'deploy/env', '**/.data']),
    );
  });

  it("runs the repository's own line of Node, mended, and its pnpm", () => {
    const { node = '', pnpm } = JSON.parse(read('package.json')).devDependencies as Record<string, string>;
    const [base = '', ...others] = new Set(all(dockerfile, /FROM node:(\d+\.\d+\.\d+)-slim/g));
    expect(others).toEqual([]);
    const isNewer = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) >= 0;
    expect(base.split('.')[0]).toBe(node.split('.')[0]);
    expect(isNewer(base, node)).toBe(true);
    // The first of its line without the holes that were published on 2026-10-21.
    expect(isNewer(base, '24.22.1')).toBe(true);
    expect(new Set(all(dockerfile, /pnpm@([\d.]+)/g))).toEqual(new Set([pnpm]));
  });

  it('builds nothing and installs only what delivery needs where the signing key is', () => {
    const stages = new Map(
      dockerfile.split(/^(?=FROM )/m).flatMap((stage) => {
        const [, base = '', name = ''] = /^FROM (\S+) AS (\S+)/.exec(stage) ?? [];
        return name ? [[name, { base, stage }] as const] : [];
      }),
    );
    const lineage = (name: string): string => {
      const found = stages.get(name);
      return found ? lineage(found.base) + found.stage : '';
    };
    const release = lineage('release');
    expect(release).toContain('COPY --from=delivery-packages /yado/node_modules node_modules');
    expect(release).not.toMatch(/install|run build|npm/);
    expect(all(release, /COPY --from=(\S+)/g).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'delivery-packages'),
      'site',
      'site',
    ]);
    expect(lineage('delivery-packages')).toContain(
      'install --prod --frozen-lockfile --ignore-scripts --filter @yado/delivery',
    );
    const keyed = [...compose.matchAll(/^ {2}(\w+):\n(?: {4}.*\n)*? {6}- \.\/keys:/gm)].map(
      ([, service]) => service,
    );
    expect(keyed).toEqual(['watcher', 'release']);
    expect(compose).not.toMatch(/secrets:.*keys|KEYS_DIR/);
  });

  it("lets the API trust only the edges' network", () => {
    const [network = ''] = all(compose, /subnet: ([\d./]+)/g);
    expect(network).toBe(example('api').API_TRUST_PROXY);
    // The network's gateway: from there a connection to the published port comes.
    expect(example('edge').EDGE_TRUST_PROXY).toBe(network.replace('.0/24', '.1'));
  });

  it('composes images and environments that exist', () => {
    const targets = new Set(all(dockerfile, /^FROM \S+ AS (\S+)$/gm));
    expect(all(compose, /target: ([a-z]+)/g).filter((target) => !targets.has(target))).toEqual([]);
    const environments = all(compose, /\$\{YADO_ENV:-(env\}\/\w+\.env)/g).map((file) =>
      file.replace('}', ''),
    );
    expect(environments).toHaveLength(8);
    expect(environments.filter((file) => !files.has(`deploy/${file}`))).toEqual([]);
  });
});
