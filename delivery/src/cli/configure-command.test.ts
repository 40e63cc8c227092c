import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { expect, test } from 'vitest';
import { currentDocument } from '../release/documents.ts';
import { ensureKeys } from '../signing/keys.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { createWorkspace } from '../testing/_workspace.ts';

async function published() {
  const workspace = await createWorkspace();
  await workspace.buildHost();
  await workspace.buildRemote('search');
  await workspace.release('publish', '--all');
  const { config } = workspace;
  const readDocument = async (tenant: string) => {
    const { publicKey } = await ensureKeys(config.keysDir);
    return currentDocument(createFolderStore(config.storeDir), tenant, publicKey);
  };
  const edit = async (tenant: string, change: (text: string) => string) => {
    const file = join(config.tenantsDir, `${tenant}.json`);
    await writeFile(file, change(await readFile(file, 'utf8')));
  };
  /** Another checkout and another environment than those that the sites were published from. */
  const moveElsewhere = async () => {
    config.overrides = { apiUrl: 'https://other.example/graphql', cardsPublishableKey: 'pk_other' };
    await edit('mirai', (text) =>
      text.replace(/"flags": \{[^}]*\}/, '"flags": { "old": true }').replace('みらいトラベル', '別の名前'),
    );
  };
  return { ...workspace, readDocument, edit, moveElsewhere };
}

const pickSettings = (document: ReleaseDocument | null) => {
  const { brand, configuration, flags, menu, allowedRemotes } = document as ReleaseDocument;
  return { brand, configuration, flags, menu, allowedRemotes };
};

test.each([
  ['publish', [['publish', 'search']]],
  ['publish of everything', [['publish', '--all']]],
  [
    'canary and promote',
    [
      ['canary', 'search', '10%'],
      ['promote', 'search'],
    ],
  ],
  [
    'rollback',
    [
      ['publish', 'search'],
      ['rollback', 'search'],
    ],
  ],
  ['refresh', [['refresh']]],
])('%s leaves configuration, flags and brand as they are in force', async (_what, commands) => {
  const { release, buildRemote, readDocument, moveElsewhere } = await published();
  const before = await Promise.all(['default', 'mirai'].map(readDocument));
  await moveElsewhere();
  await buildRemote('search', { code: 'newer' });
  for (const command of commands) await release(...command);
  const after = await Promise.all(['default', 'mirai'].map(readDocument));
  expect(after.map(pickSettings)).toEqual(before.map(pickSettings));
});

test('a brand leaves configuration, flags and releases as they are in force', async () => {
  const { release, readDocument, moveElsewhere, config } = await published();
  const before = await readDocument('mirai');
  await moveElsewhere();
  await release('brand', 'mirai', '--reset');
  const after = await readDocument('mirai');
  expect(after).toMatchObject({
    brand: { siteName: '別の名前' },
    configuration: before?.configuration,
    flags: before?.flags,
    remotes: before?.remotes,
  });
  expect(config.overrides.apiUrl).toBeDefined();
});

test('shows what would change, and changes it once that is confirmed', async () => {
  const { release, readDocument, moveElsewhere } = await published();
  expect(await release('configure')).toBe('default: as configured\nmirai: as configured');
  const before = await readDocument('mirai');
  await moveElsewhere();
  await expect(release('configure')).rejects.toThrow('--yes');
  expect(await readDocument('mirai')).toEqual(before);
  const output = await release('configure', '--yes');
  for (const line of [
    'default: configuration.apiUrl "/graphql" → "https://other.example/graphql"',
    'mirai: configuration.cards.publishableKey "pk_test_yado" → "pk_other"',
    'mirai: flags.old nothing → true',
    'mirai: brand.siteName "みらいトラベル" → "別の名前"',
  ])
    expect(output.split('\n')).toContain(line);
  const after = await readDocument('mirai');
  expect(after).toMatchObject({
    configuration: { apiUrl: 'https://other.example/graphql' },
    flags: { old: true },
    remotes: before?.remotes,
    host: before?.host,
  });
});

