import { expectNoAxeViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { BrokenFiles, matchChunk, matchFiles } from '../../support/file-faults.ts';
import { hotels } from '../../support/hotels.ts';
import { remotePages } from '../../support/remote-pages.ts';

const trips = { link: '予約一覧', heading: '予約一覧' };
const search = { link: 'ホテルを探す', heading: '出張のホテルを、まとめて手配。' };

// What browsers, the federation runtime and the host say about files that can’t be loaded.
test.use({
  allowedProblems: /Failed to load resource|remoteEntry\.js|Loading (CSS )?chunk|ChunkLoadError|integrity/,
});

/** Runs with each change; the others, which the same code of the host loads, in the long tests. */
const ALWAYS = 'trips';

for (const { id, name, path, chunk, heading } of remotePages) {
  const tag = id === ALWAYS ? [] : ['@long'];
  // A page of another remote, which must continue.
  const other = id === 'search' ? trips : search;
  test(`${name} that is down is named, leaves the rest alone, and comes back without a reload`, {
    tag,
  }, async ({ page, context, signIn, menu }) => {
    const files = new BrokenFiles(context);
    const panel = page.getByRole('heading', { name: `「${name}」を表示できません` });
    const retry = page.getByRole('button', { name: 'もう一度読み込む' });
    await signIn('employee', id === 'settings' ? '/news' : '/settings/account');
    await files.break(matchFiles(id), 'connection refused');
    await page.goto(path);
    await expect(panel).toBeVisible();
    await page.evaluate(() => Object.assign(window, { samePage: true }));

    await menu(other.link);
    await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
    await page.goBack();
    await expect(panel).toBeVisible();

    // The panel stays while a retry runs; the host says when it has failed.
    const retryInVain = async (stage: string) => {
      const failed = page.waitForEvent('console', (message) => message.text().includes(`"stage":"${stage}"`));
      await retry.click();
      await failed;
      await expect(retry).toBeEnabled();
      await expect(panel).toBeVisible();
    };
    for (const fault of ['not found', 'server error'] as const) {
      await files.break(matchFiles(id), fault);
      await retryInVain('entry');
    }
    await files.break(matchChunk(id, chunk), 'server error');
    await retryInVain('chunk');

    await files.repair();
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => 'samePage' in window), 'the page was not reloaded').toBe(true);
  });
}

test('a remote whose server never answers is given up within 25 seconds, and comes back', async ({
  page,
  context,
  signIn,
}) => {
  const files = new BrokenFiles(context);
  await signIn('employee');
  // A document in which the remote has not been loaded yet.
  await page.goto('/settings/account');
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
  await files.break(matchFiles('public'), 'no answer');
  await page.getByRole('contentinfo').getByRole('link', { name: '特定商取引法に基づく表記' }).click();
  await expect(page.getByRole('heading', { name: '「ご案内」を表示できません' })).toBeVisible();
  await expectNoAxeViolations(page);
  await files.repair();
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '特定商取引法に基づく表記' })).toBeVisible();
});

test('a screen and a menu whose parts can’t be loaded say so, and open at the next try once they can', async ({
  page,
  context,
  signIn,
}) => {
  test.slow();
  const files = new BrokenFiles(context);
  await signIn('employee');
  await files.break(matchChunk('host', 'later-parts'), 'server error');
  await page.goto('/settings/account');
  const button = page.getByRole('banner').getByRole('button', { name: /さんのメニュー$/ });
  const notice = page.getByRole('alert').filter({ hasText: '開くことができませんでした' });
  await button.click();
  await expect(notice).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  // The screen is waited for, then given up.
  const panel = page.getByRole('heading', { level: 1, name: '「設定」を表示できません' });
  await expect(panel).toBeVisible();
  await expectNoAxeViolations(page);
  await files.repair();
  await button.click();
  await expect(page.getByRole('menuitem', { name: 'サインアウト' })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
});

test('a box whose suggestions can’t be loaded takes text, and offers them for it at the next press once they can', async ({
  page,
  context,
  signIn,
}) => {
  const files = new BrokenFiles(context);
  await signIn('employee');
  await files.break(matchChunk('host', 'later-parts'), 'server error');
  await page.goto('/');
  const box = page.getByRole('combobox', { name: '目的地' });
  await box.click();
  await expect(page.getByRole('alert').filter({ hasText: '開くことができませんでした' })).toBeVisible();
  await page.keyboard.type('しんじゅく');
  await expect(box).toHaveValue('しんじゅく');
  await expectNoAxeViolations(page);
  await files.repair();
  await box.click();
  await page.getByRole('option', { name: /新宿/ }).first().click();
  await expect(box).toHaveValue(/新宿/);
  await expect(box).toBeFocused();
});

test('a page stays whole while files of its parts can’t be loaded, and completes itself once they can', async ({
  page,
  context,
  signIn,
}) => {
  const files = new BrokenFiles(context);
  await signIn('employee');
  // Contacts, the account's menu, the map: everything of the host that comes by itself and that no screen is made of.
  await files.break(
    /\/releases\/host\/[^/]+\/static\/js\/async\/(?!parts|later-parts|identity)/,
    'server error',
  );
  await page.goto(`/hotels/${hotels.alwaysHasRooms}`);
  const heading = page.getByRole('heading', { level: 1 });
  const name = await heading.textContent();
  const map = page.getByRole('region', { name: /の周辺地図$/ });
  await page.getByRole('heading', { name: '周辺情報' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: '近くのほかのホテル' })).toBeVisible();
  await expect(map).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(1);
  await files.repair();
  await expect(map).toBeVisible();
  await expect(page.getByRole('button', { name: /さんのメニュー$/ })).toBeVisible();
  await expect(heading).toHaveText(name ?? '');
});
