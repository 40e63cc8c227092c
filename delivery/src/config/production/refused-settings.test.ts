import { expect, test } from 'vitest';
import { createWorkspace } from '../../testing/_workspace.ts';
import { readEdgeConfig, readReleaseConfig } from '../env.ts';
import { REFUSED_EDGE } from './refused-edge.ts';
import { REFUSED_PUBLIC } from './refused-public.ts';

const edge: Record<string, string> = {
  NODE_ENV: 'production',
  EDGE_HOST: '0.0.0.0',
  EDGE_TENANTS: 'www.yado.co.jp=default',
  EDGE_TRUST_PROXY: '10.87.0.1',
  API_ORIGIN: 'http://api:4000',
  STORE_DIR: '/var/lib/yado/store',
  EDGE_PAGE_SECRET: '4f0c2c9d1b7e4e0a9c5d8f3a6b2e1d7c',
};
/** One for each row of the table, in its order. */
const EDGE = [
  ['EDGE_TENANTS', ''],
  ['EDGE_TENANTS', 'www.yado.co.jp=default,mirai.localhost:8080=mirai'],
  ['EDGE_TENANTS', 'yado.example=default'],
  ['EDGE_TRUST_PROXY', ''],
  ['EDGE_TRUST_PROXY', '10.87.0.1, 0.0.0.0/0'],
  ['API_ORIGIN', ''],
  ['STORE_DIR', ''],
  ['EDGE_PAGE_SECRET', ''],
  ['EDGE_PAGE_SECRET', 'a-secret-of-the-example-environment'],
] as const;

test.each(EDGE.map((each, index) => [...each, REFUSED_EDGE[index]?.must ?? ''] as const))(
  'an edge that others reach refuses %s=%s, which %s',
  (setting, value, must) => {
    expect(REFUSED_EDGE.map((row) => row.setting)).toEqual(EDGE.map(([name]) => name));
    expect(() => readEdgeConfig({ ...edge, [setting]: value })).toThrow(`${setting} ${must}`);
    expect(() => readEdgeConfig({ ...edge, [setting]: value, EDGE_HOST: '127.0.0.1' })).not.toThrow();
  },
);

test('an edge starts with what may be, and names everything that is missing at once', () => {
  expect(readEdgeConfig(edge)).toMatchObject({ trustProxy: ['10.87.0.1'] });
  const { STORE_DIR: _folder, ...onBucket } = edge;
  expect(readEdgeConfig({ ...onBucket, STORE_BUCKET: 'yado-site' })).toHaveProperty('bucket');
  expect(() => readEdgeConfig({ NODE_ENV: 'production', EDGE_HOST: '0.0.0.0' })).toThrow(
    /EDGE_TENANTS[^]*EDGE_TRUST_PROXY[^]*API_ORIGIN[^]*STORE_DIR[^]*EDGE_PAGE_SECRET/,
  );
});

