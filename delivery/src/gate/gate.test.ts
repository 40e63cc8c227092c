import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FINDING_CODES } from '../release/finding.ts';
import { asking, build, routes, seeds, withHost } from './_breakages.ts';
import { refusedDeclarations } from './_refused-declarations.ts';
import { hotelId, liveSite, search, type Workspace } from './_site.ts';

const refused = [...seeds, ...refusedDeclarations];

test.each(refused)('refuses $breaks as $code', async ({ seed, code, part = 'search', names }) => {
  const site = await liveSite();
  await seed(site);
  const refusal = await site.release('check', part).then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  for (const text of [code, ...names]) expect(refusal).toContain(text);
  const before = await site.release('status');
  await expect(site.release('publish', part)).rejects.toThrow(`- ${code}`);
  expect(await site.release('status')).toBe(before);
});

test('there is a seeded breakage for every code that a release can be refused for', () => {
  const elsewhere = ['host-unrecorded', 'schema-breaking', 'remote-unknown', 'menu-unknown'];
  expect(new Set([...refused.map(({ code }) => code), ...elsewhere])).toEqual(new Set(FINDING_CODES));
});

test('refuses to publish beside a host of which nothing is recorded', async () => {
  const site = await liveSite();
  await rm(join(site.config.storeDir, 'records/host'), { recursive: true });
  await site.buildRemote('search', { ...search, menu: [] });
  await expect(site.release('publish', 'search')).rejects.toThrow('- host-unrecorded (default, mirai)');
});

const harmless: [name: string, seed: (site: Workspace) => Promise<void>, part?: string][] = [
  ['the same build again', () => Promise.resolve()],
  ['the same routes in another order', routes((all) => all.toReversed())],
  ['another version number', build({ version: '3.0.0' })],
  ['other code', build({ code: `changed {id:'${hotelId}'}` })],
  [
    'one more chunk',
    build({ assets: { chunks: { Main: ['static/js/Main.js'], More: ['remoteEntry.js'] } } }),
  ],
  ['one more route', routes((all) => [...all, { path: '/map', access: 'public', chunk: 'Main' }])],
  [
    'a route that begins like an address of the edge',
    routes((all) => [...all, { path: '/events-of-today/*', access: 'public', chunk: 'Main' }]),
  ],
  ['as many routes as may be', routes((all) => [...all, ...many(97)])],
  ['a version before its release', build({ version: '3.0.0-rc.1+build.5' })],
  ['a parameter by another name', routes((all) => all.map((one) => ({ ...one, path: renamed(one.path) })))],
  ['another permission on a guarded screen', routes((all) => all.map((one) => guarded(one)))],
  ['one more operation', asking('query Me {\n  myself {\n    id\n  }\n}\n')],
  [
    'optional configuration',
    build({ configSchema: { type: 'object', properties: { flags: { type: 'object' } } } }),
  ],
  ['a menu with another label', build({ menu: [{ label: 'さがす', path: '/search', order: 9 }] })],
  ['a host with a newer library in range', withHost({ provides: { react: '19.4.0' } }), 'host'],
  ['a host that hands out more', withHost({ provides: { react: '19.3.1', more: '1.0.0' } }), 'host'],
];

test.each(harmless)('lets %s pass', async (_name, seed, part = 'search') => {
  const site = await liveSite();
  await seed(site);
  expect(await site.release('check', part)).toMatch(/breaks nothing \(default, mirai\)$/);
  expect(await site.release('publish', part)).toContain(`${part} `);
});

test('checks every part when none is named, and changes nothing', async () => {
  const site = await liveSite();
  const before = await site.release('status');
  await site.buildRemote('public', { routes: [{ path: '/legal', access: 'public', chunk: 'Main' }] });
  await site.buildRemote('search', { ...search, operations: {} });
  await expect(site.release('check')).rejects.toThrow(/operation-unlisted[\s\S]*route-removed/);
  expect(await site.release('status')).toBe(before);
});

test('lets a breakage pass that is accepted by name, and no other', async () => {
  const site = await liveSite();
  await routes((all) => all.slice(0, 2))(site);
  await expect(site.release('publish', 'search', '--accept', 'access-opened')).rejects.toThrow(
    'route-removed',
  );
  expect(await site.release('publish', 'search', '--accept', 'route-removed')).toContain('is published');
});

test('refuses a canary like a publication', async () => {
  const site = await liveSite();
  await routes((all) => all.slice(0, 2))(site);
  await expect(site.release('canary', 'search', '10%')).rejects.toThrow('- route-removed');
  expect(await site.release('status')).not.toContain('canary');
});

test('lets a route move to another remote when both are published at once', async () => {
  const site = await liveSite();
  await site.buildRemote('search', { ...search, routes: search.routes.slice(0, 2) });
  await site.buildRemote('trips', { routes: search.routes.slice(2) });
  expect(await site.release('check')).toContain('trips 1.0.0@');
});

function many(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    path: `/more/${index}`,
    access: 'public',
    chunk: 'Main',
  }));
}

function renamed(path: string): string {
  return path.replace(/:\w+/, ':other');
}

function guarded(route: (typeof search)['routes'][number]) {
  return route.access === 'public' ? route : { ...route, access: { permission: 'CANCEL' } };
}