test('configures one tenant alone, and names the tenants that there are', async () => {
  const { release, readDocument, moveElsewhere } = await published();
  const others = await readDocument('default');
  await moveElsewhere();
  await release('configure', 'mirai', '--yes');
  expect((await readDocument('mirai'))?.flags).toEqual({ old: true });
  expect(await readDocument('default')).toEqual(others);
  await expect(release('configure', 'miral')).rejects.toThrow(
    'There is no tenant miral. Tenants: default, mirai.',
  );
});

test('keeps what the agency has decided about its brand', async () => {
  const { release, readDocument, edit, write, config } = await published();
  const { brand } = JSON.parse(await readFile(join(config.tenantsDir, 'mirai.json'), 'utf8'));
  const decided = { ...brand, logo: undefined, siteName: '新しい旅' };
  await write('handed-in/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('handed-in/brand.json', JSON.stringify({ favicon: 'favicon.svg', brand: decided }));
  await release('brand', 'mirai', join(config.repository, 'handed-in/brand.json'));
  await edit('mirai', (text) => text.replace('"flags": {}', '"flags": { "more": true }'));
  await release('configure', '--yes');
  expect(await readDocument('mirai')).toMatchObject({
    brand: { siteName: '新しい旅' },
    flags: { more: true },
  });
});

test('refuses a configuration that a live remote can not read', async () => {
  const { release, buildRemote, edit, readDocument } = await published();
  await edit('default', (text) => text.replace(/"flags": \{[^}]*\}/, '"flags": { "filters": true }'));
  await edit('mirai', (text) => text.replace(/"flags": \{[^}]*\}/, '"flags": { "filters": true }'));
  await release('configure', '--yes');
  const flags = { type: 'object', properties: { filters: { type: 'boolean' } }, required: ['filters'] };
  await buildRemote('search', { configSchema: { type: 'object', properties: { flags } } });
  await release('publish', 'search');
  await edit('mirai', (text) => text.replace(/"flags": \{[^}]*\}/, '"flags": {}'));
  await expect(release('configure', '--yes')).rejects.toThrow('config-mismatch');
  expect((await readDocument('mirai'))?.flags).toEqual({ filters: true });
});

test('gives a new site its configuration and the releases that the others run', async () => {
  const { release, buildRemote, readDocument, config } = await published();
  const file = await readFile(join(config.tenantsDir, 'mirai.json'), 'utf8');
  await writeFile(join(config.tenantsDir, 'newagency.json'), file.replace('みらいトラベル', '新しい旅'));
  await buildRemote('search', { code: 'newer' });
  expect(await release('publish', 'search')).toContain('newagency: nothing published');
  expect(await readDocument('newagency')).toBeNull();
  await release('rollback', 'search');
  await expect(release('configure', 'newagency')).rejects.toThrow('--yes');
  await release('configure', 'newagency', '--yes');
  const [first, other] = [await readDocument('newagency'), await readDocument('default')];
  expect(first?.brand.siteName).toBe('新しい旅');
  expect([first?.host, first?.remotes]).toEqual([other?.host, other?.remotes]);
});

test('reaches every site of the store from a checkout that lacks the file of one', async () => {
  const { release, buildRemote, readDocument, config } = await published();
  await rm(join(config.tenantsDir, 'mirai.json'));
  await buildRemote('search', { version: '1.1.0', code: 'newer' });
  await release('publish', 'search');
  expect((await readDocument('mirai'))?.remotes.search?.stable.version).toBe('1.1.0');
  await release('rollback', 'search');
  expect((await readDocument('mirai'))?.remotes.search?.stable.version).toBe('1.0.0');
});

test('says what comes first while nothing is published', async () => {
  const { release } = await createWorkspace();
  await expect(release('configure', '--yes')).rejects.toThrow('publish --all');
});
