import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { choosePlace, submitSearch } from '../support/results.ts';

test('hotels are chosen in the results, stay chosen, and are shown side by side', async ({
  page,
  signIn,
}) => {
  await signIn('employee', '/');
  await choosePlace(page, '東京駅');
  await submitSearch(page);
  const cards = page.getByRole('article');
  const names = await Promise.all(
    [0, 1, 2, 3].map(async (index) => (await cards.nth(index).getAttribute('aria-label')) ?? ''),
  );
  const box = (name = '') => page.getByRole('checkbox', { name: new RegExp(`^比較 ?: ${name}$`) });
  const height = (await cards.first().boundingBox())?.height;
  await box(names[0]).focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: '選んだホテルの比較' });
  await expect(bar).toContainText('もう1軒選ぶと比較できます');
  await box(names[1]).check({ force: true });
  expect((await cards.first().boundingBox())?.height).toBe(height);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(bar).toContainText('2軒を選択中');
  await box(names[2]).check({ force: true });
  await box(names[3]).check({ force: true });

  await bar.getByRole('link', { name: '比較する' }).click();
  const table = page.getByRole('table', { name: 'ホテルの比較' });
  for (const name of names) await expect(table.getByRole('columnheader', { name })).toBeVisible();
  await expect(table.getByRole('row', { name: /の合計\(税込\)/ })).toContainText('¥');
  await expect(table.getByRole('row', { name: /^距離/ })).toContainText('東京駅から');
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.reload();
  for (const left of [3, 2]) {
    await table.getByRole('button', { name: new RegExp(`^外す ?: ${names[left]}$`) }).click();
    await expect(page.getByRole('heading', { name: `${left}軒を比較` })).toBeFocused();
  }
  await expect(table.getByRole('button', { name: /^外す/ })).toHaveCount(0);
  await table.getByRole('link', { name: new RegExp(`^客室を見る ?: ${names[1]}$`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: names[1] })).toBeVisible();
  await page.goBack();
  await expect(table).toBeVisible();
  await page.getByRole('link', { name: '検索結果に戻る' }).click();
  await expect(box(names[0])).toBeChecked();
  await expect(box(names[2])).not.toBeChecked();
  await bar.getByRole('button', { name: '選択を解除' }).click();
  await expect(bar).toBeHidden();
  await expect(box(names[0])).not.toBeChecked();
});
