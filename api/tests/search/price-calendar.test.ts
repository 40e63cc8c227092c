import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ShopRequest, Supplier } from '../../src/adapters/supplier/supplier-port.ts';
import { getLookBudget } from '../../src/modules/look-budget/look-budget.ts';
import { getLookDay, getLookKey } from '../../src/modules/look-budget/look-day.ts';
import { addDays, dayInZone } from '../../src/modules/rate/calendar.ts';
import { eventually } from '../booking/_outside.ts';
import { createMemorySupplier } from '../_memory-supplier.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { stayAhead, suggest } from './_search.ts';

interface Day {
  checkin: string;
  checkout: string;
  state: 'AVAILABLE' | 'SOLD_OUT' | 'UNKNOWN';
  paymentPrice: number | null;
  askedAt: string | null;
}

const calendar = `query ($id: ID!, $stay: RoomsWithRateInput!, $choice: RateChoiceInput) {
  priceCalendar(id: $id, roomsWithRateInput: $stay, choice: $choice) { checkin checkout state paymentPrice askedAt }
}`;
const MINUTE = 60_000;

/** What the supplier was asked, and for which first days it is full or does not answer. */
const asked: ShopRequest[] = [];
let full = new Set<string>();
let silent = (_checkin: string) => false;
let passed = 0;

let api: TestApi;
let hotel: string;
beforeAll(async () => {
  const { supplier } = createMemorySupplier();
  const shop: Supplier['shop'] = async (request) => {
    asked.push(request);
    if (silent(request.checkin)) return { kind: 'unknown', reason: 'timeout', detail: '' };
    return full.has(request.checkin) ? { kind: 'ok', value: [] } : supplier.shop(request);
  };
  api = await startTestApi({
    overrides: { supplier: { ...supplier, shop }, clock: () => new Date(Date.now() + passed) },
  });
  hotel = (await suggest(api.as('employee@sakura.example'), '大阪')).hotels[0]?.id ?? '';
});
afterAll(() => api.close());
beforeEach(() => {
  asked.length = 0;
  full = new Set();
  silent = () => false;
  // Whatever an earlier test asked for is forgotten.
  passed += 31 * MINUTE;
});

const ask = (stay: object, id = hotel, who = 'employee@sakura.example', choice?: object) =>
  api.as(who).query<{ priceCalendar: Day[] }>(calendar, { id, stay, choice });
const read = async (stay: object, choice?: object) =>
  (await ask(stay, undefined, undefined, choice)).expectNoErrors().priceCalendar;

it('prices what a choice takes, apart from the cheapest of all', async () => {
  const stay = stayAhead({ nights: 1 });
  const all = await read(stay);
  const large = await read(stay, { filter: { minRoomSquareMeters: 900 } });
  expect(all.every(({ state }) => state === 'AVAILABLE')).toBe(true);
  expect(large.every(({ state }) => state === 'SOLD_OUT')).toBe(true);
  expect(asked.slice(-7).every(({ ratesPerHotel }) => ratesPerHotel > 1)).toBe(true);
  expect(await read(stay)).toEqual(all);
});

it('prices seven stays of the same length, one call each, and none of them again for half an hour', async () => {
  const stay = stayAhead({ nights: 1 });
  const days = await read(stay);
  expect(days.map(({ checkin }) => checkin)).toEqual(
    [-3, -2, -1, 0, 1, 2, 3].map((shift) => addDays(stay.checkin, shift)),
  );
  expect(days.every(({ checkin, checkout }) => checkout === addDays(checkin, 1))).toBe(true);
  expect(days.every(({ state, paymentPrice }) => state === 'AVAILABLE' && (paymentPrice ?? 0) > 0)).toBe(
    true,
  );
  expect(asked).toHaveLength(7);
  expect(asked.every(({ hotelIds, ratesPerHotel }) => hotelIds.length === 1 && ratesPerHotel === 1)).toBe(
    true,
  );

  const first = Date.parse(days[0]?.askedAt ?? '');
  passed += 29 * MINUTE;
  const later = await read(stay);
  expect(asked).toHaveLength(7);
  // The price says how old it is, whenever it is read.
  expect(later.map(({ askedAt }) => askedAt)).toEqual(days.map(({ askedAt }) => askedAt));
  expect(Date.now() + passed - first).toBeGreaterThanOrEqual(29 * MINUTE);
  passed += 2 * MINUTE;
  const fresh = await read(stay);
  expect(asked).toHaveLength(14);
  expect(Date.parse(fresh[0]?.askedAt ?? '')).toBeGreaterThan(first + 30 * MINUTE);
});

it('asks only for the days that are new when another day is chosen, and once for two people at a time', async () => {
  const stay = stayAhead({ nights: 1, days: 60 });
  await Promise.all([ask(stay), ask(stay, hotel, 'admin@sakura.example')]);
  expect(asked).toHaveLength(7);
  const { checkin } = stay;
  await read({ ...stay, checkin: addDays(checkin, 2), checkout: addDays(checkin, 3) });
  expect(
    asked
      .slice(7)
      .map((request) => request.checkin)
      .toSorted(),
  ).toEqual([4, 5].map((shift) => addDays(checkin, shift)));
});

