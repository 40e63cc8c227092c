import { expect, test } from 'vitest';
import { readDevConfig, readEdgeConfig, readReleaseConfig } from './env.ts';

test('knows the demo names under whatever port the edge has', () => {
  expect([...readEdgeConfig({ EDGE_PORT: '9090' }).tenants]).toEqual([
    ['localhost:9090', 'default'],
    ['mirai.localhost:9090', 'mirai'],
  ]);
});

// spec: 9.environment
test('reads tenants, proxies and folders', () => {
  const config = readEdgeConfig({
    EDGE_TENANTS: 'Yado.example=default, [::1]:80=mirai',
    EDGE_TRUST_PROXY: '10.0.0.1, 10.0.0.2',
    STORE_DIR: '/srv/store',
    API_ORIGIN: 'https://api.example/',
  });
  expect([...config.tenants]).toEqual([
    ['yado.example', 'default'],
    ['[::1]:80', 'mirai'],
  ]);
  expect(config).toMatchObject({
    trustProxy: ['10.0.0.1', '10.0.0.2'],
    storeDir: '/srv/store',
    apiOrigins: ['https://api.example'],
  });
});

test('knows of no developers unless it is configured where their keys are', () => {
  expect(readEdgeConfig({}).developerKeysDir).toBeUndefined();
  expect(readEdgeConfig({ DEVELOPER_KEYS_DIR: '' }).developerKeysDir).toBeUndefined();
  expect(readEdgeConfig({ DEVELOPER_KEYS_DIR: '/srv/developers' }).developerKeysDir).toBe('/srv/developers');
});

test('takes a bucket for the store, and asks it once a second', () => {
  const config = readEdgeConfig({
    STORE_BUCKET: 'yado-site',
    STORE_ENDPOINT: 'https://s3.example',
    STORE_REGION: 'ap-northeast-1',
    STORE_PREFIX: '/production/',
  });
  expect(config).toMatchObject({
    bucket: {
      name: 'yado-site',
      endpoint: 'https://s3.example',
      region: 'ap-northeast-1',
      prefix: 'production',
    },
    freshForMs: 1_000,
  });
  expect(readEdgeConfig({})).not.toHaveProperty('bucket');
  expect(readEdgeConfig({}).freshForMs).toBe(0);
});

test.each([
  [{ EDGE_PORT: 'x' }, 'EDGE_PORT'],
  [{ API_ORIGIN: 'x' }, 'API_ORIGIN'],
  [{ STOP_TIMEOUT_SECONDS: '0' }, 'STOP_TIMEOUT_SECONDS'],
  [{ EDGE_TENANTS: 'localhost' }, 'EDGE_TENANTS'],
  [{ STORE_BUCKET: 'Not a bucket' }, 'STORE_BUCKET'],
  [{ STORE_BUCKET: 'yado-site', STORE_ENDPOINT: 's3.example' }, 'STORE_ENDPOINT'],
  [{ STORE_BUCKET: 'yado-site', STORE_PREFIX: '../b' }, 'STORE_PREFIX'],
  [{ STORE_PREFIX: 'production' }, 'STORE_BUCKET'],
])('refuses %j and names the variable', (env, name) => {
  expect(() => readEdgeConfig(env)).toThrow(name);
});

test('waits when it stops for as long as the API does', () => {
  expect(readEdgeConfig({}).stopTimeoutMs).toBe(15_000);
  expect(readEdgeConfig({ STOP_TIMEOUT_SECONDS: '25' }).stopTimeoutMs).toBe(25_000);
});

test('names everything that it can’t use at once', () => {
  const env = { EDGE_PORT: 'x', EDGE_TENANTS: 'localhost', API_ORIGIN: 'x', STORE_PREFIX: 'a' };
  expect(() => readEdgeConfig(env)).toThrow(
    [
      'These settings must be corrected:',
      '- EDGE_PORT must be a port.',
      '- EDGE_TENANTS must list host=tenant.',
      '- API_ORIGIN must be a URL.',
      '- STORE_BUCKET must be set where STORE_ENDPOINT or STORE_PREFIX is.',
    ].join('\n'),
  );
});

test.each([
  [{}, 'must name the host'],
  [{ DEV_PARTS: 'search=http://localhost:3001' }, 'must name the host'],
  [{ DEV_PARTS: 'host=http://elsewhere.example:3000' }, 'must list part=http://localhost:port'],
])('takes no development servers from %j', (env, message) => {
  expect(() => readDevConfig(env)).toThrow(`DEV_PARTS ${message}`);
});

test('reads which development servers there are', () => {
  const { parts } = readDevConfig({ DEV_PARTS: 'host=http://localhost:3000,search=http://localhost:3001' });
  expect([...parts]).toEqual([
    ['host', 'http://localhost:3000'],
    ['search', 'http://localhost:3001'],
  ]);
});

test('tells an absent override from an empty one', () => {
  expect(readReleaseConfig({}).overrides.cardsScriptUrl).toBeUndefined();
  expect(readReleaseConfig({ PUBLIC_CARDS_SCRIPT_URL: '' }).overrides.cardsScriptUrl).toBe('');
  expect(
    readReleaseConfig({ PUBLIC_IMAGE_ORIGINS: 'https://a.example,https://b.example' }).overrides.imageOrigins,
  ).toEqual(['https://a.example', 'https://b.example']);
});
