import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { computeIntegrity } from '../release/build-files.ts';
import { currentDocument } from '../release/documents.ts';
import { ensureKeys } from '../signing/keys.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { createWorkspace, SESSION_QUERY, sha256 } from '../testing/_workspace.ts';

type Workspace = Awaited<ReturnType<typeof createWorkspace>>;

async function documentFor({ config }: Workspace, tenant = 'default') {
  const { publicKey } = await ensureKeys(config.keysDir);
  const document = await currentDocument(createFolderStore(config.storeDir), tenant, publicKey);
  if (!document) throw new Error('nothing published');
  return document;
}

async function published() {
  const workspace = await createWorkspace();
  await workspace.buildHost();
  await workspace.buildRemote('search');
  await workspace.release('publish', '--all');
  return workspace;
}

test('publishes every part for every tenant', async () => {
  const workspace = await published();
  for (const tenant of ['default', 'mirai']) {
    const document = await documentFor(workspace, tenant);
    expect(document.host.stable.version).toBe('1.0.0');
    expect(Object.keys(document.remotes)).toEqual(['search']);
  }
  expect((await documentFor(workspace, 'mirai')).brand.siteName).toBe('みらいトラベル');
});

test('stores each file with its integrity, and text compressed', async () => {
  const workspace = await published();
  const { baseUrl, files } = (await documentFor(workspace)).host.stable;
  const store = createFolderStore(workspace.config.storeDir);
  const key = `${baseUrl.slice(1)}static/js/index.js`;
  const data = (await store.get(key)) as Buffer;
  expect(files['static/js/index.js']).toEqual({ integrity: computeIntegrity(data), size: data.length });
  expect(brotliDecompressSync((await store.get(`${key}.br`)) as Buffer).equals(data)).toBe(true);
  expect(gunzipSync((await store.get(`${key}.gz`)) as Buffer).equals(data)).toBe(true);
  expect(await store.has(`${baseUrl.slice(1)}static/font/jp.woff2`)).toBe(true);
  expect(await store.has(`${baseUrl.slice(1)}static/font/jp.woff2.br`)).toBe(false);
});

test('publishes no source map, no record of the build and no HTML', async () => {
  const workspace = await published();
  const keys = await createFolderStore(workspace.config.storeDir).list('releases');
  expect(keys.filter((key) => /\.map$|\.html$|assets\.json|operations\.json|remote\.json/.test(key))).toEqual(
    [],
  );
});

test('hands the operations to the API and names the one that the page asks early', async () => {
  const workspace = await published();
  const id = sha256(SESSION_QUERY);
  const store = createFolderStore(workspace.config.storeDir);
  expect((await store.get(`operations/${id}.graphql`))?.toString()).toBe(SESSION_QUERY);
  expect((await documentFor(workspace)).host.stable.earlyOperationId).toBe(id);
});

test('gives the same content the same release, and no new sequence', async () => {
  const workspace = await published();
  const before = await documentFor(workspace);
  await workspace.buildRemote('search', { version: '1.0.1' });
  expect(await workspace.release('publish', 'search')).toContain(
    `default: unchanged at sequence ${before.sequence}`,
  );
  expect(await workspace.release('publish', '--all')).toContain('unchanged');
  expect(await documentFor(workspace)).toEqual(before);
});

test('publishes a changed remote and rolls it back for every tenant', async () => {
  const workspace = await published();
  const first = await documentFor(workspace);
  await workspace.buildRemote('search', { version: '1.1.0', code: 'changed' });
  await workspace.release('publish', 'search');
  const second = await documentFor(workspace);
  expect(second.sequence).toBe(first.sequence + 1);
  expect(second.remotes.search?.stable.version).toBe('1.1.0');
  expect(second.remotes.search?.previous).toEqual(first.remotes.search?.stable);
  await workspace.release('rollback', 'search');
  for (const tenant of ['default', 'mirai']) {
    expect((await documentFor(workspace, tenant)).remotes.search?.stable.version).toBe('1.0.0');
  }
  expect(await workspace.release('status')).toMatch(/search +stable 1\.0\.0@\w+, previous 1\.1\.0@/);
});

test('completes what an interrupted publication left half done', async () => {
  const workspace = await published();
  await workspace.buildRemote('search', { version: '1.1.0', code: 'changed' });
  await workspace.release('publish', 'search');
  const { stable } = (await documentFor(workspace)).remotes.search ?? {};
  const mirai = await createFolderStore(workspace.config.storeDir).list('documents/mirai');
  await rm(join(workspace.config.storeDir, mirai.at(-1) as string));
  await rm(join(workspace.config.storeDir, `${stable?.baseUrl.slice(1)}remoteEntry.js`));
  const output = await workspace.release('publish', 'search');
  expect(output).toMatch(/default: unchanged[\s\S]*mirai: sequence/);
  expect((await documentFor(workspace, 'mirai')).remotes.search?.stable.id).toBe(stable?.id);
  expect(
    await createFolderStore(workspace.config.storeDir).has(`${stable?.baseUrl.slice(1)}remoteEntry.js`),
  ).toBe(true);
});

