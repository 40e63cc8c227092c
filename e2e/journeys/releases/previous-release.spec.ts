import type { Page } from '@playwright/test';
import { throwsAtEvaluation, throwsAtFirstRender, throwsWhenOpened } from '../../support/broken-code.ts';
import { expect } from '../../support/fixtures.ts';
import { BrokenFiles, matchChunk, matchEntry, type FileFault } from '../../support/file-faults.ts';
import { type Edit, publishRelease } from '../../support/new-release.ts';
import { ownSiteTest } from '../../support/own-site.ts';
import { remotePages } from '../../support/remote-pages.ts';

interface Happening {
  kind: string;
}

const test = ownSiteTest();
// What browsers, the federation runtime, React and the host say about a release that is broken.
test.use({
  allowedProblems:
    /Failed to load resource|remoteEntry\.js|Loading (CSS )?chunk|ChunkLoadError|integrity|broken at/,
});

/** Keeps what the host reports, over each page of its own. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const happenings: unknown[] = [];
    Object.assign(window, { happenings });
    window.addEventListener('yado:event', (event) => happenings.push((event as CustomEvent).detail));
  });
}

const replacements = (page: Page) => happenings(page, 'remote-replaced');
const failures = (page: Page) => happenings(page, 'remote-failed');

const happenings = (page: Page, wanted: string) =>
  page.evaluate(
    (kind) =>
      (window as unknown as { happenings: Happening[] }).happenings.filter((one) => one.kind === kind),
    wanted,
  );

for (const { id, name, path, chunk, heading } of remotePages) {
  test(`the previous release of ${name} takes over from a broken one, whatever breaks`, async ({
    page,
    context,
    ownSite,
    signIn,
  }) => {
    const files = new BrokenFiles(context);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await listen(page);
    await signIn('employee', id === 'settings' ? '/news' : '/settings/account');

    const takesOver = async (from: string, stage: string) => {
      documents = 0;
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('banner')).toBeVisible();
      // A file that does not come is known to be missing after 4 seconds; five more are left for the previous release.
      const timeout = stage === 'timeout' ? 9_000 : 5_000;
      // The host's own: the page may have shown the same before any release was asked for.
      const own = page.locator('#root').getByRole('heading', { level: 1, name: heading });
      await expect(own, stage).toBeVisible({ timeout });
      expect(await replacements(page), stage).toEqual([
        expect.objectContaining({ remote: id, from, to: expect.not.stringContaining(from), stage }),
      ]);
      expect(documents, 'documents loaded').toBe(1);
    };

    const newest = await publishRelease(ownSite, id);
    const faults: [RegExp, FileFault, string][] = [
      [matchEntry(id, newest.id), 'not found', 'entry'],
      [matchEntry(id, newest.id), 'server error', 'entry'],
      [matchChunk(id, chunk, newest.id), 'not found', 'chunk'],
      [matchEntry(id, newest.id), 'altered', 'integrity'],
      [matchChunk(id, chunk, newest.id), 'altered', 'integrity'],
      [matchEntry(id, newest.id), 'no answer', 'timeout'],
    ];
    for (const [broken, fault, stage] of faults) {
      await test.step(`${stage}: ${fault}`, async () => {
        await files.break(broken, fault);
        await takesOver(`${newest.version}@${newest.id}`, stage);
        await files.repair();
      });
    }

    const breakages: [Edit, string][] = [
      [throwsWhenOpened(), 'evaluation'],
      [throwsAtEvaluation(chunk), 'evaluation'],
      [throwsAtFirstRender(chunk), 'render'],
    ];
    for (const [edit, stage] of breakages) {
      await test.step(`${stage}: code that throws`, async () => {
        const broken = await publishRelease(ownSite, id, edit);
        await takesOver(`${broken.version}@${broken.id}`, stage);
        await ownSite.release('rollback', id);
      });
    }
  });
}

test('a screen that throws while its link is only pointed at opens in the previous release, reported once', async ({
  page,
  ownSite,
  signIn,
}) => {
  const broken = await publishRelease(ownSite, 'trips', throwsAtEvaluation('TripListScreen'));
  await listen(page);
  await signIn('employee', '/settings/account');
  const link = page.getByRole('navigation').getByRole('link', { name: '予約一覧' });
  await link.hover();
  await expect.poll(() => failures(page)).toEqual([expect.objectContaining({ stage: 'evaluation' })]);
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント' })).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: '予約一覧' })).toBeVisible();
  expect(await replacements(page)).toEqual([
    expect.objectContaining({ from: `${broken.version}@${broken.id}`, stage: 'evaluation' }),
  ]);
  expect(await failures(page)).toHaveLength(1);
});
