import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getLookDay, getLookKey } from '../../src/modules/look-budget/look-day.ts';
import type { TestClient } from '../_client.ts';
import { addPerson } from '../_people.ts';
import { eventually } from '../booking/_outside.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import {
  brakesQuery,
  captureAlerts,
  liftBrake,
  liftsQuery,
  readBrakes,
  readLifts,
  setCount,
} from './_brakes.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const employee = 'employee@sakura.example';
const branch = 'demo-branch-sakura-tokyo';
/** Where looks are used up, which this process then remembers. */
const osaka = 'demo-branch-sakura-osaka';
const stay = '{ checkin: "2020-01-01", checkout: "2020-01-02", occupancies: [{ adults: 1 }] }';
const prepare = `mutation { prepareToBookHotel(input: {
  epsPropertyId: "1", epsRoomId: "1", epsRateId: "1", bedGroupId: "1", isPackageRate: false,
  expectedPaymentPrice: 1, stay: ${stay} }) { __typename } }`;
const look = `{ expediaHotelRooms(id: "1", roomsWithRateInput: ${stay}) { id } }`;

let api: TestApi;
/** The tests begin at nine in the morning in Japan, so that a day lasts until they have ended. */
const morning = DAY_MS - (Date.now() % DAY_MS);
let offset = morning;
const { log, alerts } = captureAlerts();
const now = () => new Date(Date.now() + offset);

beforeAll(async () => {
  api = await startTestApi({ config: { rateLimitFactor: 1 }, overrides: { log, clock: now } });
});
beforeEach(async () => {
  offset = morning;
  await api.app.db.deleteFrom('call_counts').execute();
  await api.app.db.deleteFrom('brake_lifts').execute();
});
afterAll(() => api?.close());

const operator = () => api.as('operator@yado.example');

interface Braked {
  /** Of the preparations that a user may make in a day. */
  brakeId: string;
  client: TestClient;
}
/** Somebody of whom no process remembers anything, with so many preparations made today. */
async function havePrepared(count: number): Promise<Braked> {
  const { id, idToken } = await addPerson(api, { branch }, '新田 守');
  const brakeId = `prepare:86400:user:${id}`;
  await setCount(api, brakeId, count);
  return { brakeId, client: api.withToken(idToken) };
}
/** Somebody who has just made the last one. */
async function useUp(): Promise<Braked> {
  const braked = await havePrepared(599);
  expect((await braked.client.query(prepare)).status).toBe(200);
  return braked;
}

describe('R24: who is braked', () => {
  it('is shown to operators: by which limit, since when and until when', async () => {
    const before = Date.now();
    expect(await readBrakes(operator())).toEqual([]);
    const { brakeId, client } = await useUp();
    expect((await client.query(prepare)).status).toBe(429);
    const [brake, ...others] = await readBrakes(operator());
    expect(others).toEqual([]);
    expect(brake).toMatchObject({
      id: brakeId,
      limit: 'PREPARE',
      subject: { per: 'USER', userName: '新田 守', companyBranch: { id: branch }, address: null },
      counted: 600,
      allowed: 600,
      seconds: 86_400,
      lift: null,
    });
    const since = Date.parse(brake?.since ?? '');
    expect(since).toBeGreaterThanOrEqual(before);
    expect(since).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(brake?.until ?? '')).toBeGreaterThan(Date.now());
  });

  it('is not who has calls left', async () => {
    const { client } = await havePrepared(598);
    expect((await client.query(prepare)).status).toBe(200);
    expect(await readBrakes(operator())).toEqual([]);
  });

  it.each([
    ['an address', '198.51.100.7', 'password-reset:900:address:198.51.100.7', '198.51.100.7'],
    ['a network', '2001:db8:9:1::7', 'password-reset:900:address:2001:db8:9:1::/64', '2001:db8:9:1::/64'],
  ])('may be %s', async (_what, from, key, address) => {
    await setCount(api, key, 19);
    const call = (query: string) =>
      api.anonymous().fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ query }),
      });
    const ask = () => call('mutation { resetPassword(email: "nobody@brakes.example") }');
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    // Nor does it keep an owner from taking an address back.
    const undo = 'mutation { undoEmailChange(input: { code: "x" }) { __typename } }';
    expect((await call(undo)).status).toBe(200);
    expect(await readBrakes(operator())).toMatchObject([
      {
        id: key,
        limit: 'PASSWORD_RESET',
        subject: { per: 'ADDRESS', userName: null, companyBranch: null, address },
      },
    ]);
    expect((await liftBrake(operator(), { brakeId: key, reason: '利用者を確認' })).status).toBe(200);
    expect((await ask()).status).toBe(200);
  });

  it.each([
    ['an employee', employee],
    ['an administrator', 'admin@sakura.example'],
    ['an agency user', 'agent@mirai.example'],
  ])('is not shown to %s, who lifts nothing either', async (_who, email) => {
    const { brakeId, client } = await useUp();
    for (const query of [brakesQuery, liftsQuery]) {
      expect((await api.as(email).query(query)).errorCodes).toEqual(['FORBIDDEN']);
    }
    expect((await liftBrake(api.as(email), { brakeId, reason: '自分で' })).errorCodes).toEqual(['FORBIDDEN']);
    expect((await client.query(prepare)).status).toBe(429);
    expect(await readLifts(operator())).toEqual([]);
  });
});

