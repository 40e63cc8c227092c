import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/lib/logger.ts';
import { type CallLimit, callLimits } from '../../src/limits/call-limits.ts';
import type { TestResponse } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

const employee = 'employee@sakura.example';
const colleague = 'admin@sakura.example';
const WINDOW_SECONDS = 600;

/** One operation with a field several times. */
const times = (count: number, keyword: string, field: string) =>
  `${keyword} { ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`;

async function callTimes(
  api: TestApi,
  email: string,
  count: number,
  field: string,
  afterRequest: (api: TestApi) => Promise<void> = keepWindowsOpen,
): Promise<TestResponse> {
  const [keyword = '', text = ''] = field.split(/ (.*)/s);
  let last: TestResponse | null = null;
  for (let sent = 0; sent < count; sent += 10) {
    last = await api.as(email).query(times(Math.min(10, count - sent), keyword, text));
    await afterRequest(api);
  }
  if (last === null) throw new Error('Nothing was sent.');
  return last;
}

/** A minute is soon over on a busy machine: no count begins again while a test runs. */
async function keepWindowsOpen({ app }: TestApi): Promise<void> {
  const expire = Date.now() + WINDOW_SECONDS * 1000;
  await sql`update call_counts set expire = ${expire} where key like '%:60:%'`.execute(app.db);
}
const leaveWindows = async () => {};

/** What the caller gets; `seconds` is whether it has to wait for a part of so many seconds. */
function readRefusal(response: TestResponse, atMostSeconds: number) {
  const seconds = Number(response.headers.get('retry-after'));
  return {
    status: response.status,
    codes: [...new Set(response.errorCodes)],
    seconds: seconds > 0 && seconds <= atMostSeconds,
  };
}
const refused = { status: 429, codes: ['RATE_LIMITED'], seconds: true };

const stay = '{ checkin: "2020-01-01", checkout: "2020-01-02", occupancies: [{ adults: 1 }] }';
const shop = `query expediaHotelRooms(id: "1", roomsWithRateInput: ${stay}) { id }`;
const prepare = `mutation prepareToBookHotel(input: {
  epsPropertyId: "1", epsRoomId: "1", epsRateId: "1", bedGroupId: "1", isPackageRate: false,
  expectedPaymentPrice: 1, stay: ${stay} }) { __typename }`;
const invite = 'mutation inviteEmployee(input: { branchId: "x", name: "", email: "" }) { __typename }';
const cancel =
  'mutation cancelRooms(input: { travelId: "x", expediaHotelRoomIds: ["x"], acceptedPenaltyPrice: 0 }) { __typename }';
const write = 'mutation revokeTravelPublicKey(travelId: "missing") { id }';

describe('R24 whatever costs somebody something', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ config: { rateLimitFactor: 1 } });
  });
  afterAll(() => api?.close());

  it.each([
    ['room lists', shop, 120],
    ['preparations', prepare, 20],
    ['what writes rows', write, 120],
    ['accounts', 'mutation refreshAccount { id }', 30],
    [
      'cards',
      'mutation confirmChallengeToRegisterCreditCard(input: { setupIntentId: "x" }) { __typename }',
      10,
    ],
  ])('is stopped at the limit of the user, whose colleagues continue: %s', async (_what, field, limit) => {
    const who = field.includes('Card') ? colleague : employee;
    const other = field.includes('Card') ? 'osaka@sakura.example' : colleague;
    expect((await callTimes(api, who, limit, field)).status).toBe(200);
    expect(readRefusal(await callTimes(api, who, 1, field), WINDOW_SECONDS)).toEqual(refused);
    expect((await callTimes(api, other, 1, field)).status).toBe(200);
  });

  it('stops invitations, while the same person books and cancels', async () => {
    const administrator = 'admin@aozora.example';
    expect((await callTimes(api, administrator, 60, invite)).status).toBe(200);
    expect(readRefusal(await callTimes(api, administrator, 1, invite), WINDOW_SECONDS)).toEqual(refused);
    expect((await callTimes(api, administrator, 1, cancel)).status).toBe(200);
  });

  it('counts for the branch only what it let through for the user', async () => {
    const counts = async () =>
      api.app.db
        .selectFrom('call_counts')
        .select('points')
        .where('key', '=', 'shop:60:branch:demo-branch-sakura-tokyo')
        .executeTakeFirstOrThrow();
    const before = await counts();
    expect(readRefusal(await callTimes(api, employee, 10, shop), WINDOW_SECONDS)).toEqual(refused);
    expect(await counts()).toEqual(before);
  });

  it('is stopped at the limit of the branch, for each of its users', async () => {
    await sql`insert into call_counts (key, points, expire) values
      ('shop:60:branch:demo-branch-sakura-osaka', 600, ${Date.now() + 50_000})`.execute(api.app.db);
    expect(readRefusal(await callTimes(api, 'osaka@sakura.example', 1, shop), 50)).toEqual(refused);
  });

  it('counts a field of every row once for a request', async () => {
    const { id } = await api.app.db.selectFrom('properties').select('id').executeTakeFirstOrThrow();
    const field = `expediaHotelDetail(id: "${id}") { propertyContent { guestReviews { title } } }`;
    const reviews = times(10, 'query', field);
    const response = await api.as('nagoya@wakaba.example').query(reviews);
    expect(response.status).toBe(200);
    const { rows } = await sql<{ points: number }>`
      select points from call_counts join users on key = 'search:60:user:' || users.id
      where email = 'nagoya@wakaba.example'`.execute(api.app.db);
    expect(rows.map(({ points }) => points)).toEqual([1]);
  });
});

it('counts under a limit that a large factor lifts beyond what a column holds', async () => {
  const api = await startTestApi({ config: { rateLimitFactor: 100_000 } });
  try {
    const added = { key: 'look:2026-11-27:branch:large', points: 1, most: 3_150_000_000 };
    const expire = Date.now() + 60_000;
    expect(await api.app.counts.add({ ...added, expire })).toEqual({ points: 1, expire });
  } finally {
    await api.close();
  }
});

describe('each limit', () => {
  it('says why', () => {
    const silent = Object.entries<CallLimit>(callLimits).filter(
      ([, { windows, reason }]) => windows.length === 0 || reason.length < 20,
    );
    expect(silent).toEqual([]);
  });
});

describe('while the counts are unavailable', () => {
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
    await sql`alter table call_counts rename to call_counts_away`.execute(api.app.db);
  });
  afterAll(() => api?.close());

  it('each process lets half of the limit through, and an alert is raised once', async () => {
    const field = 'query travelDetailDownloadLink(input: { travelId: "missing" }) { url }';
    expect((await callTimes(api, colleague, 30, field, leaveWindows)).status).toBe(200);
    expect(readRefusal(await callTimes(api, colleague, 1, field, leaveWindows), 60)).toEqual(refused);
    const alerts = lines.split('\n').filter((line) => line.includes('"name":"call-counts-away"'));
    expect(alerts).toHaveLength(1);
    expect(JSON.parse(alerts[0] ?? '')).toMatchObject({ event: 'alert', severity: 'warning' });
  });
});
