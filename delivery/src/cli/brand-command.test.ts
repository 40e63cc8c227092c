import { expect, test } from 'vitest';
import { currentDocument } from '../release/documents.ts';
import { ensureKeys } from '../signing/keys.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { createWorkspace } from '../testing/_workspace.ts';

type Workspace = Awaited<ReturnType<typeof createWorkspace>>;

const colors = {
  primary: '#7A1FA2',
  primaryHover: '#5E1780',
  onPrimary: '#FFFFFF',
  primarySubtle: '#F5ECF9',
  onPrimarySubtle: '#5E1780',
  link: '#7A1FA2',
  linkDark: '#E0B3F2',
};
const brand = {
  siteName: '新しい旅',
  logo: 'logo.svg',
  colors,
  contacts: { phone: '06-0000-0999' },
  termsContentId: 'mirai-terms',
};
const file = {
  favicon: 'favicon.svg',
  brand,
  menu: [
    { path: '/search', label: '宿を探す', order: 9 },
    { path: '/trips', hidden: true },
  ],
  remotes: ['search', 'trips', 'settings', 'public'],
};

const screen = (path: string, access: 'public' | 'signedIn' = 'signedIn') => ({
  path,
  access,
  chunk: 'Main',
});

/** A site of five remotes, and the file that an agency hands in. */
async function site() {
  const workspace = await createWorkspace();
  await workspace.buildHost();
  await workspace.buildRemote('search', {
    routes: [screen('/'), screen('/search')],
    menu: [{ label: '検索', path: '/search', order: 1 }],
  });
  await workspace.buildRemote('trips', { menu: [{ label: '旅程', path: '/trips', order: 2 }] });
  await workspace.buildRemote('booking', { menu: [{ label: '予約', path: '/booking', order: 3 }] });
  await workspace.buildRemote('settings', { routes: [screen('/settings/account')] });
  await workspace.buildRemote('public', {
    routes: [screen('/sign-in', 'public'), screen('/terms/:contentId', 'public')],
  });
  await workspace.release('publish', '--all');
  await workspace.write('handed-in/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await workspace.write('handed-in/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1"/>');
  const rebrand = async (content: object = file, tenant = 'mirai') => {
    await workspace.writeJson('handed-in/brand.json', content);
    return workspace.release('brand', tenant, `${workspace.root}/handed-in/brand.json`);
  };
  return { workspace, rebrand };
}

async function readDocument({ config }: Workspace, tenant: string) {
  const { publicKey } = await ensureKeys(config.keysDir);
  const document = await currentDocument(createFolderStore(config.storeDir), tenant, publicKey);
  if (!document) throw new Error('nothing published');
  return document;
}

test('changes the site of one agency with the next document, and no other', async () => {
  const { workspace, rebrand } = await site();
  const others = await readDocument(workspace, 'default');
  const { sequence, remotes } = await readDocument(workspace, 'mirai');
  expect(await rebrand()).toBe(`mirai: sequence ${sequence + 1}`);
  const document = await readDocument(workspace, 'mirai');
  expect(document.brand).toMatchObject({ siteName: '新しい旅', colors, contacts: brand.contacts });
  expect(document.menu).toEqual(file.menu);
  expect(document.allowedRemotes).toEqual(file.remotes);
  expect(document.remotes).toEqual(remotes);
  const store = createFolderStore(workspace.config.storeDir);
  expect(await store.has(document.brand.logoUrl?.slice(1) ?? '')).toBe(true);
  expect((await store.get('favicons/mirai.svg'))?.toString()).toContain('width="1"');
  expect(await readDocument(workspace, 'default')).toEqual(others);
});

test('keeps the brand through later publications, whatever the file of the repository says', async () => {
  const { workspace, rebrand } = await site();
  await rebrand();
  await workspace.buildRemote('booking', { menu: [], code: 'changed' });
  await workspace.release('publish', 'booking');
  await workspace.release('refresh');
  const document = await readDocument(workspace, 'mirai');
  expect(document.brand.siteName).toBe('新しい旅');
  expect(document.allowedRemotes).toEqual(file.remotes);
  expect(document.remotes.booking?.previous).toBeDefined();
});

test('goes back to the file of the repository on demand', async () => {
  const { workspace, rebrand } = await site();
  const before = await readDocument(workspace, 'mirai');
  await rebrand();
  await workspace.release('brand', 'mirai', '--reset');
  const { brand: after, menu, allowedRemotes } = await readDocument(workspace, 'mirai');
  expect({ after, menu, allowedRemotes }).toEqual({ after: before.brand });
  expect(await workspace.release('refresh')).toContain('mirai: unchanged');
});

test.each([
  [
    'a color that is none',
    { ...file, brand: { ...brand, colors: { ...colors, link: 'red' } } },
    /#rrggbb[\s\S]*brand\.colors\.link/,
  ],
  ['a misspelled field', { ...file, brand: { ...brand, sitename: 'x' } }, /sitename/],
  [
    'a mail address that is none',
    { ...file, brand: { ...brand, contacts: { mail: 'desk' } } },
    /contacts\.mail/,
  ],
  [
    'help at any hour without a number to call',
    { ...file, brand: { ...brand, contacts: { emergencyText: '24時間承ります。' } } },
    /emergencyText[\s\S]*telephone number|telephone number[\s\S]*emergencyText/,
  ],
  [
    'a label too long for the menu',
    { ...file, menu: [{ path: '/search', label: 'あ'.repeat(21) }] },
    /menu\[0\]\.label/,
  ],
  ['configuration, which is not for agencies', { ...file, configuration: {} }, /configuration/],
  ['a picture that is not there', { ...file, brand: { ...brand, logo: 'gone.svg' } }, /gone\.svg is missing/],
  [
    'colors that people could not read',
    { ...file, brand: { ...brand, colors: { ...colors, primary: '#B48CC8' } } },
    /WCAG AA[\s\S]*onPrimary on primary: \d\.\d\d, needs 4\.5/,
  ],
  [
    'a remote that there is not',
    { ...file, remotes: [...file.remotes, 'trains'] },
    /remote-unknown[\s\S]*trains/,
  ],
  ['a menu entry that there is not', { ...file, menu: [{ path: '/trains' }] }, /menu-unknown[\s\S]*\/trains/],
  [
    'a menu entry of a remote that is not allowed',
    { ...file, menu: [{ path: '/booking', label: '予約' }] },
    /menu-unknown[\s\S]*\/booking/,
  ],
  ['a site without its sign-in', { ...file, remotes: ['search', 'trips'] }, /link-orphaned[\s\S]*\/sign-in/],
  [
    'a site without its first page',
    { ...file, remotes: ['public', 'trips'] },
    /link-orphaned[\s\S]*the logo/,
  ],
])('refuses %s and leaves the site alone', async (_what, content, message) => {
  const { workspace, rebrand } = await site();
  const before = await readDocument(workspace, 'mirai');
  await expect(rebrand(content)).rejects.toThrow(message);
  await workspace.release('refresh');
  expect(await readDocument(workspace, 'mirai')).toEqual(before);
});

test('says which tenants there are, and that a file is needed', async () => {
  const { workspace, rebrand } = await site();
  await expect(rebrand(file, 'miral')).rejects.toThrow('There is no tenant miral. Tenants: default, mirai.');
  await expect(workspace.release('brand', 'mirai')).rejects.toThrow('--reset');
});