test('loses none of two publications that run at once', async () => {
  const workspace = await published();
  await workspace.buildRemote('search', { code: 'changed' });
  await workspace.buildRemote('trips');
  await Promise.all([workspace.release('publish', 'search'), workspace.release('publish', 'trips')]);
  const document = await documentFor(workspace);
  expect(document.remotes.trips).toBeDefined();
  expect(document.remotes.search?.previous).toBeDefined();
});

test('refuses an assets.json that names a missing file', async () => {
  const workspace = await published();
  await workspace.buildRemote('search', { assets: { initial: ['static/js/gone.js'] } });
  await expect(workspace.release('publish', 'search')).rejects.toThrow('names static/js/gone.js');
});

test('refuses a route without its chunk, a menu that leads astray, and a foreign declaration', async () => {
  const workspace = await published();
  const publishing = () => workspace.release('publish', 'search');
  await workspace.buildRemote('search', { routes: [{ path: '/search', access: 'public', chunk: 'Lost' }] });
  await expect(publishing()).rejects.toThrow('chunk "Lost"');
  await workspace.buildRemote('search', { menu: [{ label: '旅程', path: '/trips', order: 1 }] });
  await expect(publishing()).rejects.toThrow('/trips');
  await workspace.buildRemote('search', { id: 'trips' });
  await expect(publishing()).rejects.toThrow('declares "trips"');
});

test('refuses an operation whose id is not the hash of its text', async () => {
  const workspace = await published();
  await workspace.buildRemote('search', { operations: { [sha256('one')]: 'query Other { a }' } });
  await expect(workspace.release('publish', 'search')).rejects.toThrow('not the SHA-256');
});

test('leaves every tenant and the store alone when a remote collides with a live one', async () => {
  const workspace = await published();
  const before = await documentFor(workspace);
  await workspace.buildRemote('trips', { routes: [{ path: '/search', access: 'public', chunk: 'Main' }] });
  await expect(workspace.release('publish', 'trips')).rejects.toThrow('claim the same address');
  expect(await documentFor(workspace)).toEqual(before);
  expect(await readdir(join(workspace.config.storeDir, 'releases'))).toEqual(['host', 'search']);
});

test('refuses a brand that people could not read, before any tenant changes', async () => {
  const workspace = await published();
  const file = join(workspace.config.tenantsDir, 'mirai.json');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replaceAll('#0B6B57', '#7CCFBF'));
  await expect(workspace.release('configure')).rejects.toThrow(/mirai\.json: the brand fails WCAG AA/);
  await writeFile(file, source.replace('"siteName"', '"sitename"'));
  await expect(workspace.release('configure')).rejects.toThrow('sitename');
  await writeFile(file, source.replace('mirai/logo.svg', 'mirai/gone.svg'));
  await expect(workspace.release('configure')).rejects.toThrow('gone.svg is missing');
});

test('refuses to build on a document that was altered in the store', async () => {
  const workspace = await published();
  const [key] = await createFolderStore(workspace.config.storeDir).list('documents/default');
  const file = join(workspace.config.storeDir, key as string);
  await writeFile(file, (await readFile(file, 'utf8')).replace('Yado', 'Yada'));
  await expect(workspace.release('publish', '--all')).rejects.toThrow('altered, or signed by another key');
});

test('says what is missing when a part is not built, unknown or not named', async () => {
  const workspace = await createWorkspace();
  await workspace.buildRemote('search');
  await expect(workspace.release('publish', 'host')).rejects.toThrow('host is not built');
  await expect(workspace.release('publish', '../x')).rejects.toThrow('is not a part');
  await expect(workspace.release('publish')).rejects.toThrow('--all');
  await expect(workspace.release('publish', 'search')).rejects.toThrow('has no host yet');
});

test('ends with a message and a non-zero exit at the command line', async () => {
  const { config } = await createWorkspace();
  const main = resolve(import.meta.dirname, 'main.ts');
  const env = {
    ...process.env,
    STORE_DIR: config.storeDir,
    KEYS_DIR: config.keysDir,
    TENANTS_DIR: config.tenantsDir,
  };
  const run = (...args: string[]) => promisify(execFile)(process.execPath, [main, ...args], { env });
  await expect(run('rollback', 'search')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^release: Nothing is published for tenant default\.\n$/),
  });
  await expect(run('nonsense')).rejects.toMatchObject({ code: 1 });
  expect((await run('status')).stdout).toContain('default: nothing published');
  expect((await run('keys')).stdout).toMatch(/YADO_RELEASE_PUBLIC_KEY=[\w-]{43}\n/);
});