describe('a lifted brake', () => {
  it('lets the next call through for an hour, and is back afterwards by itself', async () => {
    const { brakeId, client } = await useUp();
    expect((await client.query(prepare)).status).toBe(429);
    const reason = '本人と電話で確認しました。';
    const lifted = await liftBrake(operator(), { brakeId, reason: `  ${reason}  ` });
    expect(lifted.expectNoErrors().liftBrake.__typename).toBe('LiftBrakeSuccess');
    expect((await client.query(prepare)).status).toBe(200);
    const [brake] = await readBrakes(operator());
    expect(brake?.lift?.reason).toBe(reason);
    offset += HOUR_MS - 60_000;
    expect((await client.query(prepare)).status).toBe(200);
    offset += 61_000;
    expect((await client.query(prepare)).status).toBe(429);
    expect(await readBrakes(operator())).toMatchObject([{ id: brakeId, lift: null }]);
  });

  it('stays on record with who, whom, when and why', async () => {
    const { brakeId } = await useUp();
    await liftBrake(operator(), { brakeId, reason: '大口の出張のため' });
    offset += 2 * HOUR_MS;
    const [lift, ...others] = await readLifts(operator());
    expect(others).toEqual([]);
    const users = api.app.db.selectFrom('users').select('name').where('email', '=', 'operator@yado.example');
    const { name } = await users.executeTakeFirstOrThrow();
    expect(lift).toMatchObject({
      limit: 'PREPARE',
      subject: { per: 'USER', userName: '新田 守' },
      reason: '大口の出張のため',
      liftedBy: { name },
    });
    expect(Date.parse(lift?.endsAt ?? '') - Date.parse(lift?.liftedAt ?? '')).toBe(HOUR_MS);
  });

  it('lifts that limit alone, for that user alone', async () => {
    const { brakeId, client } = await useUp();
    await liftBrake(operator(), { brakeId, reason: '確認済み' });
    expect((await client.query(prepare)).status).toBe(200);
    const colleague = await havePrepared(600);
    expect((await colleague.client.query(prepare)).status).toBe(429);
    await setCount(api, brakeId.replace('86400', '60'), 20);
    expect((await client.query(prepare)).status).toBe(429);
  });

  it('needs a reason, a limit that exists, and is lifted once', async () => {
    const { brakeId } = await useUp();
    const attempt = async (input: { brakeId: string; reason: string }) =>
      (await liftBrake(operator(), input)).expectNoErrors().liftBrake.errorCode;
    expect(await attempt({ brakeId, reason: ' \n ' })).toBe('REASON_REQUIRED');
    expect(await attempt({ brakeId: 'prepare:86400:planet:earth', reason: '確認済み' })).toBe(
      'BRAKE_NOT_FOUND',
    );
    expect(await attempt({ brakeId: 'unheard-of:60:user:u', reason: '確認済み' })).toBe('BRAKE_NOT_FOUND');
    const long = await liftBrake(operator(), { brakeId, reason: 'あ'.repeat(501) });
    expect(long.errorCodes).toEqual(['BAD_USER_INPUT']);
    const atOnce = ['確認済み', '同時に'].map((text) => attempt({ brakeId, reason: text }));
    expect(new Set(await Promise.all(atOnce))).toEqual(new Set(['ALREADY_LIFTED', undefined]));
    expect(await attempt({ brakeId, reason: 'もう一度' })).toBe('ALREADY_LIFTED');
  });
});

describe('the looks of a branch for its bookings', () => {
  it('are on the list when they are used up, and let through for an hour', async () => {
    const { day, end } = getLookDay(now());
    const key = getLookKey(day, osaka);
    await setCount(api, key, 2_500);
    const client = api.as('osaka@sakura.example');
    const refused = ({ status }: { status: number }) => status === 429;
    await eventually(() => client.query(look), refused);
    const [brake] = await eventually(
      () => readBrakes(operator()),
      (brakes) => brakes.length > 0,
    );
    expect(brake).toMatchObject({
      id: key,
      limit: 'LOOK_TO_BOOK',
      subject: { per: 'BRANCH', userName: null, companyBranch: { id: osaka } },
      allowed: 2_000,
      seconds: null,
    });
    expect(Date.parse(brake?.until ?? '')).toBe(end.getTime());
    await liftBrake(operator(), { brakeId: key, reason: '比較の多い出張' });
    expect((await client.query(look)).status).toBe(200);
    offset += HOUR_MS + 1_000;
    expect((await client.query(look)).errorCodes).toEqual(['LOOKS_USED_UP']);
  });
});

describe('an alert', () => {
  it('is raised once for who uses up a limit of a day, and says which', async () => {
    const { client } = await havePrepared(600);
    const before = alerts('limit-reached').length;
    for (const _ of [1, 2, 3]) expect((await client.query(prepare)).status).toBe(429);
    expect(alerts('limit-reached').slice(before)).toEqual([
      expect.objectContaining({ severity: 'warning', kind: 'prepare:user' }),
    ]);
  });
});
