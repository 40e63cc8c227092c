import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { choosePlace, submitSearch } from '../support/results.ts';
import { ownStay } from '../support/stay.ts';

/** What each card of the list says of its rate. */
const readCards = (page: Page): Promise<string[]> =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('checkbox', { name: /^比較/ }) })
    .evaluateAll((cards) =>
      cards.slice(0, 6).map((card) => {
        const lines = (card as HTMLElement).innerText.split('\n');
        return lines.filter((line) => /¥|朝食|食事|キャンセル|返金/.test(line)).join(' ');
      }),
    );

test('a filtered list keeps the prices of its conditions, whatever other page shows its hotels', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee', '/');
  await choosePlace(page, '品川駅');
  await submitSearch(page);
  const address = new URL(page.url());
  for (const [name, value] of new URLSearchParams(ownStay(testInfo).query))
    address.searchParams.set(name, value);
  address.searchParams.set('free-cancel', '1');
  address.searchParams.set('meal', 'breakfast');
  await page.goto(address.href);
  await expect(page.getByRole('article').first()).toContainText(/朝食付き.*¥/s);
  const before = await readCards(page);
  expect(before).toHaveLength(6);
  const expectSameCards = () => expect.poll(() => readCards(page)).toEqual(before);

  await test.step('after a look at a hotel, which shows its neighbors', async () => {
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { name: '近くのほかのホテル' })).toBeAttached();
    await page.getByRole('heading', { name: '近くのほかのホテル' }).scrollIntoViewIfNeeded();
    await expect(page.getByText(/1室1泊 ¥[\d,]+から/).first()).toBeVisible();
    await page.getByRole('link', { name: '検索結果に戻る' }).click();
    await expectSameCards();
  });

  await test.step('in a comparison, which says so, and after it', async () => {
    for (const index of [0, 1]) {
      await page
        .getByRole('article')
        .nth(index)
        .getByRole('checkbox', { name: /^比較/ })
        .check({ force: true });
    }
    await page.getByRole('link', { name: '比較する' }).click();
    await expect(page.getByText('絞り込みの条件(無料キャンセル、朝食付き)に合うプラン')).toBeVisible();
    const meals = page.getByRole('row', { name: /^表示プランの食事/ }).getByRole('cell');
    await expect(meals).toHaveText(['朝食付き', '朝食付き']);
    const totals = await page
      .getByRole('row', { name: /の合計\(税込\)/ })
      .getByRole('cell')
      .allInnerTexts();
    totals.forEach((total, index) => expect(before[index]).toContain(/¥[\d,]+/.exec(total)?.[0]));
    await page.goBack();
    await expectSameCards();
    await page.goForward();
    await page.getByRole('link', { name: '検索結果に戻る' }).click();
    await expectSameCards();
  });
});
