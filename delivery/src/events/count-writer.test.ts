import { expect, test } from 'vitest';
import { createCountReader } from './count-reader.ts';
import { createCountWriter } from './count-writer.ts';
import { countKey, toMinute } from './count-objects.ts';

const used = { part: 'search', release: 'r1', version: '1.0.0', kind: 'used' } as const;

/** A store that fails as often as it is set to, and a clock. */
function start() {
  const objects = new Map<string, Buffer>();
  let failing = 0;
  let at = Date.UTC(2030, 0, 1, 9);
  const fail = () => {
    if (failing-- > 0) throw new Error('The store is down.');
  };
  const store = {
    get: async (key: string) => {
      fail();
      return objects.get(key) ?? null;
    },
    put: async (key: string, data: Uint8Array) => {
      fail();
      objects.set(key, Buffer.from(data));
    },
    list: async () => [...objects.keys()],
    modified: async () => new Date(at),
  };
  const now = () => new Date(at);
  const read = async () => {
    const minutes = await createCountReader(store, now)();
    return minutes.flatMap(({ releases }) => releases.map(({ counts }) => counts));
  };
  const pages = async () => (await read()).map((counts) => counts.pages);
  return {
    writer: createCountWriter(store, 'one', now),
    objects,
    read,
    pages,
    now,
    failNext: (times: number) => {
      failing = times;
    },
    wait: (minutes: number) => {
      at += minutes * 60_000;
    },
  };
}

test.each([
  ['read', 1],
  ['written, a few times', 3],
])('keeps what it counted while the store can’t be %s', async (_what, times) => {
  const { writer, pages, failNext } = start();
  writer.count('default', used, '0a1b');
  failNext(times);
  for (let time = 0; time < times; time++) await expect(writer.flush()).rejects.toThrow('down');
  writer.count('default', used, '0a1b');
  await writer.flush();
  expect(await pages()).toEqual([2]);
  writer.count('default', used, '0a1b');
  await writer.flush();
  expect(await pages()).toEqual([3]);
});

test('writes the minutes of an outage afterwards, but none that nobody looks at any more', async () => {
  const { writer, objects, failNext, wait, now } = start();
  const first = toMinute(now());
  for (let minute = 0; minute < 90; minute++) {
    writer.count('default', used, '0a1b');
    failNext(1);
    await expect(writer.flush()).rejects.toThrow('down');
    wait(1);
  }
  await writer.flush();
  const minutes = [...objects.values()].map(
    (data) => (JSON.parse(String(data)) as { minute: number }).minute,
  );
  expect(Math.min(...minutes)).toBeGreaterThan(first + 25);
  expect(Math.max(...minutes)).toBe(first + 89);
  expect(objects.has(countKey(first + 89, 'one'))).toBe(true);
});

test('counts the pages and failures of each network, of 64 networks in a minute at most', async () => {
  const { writer, read } = start();
  const failed = { ...used, kind: 'failed', stage: 'render' } as const;
  writer.count('default', used, 'ffff');
  for (let network = 0; network < 70; network++) {
    const tag = network.toString(16).padStart(4, '0');
    writer.count('default', failed, tag);
    writer.count('default', failed, tag);
    await writer.flush();
  }
  const [counts] = await read();
  expect(counts).toMatchObject({ pages: 1, failed: 140, pagesBy: { ffff: 1 } });
  expect(Object.keys(counts?.failedBy ?? {})).toHaveLength(64);
  expect(counts?.failedBy).toMatchObject({ '0000': 2, '003f': 2 });
});

test('reads what an edge counted that knew no networks', async () => {
  const { writer, objects, read, now } = start();
  writer.count('default', used, '0a1b');
  await writer.flush();
  const key = countKey(toMinute(now()), 'one');
  const stored = JSON.parse(String(objects.get(key))) as { releases: { counts: object }[] };
  for (const { counts } of stored.releases)
    Object.assign(counts, { pagesBy: undefined, failedBy: undefined });
  objects.set(key, Buffer.from(JSON.stringify(stored)));
  expect(await read()).toMatchObject([{ pages: 1, pagesBy: {}, failedBy: {} }]);
});
