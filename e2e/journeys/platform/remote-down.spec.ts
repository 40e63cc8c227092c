import { expectNoAxeViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { BrokenFiles, chunkOf, filesOf } from '../../support/file-faults.ts';
import { hotels } from '../../support/hotels.ts';

interface Remote {
  id: string;
  /** What the panel calls it. */
  name: string;
  path: string;
  chunk: string;
  heading: string | RegExp;
  /** A page of another remote, which must go on. */
  other: { link: string; heading: string | RegExp };
}

const trips = { link: '予約一覧', heading: '予約一覧' };
const search = { link: 'ホテルを探す', heading: '出張のホテルを、まとめて手配。' };

const remotes: Remote[] = [
  {
    id: 'search',
    name: 'ホテル検索',
    path: '/',
    chunk: 'SearchScreen',
    heading: search.heading,
    other: trips,
  },
  {
    id: 'trips',
    name: '予約の管理',
    path: '/trips',
    chunk: 'TripListScreen',
    heading: '予約一覧',
    other: search,
  },
  {
    id: 'settings',
    name: '設定',
    path: '/settings/account',
    chunk: 'AccountScreen',
    heading: 'アカウント設定',
    other: search,
  },
  {
    id: 'booking',
    name: '予約',
    path: `/booking/prepare?hotel=${hotels.alwaysHasRooms}`,
    chunk: 'PrepareScreen',
    heading: '予約へ進めませんでした',
    other: search,
  },
  {
    id: 'public',
    name: 'ご案内',
    path: '/legal',
    chunk: 'LegalScreen',
    heading: '特定商取引法に基づく表記',
    other: search,
  },
];

// What browsers, the federation runtime and the host say about files that can't be had.
test.use({
  allowedProblems: /Failed to load resource|remoteEntry\.js|Loading (CSS )?chunk|ChunkLoadError|integrity/,
});

for (const { id, name, path, chunk, heading, other } of remotes) {
  test(`${name} that is down is named, leaves the rest alone, and comes back without a reload`, async ({
    page,
    context,
    signIn,
    menu,
  }) => {
    const files = new BrokenFiles(context);
    const panel = page.getByRole('heading', { name: `「${name}」を表示できません` });
    const retry = page.getByRole('button', { name: 'もう一度読み込む' });
    await signIn('employee', id === 'settings' ? '/legal' : '/settings/account');
    await files.break(filesOf(id), 'connection refused');
    await page.goto(path);
    await expect(panel).toBeVisible();
    await page.evaluate(() => Object.assign(window, { samePage: true }));

    await menu(other.link);
    await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
    await page.goBack();
    await expect(panel).toBeVisible();

    // The panel stays while a retry runs, so its end shows in the button alone.
    const retryInVain = async (broken: RegExp) => {
      const asked = page.waitForEvent('request', (request) => broken.test(request.url()));
      await retry.click();
      await asked;
      await expect(retry).toBeEnabled();
      await expect(panel).toBeVisible();
    };
    for (const fault of ['not found', 'server error'] as const) {
      await files.break(filesOf(id), fault);
      await retryInVain(filesOf(id));
    }
    await files.break(chunkOf(id, chunk), 'server error');
    await retryInVain(chunkOf(id, chunk));

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
  await files.break(filesOf('public'), 'no answer');
  await page.getByRole('contentinfo').getByRole('link', { name: '特定商取引法に基づく表記' }).click();
  await expect(page.getByRole('heading', { name: '「ご案内」を表示できません' })).toBeVisible({
    timeout: 25_000,
  });
  await expectNoAxeViolations(page);
  await files.repair();
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '特定商取引法に基づく表記' })).toBeVisible();
});