it('asks for no day that is over or too far ahead', async () => {
  const today = dayInZone(new Date(Date.now() + passed), 'Asia/Tokyo');
  const near = await read({
    checkin: addDays(today, 1),
    checkout: addDays(today, 2),
    occupancies: [{ adults: 1 }],
  });
  expect(near.map(({ checkin }) => checkin)).toEqual([0, 1, 2, 3, 4].map((shift) => addDays(today, shift)));
  const far = await read({
    checkin: addDays(today, 365),
    checkout: addDays(today, 366),
    occupancies: [{ adults: 1 }],
  });
  expect(far.at(-1)?.checkin).toBe(addDays(today, 365));
  expect(far).toHaveLength(4);
});

it('names the days that are sold out, and keeps that as long as a price', async () => {
  const stay = stayAhead({ nights: 1, days: 80 });
  full = new Set([addDays(stay.checkin, 1)]);
  const days = await read(stay);
  expect(days.filter(({ state }) => state === 'SOLD_OUT')).toEqual([
    expect.objectContaining({
      checkin: addDays(stay.checkin, 1),
      paymentPrice: null,
      askedAt: expect.any(String),
    }),
  ]);
  await read(stay);
  expect(asked).toHaveLength(7);
});

it('gives what the supplier answered for, and asks again for the rest alone', async () => {
  const stay = stayAhead({ nights: 1, days: 100 });
  const lost = addDays(stay.checkin, -1);
  silent = (checkin) => checkin === lost;
  const days = await read(stay);
  expect(days.filter(({ state }) => state === 'UNKNOWN')).toEqual([
    { checkin: lost, checkout: stay.checkin, state: 'UNKNOWN', paymentPrice: null, askedAt: null },
  ]);
  silent = () => false;
  const again = await read(stay);
  expect(again.every(({ state }) => state === 'AVAILABLE')).toBe(true);
  expect(asked).toHaveLength(8);
});

it('is an outage when the supplier answers for no day', async () => {
  silent = () => true;
  const stay = stayAhead({ nights: 1, days: 120 });
  expect((await ask(stay)).errorCodes).toEqual(['PROVIDER_UNAVAILABLE']);
  silent = () => false;
  expect(await read(stay)).toHaveLength(7);
});

it('refuses a stay that can’t be shopped for, an unknown hotel, and who is not signed in', async () => {
  const stay = stayAhead({ nights: 1 });
  expect((await ask({ ...stay, checkout: stay.checkin })).errorCodes).toEqual(['BAD_USER_INPUT']);
  expect((await ask(stay, '404404')).errorCodes).toEqual(['NOT_FOUND']);
  const { errorCodes } = await api.anonymous().query(calendar, { id: hotel, stay });
  expect(errorCodes).toEqual(['UNAUTHENTICATED']);
  expect(asked).toHaveLength(0);
});

it('asks for all rates of the hotel where the choice is among them', async () => {
  const stay = stayAhead({ nights: 1, days: 160 });
  await read(stay);
  await read(stay, { filter: { mealTypes: ['BREAKFAST'] } });
  await read(stay, { filter: { mealTypes: ['NONE'] } });
  expect(asked.map(({ ratesPerHotel }) => ratesPerHotel)).toEqual(
    [1, 250].flatMap((rates) => Array(7).fill(rates)),
  );
});

it('counts no look for another choice among rates that are known', async () => {
  const note = vi.spyOn(getLookBudget(api.app), 'note');
  onTestFinished(() => note.mockRestore());
  const stay = stayAhead({ nights: 1, days: 180 });
  const countLooks = async (choice: object) => {
    note.mockClear();
    await read(stay, choice);
    return note.mock.calls.length;
  };
  expect(await countLooks({ filter: { mealTypes: ['BREAKFAST'] } })).toBe(7);
  // That of the field itself.
  expect(await countLooks({ filter: { mealTypes: ['NONE'] } })).toBe(1);
});

it('counts each call to the supplier as a look of the branch', async () => {
  const now = new Date(Date.now() + passed);
  const looks = async () => {
    const key = getLookKey(getLookDay(now).day, 'demo-branch-wakaba-nagoya');
    const { rows } = await sql<{ points: number }>`select points from call_counts where key = ${key}`.execute(
      api.app.db,
    );
    return Number(rows[0]?.points ?? 0);
  };
  const stay = stayAhead({ nights: 1, days: 140 });
  (await ask(stay, hotel, 'nagoya@wakaba.example')).expectNoErrors();
  // Counts are written every few seconds, with a later look.
  const counted = await eventually(
    async () => {
      await ask(stay, hotel, 'nagoya@wakaba.example');
      return looks();
    },
    (points) => points >= 7,
  );
  expect(counted).toBeGreaterThanOrEqual(7);
});
