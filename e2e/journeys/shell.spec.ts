import { expectNoAxeViolations } from '../support/axe.ts';
import { readBrand } from '../support/brand.ts';
import { expect, test } from '../support/fixtures.ts';
import { agencyURL } from '../support/sandbox.ts';

const own = readBrand('default');
const agency = readBrand('mirai');

// spec: 7.newsList
test('news that are unread are counted in the header, listed with a mark, read, and then seen', async ({
  page,
  signIn,
}) => {
  await signIn('osakaAdmin', '/', agencyURL);
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: /^お知らせ\(未読\d件\)$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle(`お知らせ｜${agency.siteName} 国内・海外ホテル予約サービス`);
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries.first()).toContainText('未読');
  await expect(page.getByRole('main')).toContainText('みらいトラベル 年末年始の緊急連絡先');
  await expectNoAxeViolations(page);
  await expect(banner.getByRole('link', { name: 'お知らせ', exact: true })).toBeVisible();
  const title = await entries.first().getByRole('link').innerText();
  await entries.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title}｜`));
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'お知らせの一覧' }).click();
  await expect(entries.first()).not.toContainText('未読');
  await page.goto(`${agencyURL}/news/no-such-news`);
  await expect(page.getByRole('heading', { level: 1, name: 'お知らせが見つかりません' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('whom to call, the FAQ and the privacy policy are the brand’s own', { tag: '@wide' }, async ({
  page,
}) => {
  for (const [origin, { contacts, siteName }, faq] of [
    ['', own, 'よくあるご質問'],
    [agencyURL, agency, 'みらいトラベル よくあるご質問'],
  ] as const) {
    await page.goto(`${origin}/sign-in`);
    await expect(page.getByRole('banner')).toHaveCSS('height', '64px');
    await page.getByRole('banner').getByRole('button', { name: 'お問い合わせ' }).click();
    const box = page.getByRole('dialog', { name: 'お問い合わせ' });
    await expect(box).toContainText(contacts.normalText);
    await expect(box).toContainText(contacts.emergencyText);
    await expect(box.getByRole('link', { name: contacts.phone })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(box.getByRole('link', { name: contacts.mail })).toHaveAttribute(
      'href',
      `mailto:${contacts.mail}`,
    );
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('button', { name: 'お問い合わせ' })).toBeFocused();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(siteName);
    await footer.getByRole('link', { name: 'プライバシーポリシー' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/プライバシー|個人情報/);
    await footer.getByRole('link', { name: '利用規約' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/利用規約|条件書/);
    await footer.getByRole('link', { name: 'よくあるご質問' }).click();
    await expect(page.getByRole('heading', { level: 1, name: faq, exact: true })).toBeVisible();
  }
});

// spec: 2.pdf-guide
test('how to print and to keep a page as PDF is explained to everybody, from the foot of any page', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('contentinfo').getByRole('link', { name: '印刷・PDFのご案内' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('印刷');
  await expect(page).toHaveTitle(
    `${await heading.innerText()}｜${own.siteName} 国内・海外ホテル予約サービス`,
  );
  await expect(page.getByRole('main')).toContainText('PDF');
  await expectNoAxeViolations(page);
});

// spec: 2.header, 1.title, 1.noindex
test('a page is entered by its content: skip link, focus after a navigation, a title of its own', async ({
  page,
  signIn,
  menu,
}) => {
  await signIn('employee');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.getByRole('banner').boundingBox()).toMatchObject({ y: 0, height: 64 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const titles = new Set([await page.title()]);
  await menu('予約一覧');
  await expect(page.getByRole('heading', { level: 1, name: /予約/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  titles.add(await page.title());
  await page.goto('/settings/account');
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
  titles.add(await page.title());
  await page.goto('/settings/cards');
  await expect(page.getByRole('heading', { level: 1, name: 'この画面を開く権限がありません' })).toBeVisible();
  titles.add(await page.title());
  expect(titles.size).toBe(4);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
});

test.describe('a lost line', () => {
  // Browsers write requests without a line to the console, and React what a screen could not read.
  test.use({ allowedProblems: /net::ERR_|Failed to fetch|Failed to load|NetworkFailure: request failed: 0/ });

  test('is reported at once, keeps what was typed, and a page that failed comes back by itself', {
    tag: '@wide',
  }, async ({ page, context, signIn, menu }) => {
    await signIn('employee', '/settings/account');
    const name = page.getByRole('textbox', { name: '表示する名前' });
    await name.fill('まだ 送らない');
    await context.setOffline(true);
    const notice = page.getByText('インターネットに接続していません');
    await expect(notice).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: '名前を変更する' }).click();
    await expect(page.getByText(/^(変更できませんでした|「名前の変更」に失敗しました)/)).toBeVisible();
    await expect(name).toHaveValue('まだ 送らない');
    await menu('予約一覧');
    await expect(
      page.getByRole('heading', { level: 1, name: '「予約の管理」を表示できません' }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: '予約一覧' })).toBeVisible();
  });
});
