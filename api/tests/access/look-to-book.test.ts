import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../src/lib/logger.ts';
import {
  getLookDay,
  getLookKey,
  getUserLookKey,
  getUsualDays,
} from '../../src/modules/look-budget/look-day.ts';
import { eventually } from '../booking/_outside.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

const branch = 'demo-branch-sakura-tokyo';
const stay = '{ checkin: "2020-01-01", checkout: "2020-01-02", occupancies: [{ adults: 1 }] }';
const look = `{ expediaHotelRooms(id: "1", roomsWithRateInput: ${stay}) { id } }`;

let api: TestApi;
let lines = '';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  api = await startTestApi({
    config: { rateLimitFactor: 1 },
    overrides: { log: createLogger('info', stream) },
  });
});
afterAll(() => api?.close());

const setLooks = (day: string, points: number, key = getLookKey(day, branch)) =>
  sql`insert into call_counts (key, points, expire) values (${key}, ${points}, ${Date.now() + 86_400_000})
    on conflict (key) do update set points = excluded.points`.execute(api.app.db);

it('R24: a branch that looks ten times as much as usual for its bookings is stopped for the day, until it books', async () => {
  const today = getLookDay(new Date());
  await setLooks(today.day, 2_500);
  const client = api.as('employee@sakura.example');
  const refused = await eventually(
    () => client.query(look),
    ({ status }) => status === 429,
  );
  expect(refused.errorCodes).toEqual(['LOOKS_USED_UP']);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(Math.abs(seconds - (today.end.getTime() - Date.now()) / 1000)).toBeLessThan(60);
  expect((await client.query('{ myself { id } }')).status).toBe(200);
  expect((await api.as('osaka@sakura.example').query(look)).status).toBe(200);

  const alerts = lines.split('\n').filter((line) => line.includes('"name":"look-to-book-high"'));
  expect(alerts.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'alert', severity: 'critical', branchId: branch, kind: 'stopped' }),
  ]);
  const metrics = await (await fetch(new URL('/metrics', api.url))).text();
  expect(metrics).toMatch(new RegExp(`yado_look_to_book\\{branch="${branch}"\\} 250\\d`));

  // What is usual for it allows as much: other processes notice it too.
  for (const day of getUsualDays(today.day)) await setLooks(day, 1_000);
  await eventually(
    () => client.query(look),
    ({ status }) => status === 200,
  );
});

it('R24: one person stops while a fifth of the branch’s looks is left, which colleagues still have', async () => {
  const { day } = getLookDay(new Date());
  await setLooks(day, 0);
  await setLooks(day, 1_000_000, getUserLookKey(day, 'demo-sakura-employee'));
  const refused = await eventually(
    () => api.as('employee@sakura.example').query(look),
    ({ status }) => status === 429,
  );
  expect(refused.errorCodes).toEqual(['OWN_LOOKS_USED_UP']);
  expect((await api.as('admin@sakura.example').query(look)).status).toBe(200);
});
