import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { choosePlace, submitSearch } from '../support/results.ts';
import { ownStay } from '../support/stay.ts';

// spec: 2.search
test('one box finds areas, stations, airports, sights and hotels', async ({ page, signIn }) => {
  await signIn('employee', '/');
  const box = page.getByRole('combobox', { name: '目的地' });
  const list = page.getByRole('listbox');
  for (const { typed, group, found } of [
    { typed: '京都', group: 'エリア', found: /^京都/ },
    { typed: '東京駅', group: '駅・空港', found: /^東京駅/ },
    { typed: '羽田', group: '駅・空港', found: /羽田/ },
    { typed: '東京ドーム', group: '観光スポット・施設', found: /東京ドーム/ },
    { typed: '銀座', group: 'ホテル', found: /銀座/ },
  ]) {
    await box.fill(typed);
    await expect(list.getByText(group, { exact: true })).toBeVisible();
    await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
  }
  await box.fill('存在しない場所xyz');
  // Said to a screen reader first, then shown.
  const notice = page.getByText(/「存在しない場所xyz」に合う候補はありません/).last();
  await expect(notice).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: '検索', exact: true }).click();
  await expect(page.getByText(/「存在しない場所xyz」に合う場所やホテルが見つかりません/)).toBeVisible();
  await expect(box).toHaveValue('存在しない場所xyz');
  await expect(box).toBeFocused();
});

test('a search is made by keyboard alone', { tag: '@wide' }, async ({ page, signIn }) => {
  await signIn('employee', '/');
  await page.getByRole('combobox', { name: '目的地' }).focus();
  await page.keyboard.type('しんじゅく');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: '目的地' })).toHaveValue(/新宿/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /新宿.*のホテル/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('¥');
});

test('earlier searches are offered, done again and deleted', { tag: '@wide' }, async ({
  page,
  signIn,
  menu,
}) => {
  await signIn('employee', '/');
  for (const place of ['京都', '大阪']) {
    await choosePlace(page, place);
    await submitSearch(page);
    await menu('ホテルを探す');
  }
  const recent = page.getByRole('region', { name: '最近の検索' });
  await expect(recent.getByRole('link')).toHaveText(['大阪', '京都']);
  await expectNoAxeViolations(page);

  const box = page.getByRole('combobox', { name: '目的地' });
  await box.click();
  await page.getByRole('option', { name: /京都/ }).click();
  await expect(box).toHaveValue('京都');

  await recent.getByRole('button', { name: '「大阪」の検索履歴を削除' }).click();
  await expect(recent.getByRole('link')).toHaveText(['京都']);
  await recent.getByRole('link', { name: '京都' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '京都のホテル' })).toBeVisible();
  await menu('ホテルを探す');
  await page.getByRole('button', { name: 'すべて削除' }).click();
  await expect(recent).toBeHidden();
});

test('criteria are changed on the results, and the filters stay', async ({
  page,
  signIn,
  isMobile,
}, testInfo) => {
  await signIn('employee', '/');
  await choosePlace(page, '新宿');
  await submitSearch(page);
  const address = new URL(page.url());
  const { query } = ownStay(testInfo, { nights: 2 });
  await page.goto(
    `/hotels?q=新宿&region=${address.searchParams.get('region')}&${query}&non-smoking=1&sort=price`,
  );
  await expect(page.getByRole('article').first()).toContainText('¥');
  if (isMobile) await page.getByRole('button', { name: /変更$/ }).click();
  await page.getByRole('button', { name: /^部屋・人数/ }).click();
  await page.getByRole('button', { name: '部屋を追加' }).click();
  await page.getByRole('button', { name: '完了' }).click();
  await page.getByRole('button', { name: '検索', exact: true }).click();
  await expect(page).toHaveURL(/room=1&room=1.*sort=price.*non-smoking=1/);
  await expect(page.getByRole('article').first()).toContainText('2泊・2室の合計');
  await expect(page.getByRole('button', { name: /^禁煙の部屋/ })).toBeVisible();
});

test('a text without a chosen place says what it was understood as, and offers the other places', async ({
  page,
  signIn,
}) => {
  await signIn('employee', '/');
  const box = page.getByRole('combobox', { name: '目的地' });
  await box.fill('shinjyuku');
  await submitSearch(page);
  await expect(page.getByRole('heading', { level: 1, name: '新宿のホテル' })).toBeVisible();
  const notice = page.getByText(/「shinjyuku」を「新宿」として検索しました。/);
  await expect(notice).toBeVisible();
  const other = page.getByText('ほかの候補：').locator('..').getByRole('link').first();
  const name = await other.innerText();
  await other.click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
  await page.goBack();
  await expect(notice).toBeVisible();

  // The name of the place itself leaves nothing to explain.
  await page.goto('/');
  await box.fill('新宿');
  await submitSearch(page);
  await expect(page.getByText(/として検索しました/)).toHaveCount(0);
});

test('the arrow and Enter take the first line of the list', { tag: '@wide' }, async ({ page, signIn }) => {
  await signIn('employee', '/');
  const box = page.getByRole('combobox', { name: '目的地' });
  await box.fill('しんじゅく');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('新宿');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('新宿');
});

test(
  'an address that names a place in words alone searches it, or says that there is none',
  {
    tag: '@wide',
  },
  async ({ page, signIn }, testInfo) => {
    const { query } = ownStay(testInfo, { nights: 2 });
    await signIn('employee', '/');
    await page.goto(`/hotels?q=名駅&${query}`);
    await expect(page.getByText(/「名駅」を「名古屋駅」として検索しました。/)).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('¥');
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await page.goto(`/hotels?q=存在しない場所xyz&${query}`);
    await expect(page.getByText(/「存在しない場所xyz」に合う場所やホテルが見つかりません/)).toBeVisible();
    await expect(page.getByText(/目的地の候補から場所かホテルを選んでください。$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ホテルの検索結果');
  },
);
