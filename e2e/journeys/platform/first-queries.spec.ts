import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/settings.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ownStay } from '../../support/stay.ts';

interface Visit {
  remote: string;
  chunk: string;
  path: (stay: string) => string;
  /** Visible once the answers of the queries are shown. */
  ready: string;
  /** Of a visitor without a session. */
  isPublic?: true;
}

const visits: Visit[] = [
  {
    remote: 'search',
    chunk: 'ResultsScreen',
    path: (stay) => `/hotels?q=%E6%96%B0%E5%AE%BF&region=10141&${stay}&free-cancel=1`,
    ready: 'main article h2',
  },
  {
    remote: 'search',
    chunk: 'HotelScreen',
    path: (stay) => `/hotels/9000007?${stay}&lang=en`,
    ready: 'main a[href*="/booking/"]',
  },
  {
    remote: 'trips',
    chunk: 'TripListScreen',
    path: () => '/trips?status=reserved&upcoming=1&hotel=%20a',
    ready: '#root main h1',
  },
  {
    remote: 'public',
    chunk: 'TermsScreen',
    path: () => '/terms/privacy',
    ready: '#root main article',
    isPublic: true,
  },
  {
    remote: 'public',
    chunk: 'LegalScreen',
    path: () => '/legal',
    ready: '#root main h1',
    isPublic: true,
  },
];

/** Ids of the queries that a page asks for a screen, as the build has left them. */
function readFirstQueries({ remote, chunk }: Visit): string[] {
  const file = join(root, `remote-${remote}/dist/outline/${chunk}.json`);
  const { first } = JSON.parse(readFileSync(file, 'utf8')) as { first?: { queries: string[] } };
  return first?.queries ?? [];
}

for (const visit of visits) {
  test(`${visit.chunk} asks its first queries from the page itself, and once`, async ({
    page,
    signIn,
  }, testInfo) => {
    if (!visit.isPublic) await signIn('employee');
    await page.goto(visit.path(ownStay(testInfo).query));
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
