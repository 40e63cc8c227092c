import { expect, test } from 'vitest';
import { buildDocument, hostRelease, remoteRelease, tenant } from '../testing/_document.ts';
import { LIFETIME_MS, nextDocument, rolledBack } from './next-document.ts';

const now = new Date('2026-11-10T00:00:00Z');
const search2 = { remotes: { search: remoteRelease('search', 's2') } };

test('moves the stable release to previous and raises the sequence by one', () => {
  const next = nextDocument(buildDocument(), tenant, search2, now);
  expect(next?.remotes.search?.stable.id).toBe('s2');
  expect(next?.remotes.search?.previous?.id).toBe('s1');
  expect(next?.sequence).toBe(8);
  expect(next?.issuedAt).toBe(now.toISOString());
  expect(Date.parse(next?.expiresAt ?? '') - now.getTime()).toBe(LIFETIME_MS);
});

test('changes nothing for the same release', () => {
  const same = { host: hostRelease('h1'), remotes: { search: remoteRelease('search', 's1') } };
  expect(nextDocument(buildDocument(), tenant, same, now)).toBeNull();
});

test('keeps the other parts as they are', () => {
  const current = buildDocument({
    remotes: {
      search: { stable: remoteRelease('search', 's1') },
      trips: { stable: remoteRelease('trips', 't1') },
    },
  });
  const next = nextDocument(current, tenant, search2, now);
  expect(next?.remotes.trips).toEqual(current.remotes.trips);
  expect(next?.host).toEqual(current.host);
});

test('renews a document that would expire soon, without a new release', () => {
  const late = new Date('2026-11-20T00:00:00Z');
  expect(nextDocument(buildDocument(), tenant, {}, now)).toBeNull();
  expect(nextDocument(buildDocument(), tenant, {}, late)?.sequence).toBe(8);
});

test('keeps the settings that are in force, whatever the tenant is configured with', () => {
  const other = { ...tenant, brand: { ...tenant.brand, siteName: '新しい名前' }, flags: { other: true } };
  expect(nextDocument(buildDocument(), other, {}, now)).toBeNull();
  expect(nextDocument(buildDocument(), other, search2, now)).toMatchObject({
    brand: tenant.brand,
    flags: {},
  });
});

test('starts above any sequence that a browser may remember from an earlier store', () => {
  const first = nextDocument(null, tenant, { host: hostRelease('h1'), ...search2 }, now);
  expect(first?.sequence).toBe(now.getTime() / 1000);
  expect(first?.remotes.search).toEqual({ stable: search2.remotes.search });
});

test('refuses a tenant without a host', () => {
  expect(() => nextDocument(null, tenant, search2, now)).toThrow('has no host yet');
});

test('ends a canary when a release becomes stable', () => {
  const canary = { percent: 5, release: remoteRelease('search', 's2') };
  const current = buildDocument({ remotes: { search: { stable: remoteRelease('search', 's1'), canary } } });
  expect(nextDocument(current, tenant, search2, now)?.remotes.search?.canary).toBeUndefined();
});

test('refuses a remote that claims the address of another one, naming both', () => {
  const trips = {
    remotes: { trips: remoteRelease('trips', 't1', [{ path: '/trips' }, { path: '/search' }]) },
  };
  expect(() => nextDocument(buildDocument(), tenant, trips, now)).toThrow(
    '/search of search and /search of trips',
  );
});

test("refuses an address that another remote's canary claims", () => {
  const canary = {
    percent: 5,
    release: remoteRelease('search', 's2', [{ path: '/search' }, { path: '/new' }]),
  };
  const current = buildDocument({ remotes: { search: { stable: remoteRelease('search', 's1'), canary } } });
  const trips = { remotes: { trips: remoteRelease('trips', 't1', [{ path: '/new' }]) } };
  expect(() => nextDocument(current, tenant, trips, now)).toThrow('/new');
});

test('lets an address move from one remote to another in one publication', () => {
  const current = buildDocument({
    remotes: { search: { stable: remoteRelease('search', 's1', [{ path: '/a' }]) } },
  });
  const moved = {
    remotes: {
      search: remoteRelease('search', 's2', [{ path: '/b' }]),
      trips: remoteRelease('trips', 't1', [{ path: '/a' }]),
    },
  };
  expect(nextDocument(current, tenant, moved, now)?.remotes.trips?.stable.id).toBe('t1');
});

test('swaps stable and previous on rollback, and back again', () => {
  const published = nextDocument(buildDocument(), tenant, search2, now);
  const back = rolledBack(published ?? buildDocument(), 'search', now);
  expect([back.remotes.search?.stable.id, back.remotes.search?.previous?.id]).toEqual(['s1', 's2']);
  expect(back.sequence).toBe(9);
  expect(rolledBack(back, 'search', now).remotes.search?.stable.id).toBe('s2');
});

test('rolls the host back', () => {
  const current = buildDocument({ host: { stable: hostRelease('h2'), previous: hostRelease('h1') } });
  expect(rolledBack(current, 'host', now).host.stable.id).toBe('h1');
});

test('refuses a rollback without a previous release, or of an unknown part', () => {
  expect(() => rolledBack(buildDocument(), 'search', now)).toThrow('no previous release of search');
  expect(() => rolledBack(buildDocument(), 'nothing', now)).toThrow('has no nothing');
});
