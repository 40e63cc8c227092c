import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rgb } from '../../support/brand.ts';
import { expect } from '../../support/fixtures.ts';
import { type OwnSite, ownSiteTest } from '../../support/own-site.ts';

const test = ownSiteTest();
// An unknown address is answered with 404, which browsers tell on the console.
test.use({ allowedProblems: /status of 404/ });

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
  siteName: '西日本出張サポート',
  logo: 'logo.svg',
  colors,
  contacts: { phone: '06-0000-0999', mail: 'desk@nishi.example', normalText: '平日 8:00〜20:00（日本時間）' },
  faqUrl: '/terms/mirai-faq',
  termsContentId: 'mirai-terms',
  licenseNumber: '大阪府知事登録旅行業第2-0001号',
};
const pictures = join(import.meta.dirname, '../../../delivery/tenants/assets/mirai');

/** Hands in what the agency has decided, as `npm run release -- brand` takes it. */
async function rebrand(site: OwnSite, decided: object): Promise<void> {
  const folder = join(site.dataDir, 'handed-in');
  mkdirSync(folder, { recursive: true });
  cpSync(pictures, folder, { recursive: true });
  writeFileSync(join(folder, 'brand.json'), JSON.stringify({ favicon: 'favicon.svg', ...decided }));
  await site.release('brand', 'mirai', join(folder, 'brand.json'));
}

test("an agency's own looks, contacts, menu and remotes hold from the next page load on", async ({
  page,
  ownSite,
  signIn,
  newVisitor,
}) => {
  const { agencyUrl, url } = ownSite;
  const menu = page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link');
  await signIn('osakaAdmin', '/', agencyUrl);
  await expect(menu).toHaveText(['ホテルを探す', '保存した料金', '予約一覧', '請求書', '設定']);

  await rebrand(ownSite, {
    brand,
    menu: [
      { path: '/settings/branch', label: '会社の設定', order: 1 },
      { path: '/clips', hidden: true },
    ],
    remotes: ['public', 'search', 'booking', 'settings'],
  });
  await page.reload();
  await expect(menu).toHaveText(['会社の設定', 'ホテルを探す']);
  await expect(page).toHaveTitle(new RegExp(brand.siteName));
  await expect(page.getByRole('banner').getByRole('img', { name: brand.siteName })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: '検索', exact: true })).toHaveCSS(
    'background-color',
    rgb(colors.primary),
  );
  const footer = page.getByRole('contentinfo');
  for (const text of [
    brand.contacts.phone,
    brand.contacts.mail,
    brand.contacts.normalText,
    brand.licenseNumber,
  ])
    await expect(footer).toContainText(text);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const response = await page.goto(`${agencyUrl}/trips`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/releases/trips/'))).toEqual([]);

  const other = await newVisitor();
  await other.goto(`${url}/sign-in`);
  await expect(other).toHaveTitle(/Yado/);

  await ownSite.release('brand', 'mirai', '--reset');
  await page.goto(`${agencyUrl}/trips`);
  await expect(page.getByRole('heading', { level: 1, name: '予約一覧' })).toBeVisible();
  await expect(page).toHaveTitle(/みらいトラベル/);
});
