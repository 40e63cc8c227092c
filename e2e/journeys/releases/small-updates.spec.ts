import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { publishRelease } from '../../support/new-release.ts';
import { ownSiteTest } from '../../support/own-site.ts';

const test = ownSiteTest();

interface Loaded {
  /** Files of releases that the edge sent, by address without the release. */
  files: string[];
  /** Their bodies as sent, in bytes. */
  bytes: number;
}

/** Opens the list of trips, waits until nothing more is fetched, and says what of the releases was sent. */
async function open(page: Page, url: string): Promise<Loaded> {
  const loaded: Loaded = { files: [], bytes: 0 };
  const counted: Promise<unknown>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/releases/')) return;
    const count = async () => {
      const response = await request.response();
      if (await response?.fromServiceWorker()) return;
      const { responseBodySize } = await request.sizes();
      if (responseBodySize <= 0) return;
      loaded.files.push(pathname.replace(/^\/releases\/([^/]+)\/[^/]+/, '$1'));
      loaded.bytes += responseBodySize;
    };
    counted.push(count());
  });
  await page.goto(`${url}/trips`);
  await expect(page.getByRole('heading', { level: 1, name: '予約一覧' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await Promise.all(counted);
  page.removeAllListeners('requestfinished');
  return loaded;
}

for (const [part, script] of [
  ['host', /js\/index\.[^/]*\.js$/],
  ['trips', /TripListScreen\.[^/]*\.js$/],
] as const) {
  test(`a release that changes one word of ${part} costs a browser that was here before less than 5 KB`, async ({
    page,
    ownSite,
    signIn,
  }) => {
    await signIn('employee', '/trips', ownSite.url);
    await open(page, ownSite.url);
    const again = await open(page, ownSite.url);
    await publishRelease(ownSite, part, (path, text) =>
      script.test(path) ? `${text}\n;"another word";` : text,
    );
    const updated = await open(page, ownSite.url);
    expect(updated.files.length, 'files under new addresses').toBeGreaterThan(5);
    expect(updated.bytes - again.bytes).toBeLessThan(5_000);
  });
}
