import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { sha256 } from '../testing/_workspace.ts';
import { createOperationKinds } from './operation-kinds.ts';

/** What a request that names this operation is. */
async function judge(
  text: string,
  method: 'GET' | 'POST' = 'GET',
  get: Store['get'] = async () => Buffer.from(text),
) {
  const id = sha256(text);
  const request =
    method === 'GET' ? { method, query: { id } } : { method, body: Buffer.from(JSON.stringify({ id })) };
  return createOperationKinds({ get } as Store)({ ip: '192.0.2.1', ...request } as unknown as FastifyRequest);
}

test.each([
  ['query A { expediaHotelRooms(id: 1) { id } }', true, true],
  ['query A { ...F } fragment F on Query { searchPropertyContent { id } }', true, true],
  ['query A { ... on Query { clippedHotelRates { id } } }', true, true],
  ['query A { hotel { ...F } } fragment F on Hotel { guestReviews { id } }', true, true],
  // The rooms of a trip, which are our own.
  ['query A { travel { expediaHotelRooms { id } } }', true, false],
  ['query A { myself { id } }', true, false],
  ['mutation A { bookExpediaHotel(input: 1) { id } }', false, true],
  ['mutation A { updateProfile(input: 1) { id } }', false, false],
])('tells %s by what it asks for', async (text, isRead, asksSupplier) => {
  for (const method of ['GET', 'POST'] as const) {
    expect(await judge(text, method)).toEqual({ isRead, asksSupplier });
  }
});

/** Names of the operations of a part that wait for the supplier. */
async function findWaiting(part: string): Promise<string[]> {
  const file = resolve(import.meta.dirname, `../../../${part}/persisted.json`);
  const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const kinds = await Promise.all(texts.map(async (text) => ({ text, ...(await judge(text)) })));
  const waiting = kinds.flatMap(({ text, asksSupplier }) =>
    asksSupplier ? [/\w+ (\w+)/.exec(text)?.[1] ?? ''] : [],
  );
  return [...new Set(waiting)].sort();
}

test('keeps looking for hotels, and booking, apart from trips and settings', async () => {
  expect(await findWaiting('host')).toEqual([]);
  expect(await findWaiting('remote-public')).toEqual([]);
  expect(await findWaiting('remote-search')).toEqual(
    expect.arrayContaining(['HotelRoomsQuery', 'ResultsScreenQuery']),
  );
  expect(await findWaiting('remote-booking')).toEqual(['useBookHotelMutation', 'usePrepareHotelMutation']);
  // Closing a task may ask the supplier for the booking that it is about.
  expect(await findWaiting('remote-settings')).toEqual(['useResolveTaskMutation']);
});

test('judges by the method what the store does not know, or gives too late', async () => {
  const silent = () => new Promise<null>(() => {});
  const failing = () => Promise.reject(new Error('no store'));
  for (const get of [async () => null, silent, failing]) {
    expect(await judge('query A { facets }', 'GET', get)).toEqual({ isRead: true, asksSupplier: false });
    expect(await judge('query A { facets }', 'POST', get)).toEqual({ isRead: false, asksSupplier: false });
  }
});

/** An edge whose store counts what is read; times pass at will. */
function watchReads() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let clock = 1;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  onTestFinished(() => {
    vi.useRealTimers();
    spy.mockRestore();
  });
  const pass = async (ms: number) => {
    clock += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  const objects = new Map<string, string>();
  const get = vi.fn(async (key: string) => {
    const text = objects.get(key);
    return text === undefined ? null : Buffer.from(text);
  });
  const find = createOperationKinds({ get } as unknown as Store);
  const ask = (text: string, ip = '192.0.2.1') =>
    find({ method: 'POST', ip, body: Buffer.from(JSON.stringify({ id: sha256(text) })) } as FastifyRequest);
  const publish = (text: string) => void objects.set(`operations/${sha256(text)}.graphql`, text);
  return { get, ask, publish, pass };
}

test('looks for an operation that is not published once in some seconds, and finds it soon afterwards', async () => {
  const { get, ask, publish, pass } = watchReads();
  const text = 'query A { facets }';
  for (let time = 0; time < 5; time++) expect((await ask(text)).isRead).toBe(false);
  expect(get).toHaveBeenCalledTimes(1);
  publish(text);
  await pass(3_100);
  expect((await ask(text)).isRead).toBe(true);
  expect(get).toHaveBeenCalledTimes(2);
});

test('reads the store for few made-up operations of one address, and for all that are published', async () => {
  const { get, ask, publish, pass } = watchReads();
  for (let number = 0; number < 500; number++) await ask(`made up ${number}`);
  expect(get.mock.calls.length).toBeLessThan(50);
  publish('query A { facets }');
  expect((await ask('query A { facets }', '198.51.100.7')).isRead).toBe(true);
  await pass(3_100);
  const published = Array.from({ length: 200 }, (_each, number) => `query A { f${number} }`);
  for (const text of published) publish(text);
  for (const text of published) expect((await ask(text)).isRead).toBe(true);
});

test.each(['no JSON', 'null', '[]', '{"id": 1}', '{"id": "../keys"}'])(
  'asks the store for no %s',
  async (body) => {
    const keys: string[] = [];
    const get = async (key: string) => {
      keys.push(key);
      return null;
    };
    const request = { method: 'POST', body: Buffer.from(body) } as unknown as FastifyRequest;
    expect(await createOperationKinds({ get } as Store)(request)).toEqual({
      isRead: false,
      asksSupplier: false,
    });
    expect(keys).toEqual([]);
  },
);
