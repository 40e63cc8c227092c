import { join } from 'node:path';
import { repositoryWithRemote } from '../../../scripts/new-remote/_repository-with-remote.ts';
import { expect } from '../../support/fixtures.ts';
import { ownSiteTest } from '../../support/own-site.ts';

const test = ownSiteTest().extend<object, { build: string }>({
  build: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright tells by the pattern what a fixture needs: nothing.
    async ({}, provide) => {
      const { folder, run, remove } = await repositoryWithRemote('reports', '経費レポート');
      try {
        await run('npm run build', { cwd: 'remote-reports', env: { NODE_ENV: 'production' } });
        await provide(join(folder, 'remote-reports/dist'));
      } finally {
        remove();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('a remote that one command made is in the menu as soon as it is published, and shows its screen', async ({
  page,
  signIn,
  menu,
  ownSite,
  build,
}) => {
  await signIn('employee');
  const entries = page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link');
  await expect(entries).not.toHaveCount(0);
  const before = await entries.allTextContents();

  await ownSite.release('publish', 'reports', '--dir', build);
  await page.reload();
  await expect(entries).toHaveText([...before, '経費レポート']);
  await menu('経費レポート');
  await expect(page).toHaveURL(/\/reports$/);
  await expect(page).toHaveTitle(/経費レポート/);
  await expect(page.getByRole('heading', { level: 1, name: '経費レポート' })).toBeVisible();
  await expect(page.getByText('田中 健一 様のページです。')).toBeVisible();
});
