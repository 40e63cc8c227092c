import { expect, test } from 'vitest';
import { HOTEL_QUERY, hotelId, liveSite, search, type Workspace } from '../gate/_site.ts';
import { schemaFindings } from '../gate/check-schema.ts';
import { ensureKeys } from '../signing/keys.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { sha256 } from '../testing/_workspace.ts';
import { publish } from './publish.ts';
import { pruneOperations } from './prune.ts';
import { readBuild } from '../release/read-build.ts';
import { readTenants } from '../release/tenants.ts';

const DAY_MS = 86_400_000;
const OTHER_QUERY = HOTEL_QUERY.replace('HotelQuery', 'OtherQuery');
const withoutQuery = { ...search, operations: {}, code: 'asks nothing' };

async function registryAt(site: Workspace, days: number) {
  return {
    store: createFolderStore(site.config.storeDir),
    keys: await ensureKeys(site.config.keysDir),
    now: () => new Date(Date.now() + days * DAY_MS),
    schemaFile: site.config.schemaFile,
    // As if the store's clock was as late.
    trustsClock: true,
  };
}

const toKey = (id: string) => `operations/${id}.graphql`;

test('writes the operations of a release before anything that makes it reachable', async () => {
  const site = await liveSite();
  const otherId = sha256(OTHER_QUERY);
  await site.buildRemote('search', {
    ...search,
    operations: { ...search.operations, [otherId]: OTHER_QUERY },
  });
  const registry = await registryAt(site, 0);
  const written: string[] = [];
  const noting =
    (write: (key: string, data: Uint8Array) => Promise<unknown>) => async (key: string, data: Uint8Array) => {
      await write(key, data);
      written.push(key);
      return true;
    };
  const store = {
    ...registry.store,
    put: async (key: string, data: Uint8Array) => void (await noting(registry.store.put)(key, data)),
    create: noting(registry.store.create),
  };
  const build = await readBuild('search', `${site.root}/remote-search/dist`);
  await publish({ ...registry, store }, [build], await readTenants(site.config.tenantsDir));
  const operation = written.indexOf(toKey(otherId));
  expect(operation).toBeGreaterThanOrEqual(0);
  expect(operation).toBeLessThan(written.findIndex((key) => key.startsWith('releases/')));
  expect(operation).toBeLessThan(written.findIndex((key) => key.startsWith('documents/')));
});

test('keeps the operations of live and previous releases, however old', async () => {
  const site = await liveSite();
  await site.buildRemote('search', withoutQuery);
  await site.release('publish', 'search');
  expect(await pruneOperations(await registryAt(site, 400))).toEqual([]);
});

test('forgets an operation 14 days after the last release that sends it has left', async () => {
  const site = await liveSite();
  for (const code of ['second', 'third']) {
    await site.buildRemote('search', { ...withoutQuery, code });
    await site.release('publish', 'search');
  }
  expect(await pruneOperations(await registryAt(site, 13))).toEqual([]);
  expect(await pruneOperations(await registryAt(site, 15))).toEqual([toKey(hotelId)]);
  expect(await createFolderStore(site.config.storeDir).has(toKey(hotelId))).toBe(false);
});

test('has an operation back once a release sends it again', async () => {
  const site = await liveSite();
  for (const code of ['second', 'third']) {
    await site.buildRemote('search', { ...withoutQuery, code });
    await site.release('publish', 'search');
  }
  await pruneOperations(await registryAt(site, 15));
  await site.buildRemote('search', search);
  await site.release('publish', 'search');
  expect(await createFolderStore(site.config.storeDir).has(toKey(hotelId))).toBe(true);
});

test.each([15, -15])('forgets nothing by a clock that is %i days ahead of the store’s', async (days) => {
  const site = await liveSite();
  for (const code of ['second', 'third']) {
    await site.buildRemote('search', { ...withoutQuery, code });
    await site.release('publish', 'search');
  }
  const wrong = { ...(await registryAt(site, days)), trustsClock: false };
  await expect(pruneOperations(wrong)).rejects.toThrow(
    /clock of this machine.*Operations that open tabs still send could be forgotten.*--trust-clock/,
  );
  expect(await createFolderStore(site.config.storeDir).has(toKey(hotelId))).toBe(true);
});

test('prunes at the command line and says how much', async () => {
  expect(await (await liveSite()).release('prune')).toBe('0 operations forgotten');
});

test('refuses a schema that a live operation would break, naming release and field', async () => {
  const site = await liveSite();
  expect(await site.release('schema')).toContain('answers all 2 operations');
  await site.write('next.graphql', 'type Query { myself: User } type User { id: ID! }');
  const next = `${site.root}/next.graphql`;
  await expect(site.release('schema', next)).rejects.toThrow(
    /schema-breaking: search@\w+ sends HotelQuery: Cannot query field "hotel"/,
  );
});

test('lets a schema drop what only releases long gone have asked', async () => {
  const site = await liveSite();
  for (const code of ['second', 'third']) {
    await site.buildRemote('search', { ...withoutQuery, code });
    await site.release('publish', 'search');
  }
  await site.write('next.graphql', 'type Query { myself: User } type User { id: ID! }');
  const findings = async (days: number) =>
    (await schemaFindings(await registryAt(site, days), `${site.root}/next.graphql`)).findings;
  expect(await findings(13)).toHaveLength(1);
  expect(await findings(15)).toEqual([]);
});