const site: Record<string, string> = {
  STORE_DIR: '/var/lib/yado/store',
  PUBLIC_API_URL: '/graphql',
  PUBLIC_IDENTITY_API_KEY: 'AIzaSyB7c',
  PUBLIC_IDENTITY_PROJECT_ID: 'yado-production',
  PUBLIC_IDENTITY_EMULATOR_URL: '',
  PUBLIC_CARDS_PUBLISHABLE_KEY: 'pk_live_51Hc8yKz',
  PUBLIC_CARDS_SCRIPT_URL: '',
  PUBLIC_MAPS_KEY: 'AIzaSyM4p',
  PUBLIC_MAPS_SCRIPT_URL: '',
  PUBLIC_IMAGE_ORIGINS: 'https://i.travelapi.com',
};
const rehearsal = { ALLOW_TEST_PROVIDERS: '1', PUBLIC_CARDS_PUBLISHABLE_KEY: 'pk_test_51Hc8yKz' };
const PUBLIC: readonly (readonly [string, string, Record<string, string>?])[] = [
  ['PUBLIC_API_URL', 'http://www.yado.co.jp/graphql'],
  ['PUBLIC_IDENTITY_EMULATOR_URL', 'http://127.0.0.1:4103'],
  ['PUBLIC_IDENTITY_PROJECT_ID', 'yado-demo'],
  ['PUBLIC_IDENTITY_API_KEY', 'public-web-key'],
  ['PUBLIC_CARDS_PUBLISHABLE_KEY', 'pk_live_public'],
  ['PUBLIC_CARDS_PUBLISHABLE_KEY', 'pk_test_yado'],
  ['PUBLIC_CARDS_PUBLISHABLE_KEY', 'pk_live_51Hc8yKz', rehearsal],
  ['PUBLIC_CARDS_SCRIPT_URL', 'http://127.0.0.1:4102/v3/'],
  ['PUBLIC_MAPS_KEY', 'sandbox'],
  ['PUBLIC_MAPS_SCRIPT_URL', 'http://127.0.0.1:4106/maps/api/js'],
  ['PUBLIC_IMAGE_ORIGINS', 'http://127.0.0.1:4101'],
  ['PUBLIC_IMAGE_ORIGINS', 'http://i.travelapi.com'],
];

/** A repository that is built, and the release command with these variables. */
async function built(env: Record<string, string>) {
  const workspace = await createWorkspace();
  await workspace.buildHost();
  const { overrides, isDemo, isRehearsal } = readReleaseConfig(env);
  Object.assign(workspace.config, { overrides, isDemo, isRehearsal });
  return workspace;
}

test.each(
  PUBLIC.map(
    ([setting, value, others], index) => [setting, value, REFUSED_PUBLIC[index]?.must ?? '', others] as const,
  ),
)('no site is published with %s=%s, which %s', async (setting, value, must, others = {}) => {
  expect(REFUSED_PUBLIC.map((row) => row.setting)).toEqual(PUBLIC.map(([name]) => name));
  const { release } = await built({ ...site, ...others, [setting]: value });
  await expect(release('publish', '--all')).rejects.toThrow(`${setting} ${must}`);
  expect(await release('status')).toContain('nothing published');
});

test('sites are published and configured with what may be, in a rehearsal and in the demonstration too', async () => {
  for (const env of [site, { ...site, ...rehearsal }, { EMBEDDED_DEMO: '1', STORE_DIR: '/srv/store' }, {}]) {
    const { release } = await built(env);
    await expect(release('publish', '--all')).resolves.toBeDefined();
  }
});

test('a deployment without PUBLIC_* publishes and configures nothing, and says all that is wrong at once', async () => {
  const { release } = await built({ STORE_BUCKET: 'yado-site' });
  for (const command of [
    ['publish', '--all'],
    ['configure', '--yes'],
  ]) {
    await expect(release(...command)).rejects.toThrow(
      /EMULATOR_URL[^]*PROJECT_ID[^]*API_KEY[^]*PUBLISHABLE_KEY[^]*SCRIPT_URL[^]*IMAGE_ORIGINS/,
    );
  }
});

test('nothing new comes before visitors of a site with settings of the demonstration, and what is there can be taken away', async () => {
  const workspace = await createWorkspace();
  await workspace.buildHost();
  await workspace.buildRemote('search');
  const { release, config } = workspace;
  await release('publish', '--all');
  await workspace.buildRemote('search', { version: '1.1.0', code: 'tried' });
  await release('canary', 'search', '10%');
  Object.assign(config, { isDemo: false });
  for (const command of [
    ['publish', 'search'],
    ['canary', 'search', '100%'],
    ['promote', 'search'],
    ['brand', 'mirai', '--reset'],
  ]) {
    await expect(release(...command)).rejects.toThrow('These settings must be corrected');
  }
  expect(await release('rollback', 'search')).toContain('rollback search of canary 1.1.0@');
});
