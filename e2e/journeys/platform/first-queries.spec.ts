import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../../scripts/lib/settings.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ownStay, type OwnStay } from '../../support/stay.ts';

interface Visit {
  remote: string;
  chunk: string;
  /** The address to open, by a page that is signed in where the screen needs a session. */
  path: (stay: OwnStay, page: Page) => string | Promise<string>;
  /** Visible once the answers of the queries are shown. */
  ready: string;
}

const visits: Visit[] = [
  {
    remote: 'search',
    chunk: 'ResultsScreen',
    path: ({ query }) => `/hotels?q=%E6%96%B0%E5%AE%BF&region=10141&${query}&free-cancel=1`,
    ready: 'main article h2',
  },
  {
    remote: 'search',
    chunk: 'HotelScreen',
    path: ({ query }) => `/hotels/9000007?${query}&lang=en`,
    ready: 'main a[href*="/booking/"]',
  },
  {
    remote: 'trips',
    chunk: 'TripListScreen',
    path: () => '/trips?status=reserved&upcoming=1&hotel=%20a',
    ready: '#root main h1',
  },
  {
    remote: 'trips',
    chunk: 'TripScreen',
    path: async (_stay, page) => {
      await page.goto('/trips');
      const trip = page.getByRole('main').locator('a[href^="/trips/"]').first();
      return (await trip.getAttribute('href')) ?? '';
    },
    ready: '#root main h1',
  },
];

/** Ids of the queries that a page asks for a screen, as the build has left them. */
function readFirstQueries({ remote, chunk }: Pick<Visit, 'remote' | 'chunk'>): string[] {
  const file = join(root, `remote-${remote}/dist/outline/${chunk}.json`);
  const { first } = JSON.parse(readFileSync(file, 'utf8')) as { first?: { queries: string[] } };
  return first?.queries ?? [];
}

test('every screen whose first queries a page asks is visited here', () => {
  const screens = ['booking', 'public', 'search', 'settings', 'trips'].flatMap((remote) => {
    const folder = join(root, `remote-${remote}/dist/outline`);
    const chunks = existsSync(folder) ? readdirSync(folder).map((file) => file.replace('.json', '')) : [];
    return chunks.filter((chunk) => readFirstQueries({ remote, chunk }).length > 0);
  });
  expect(visits.map(({ chunk }) => chunk).sort()).toEqual(screens.sort());
});

for (const visit of visits) {
  test(`${visit.chunk} asks its first queries from the page itself, and once`, async ({
    page,
    signIn,
  }, testInfo) => {
    await signIn('employee');
    await page.goto(await visit.path(ownStay(testInfo), page));
    await expect(page.locator(visit.ready).first()).toBeVisible();

    const { asked, scriptsRunAt } = await page.evaluate(() => ({
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/graphql?'))
        .map(({ name, startTime }) => ({ id: new URL(name).searchParams.get('id'), startTime })),
      // Scripts are started only at the end of the page.
      scriptsRunAt: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
        .domInteractive,
    }));
    const queries = readFirstQueries(visit);
    expect(queries).not.toEqual([]);
    for (const id of queries) {
      const requests = asked.filter((request) => request.id === id);
      expect(requests, 'requests of one query').toHaveLength(1);
      expect(requests[0]?.startTime).toBeLessThan(scriptsRunAt);
    }
  });
}
