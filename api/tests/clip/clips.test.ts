import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import {
  type BookingWorld,
  type ChosenRate,
  chooseAnyRate,
  startBookingWorld,
  buildStay,
} from '../booking/_booking.ts';

const clipMutation = `mutation ($input: ClipHotelRateInput!) {
  clipHotelRate(input: $input) {
    __typename
    ... on ClipHotelRateSuccess { clippedHotelRate { id epsPropertyId epsRoomId epsRateId isPackageRate paymentPrice stay { checkin checkout nights occupancies { adults childAges } } room { id } } }
    ... on ClipHotelRateError { errorCode }
  }
}`;
const listQuery = `query ($stay: RoomsWithRateInput) {
  clippedHotelRates(roomsWithRateInput: $stay) {
    id epsPropertyId epsRoomId epsRateId isPackageRate
    propertyContent { id name nameEn timeZone }
    room { id epsRoomId name rates { id epsRateId isPackageRate pricing { total { paymentPrice } } } }
  }
}`;
interface Clip {
  id: string;
  epsPropertyId: string;
  epsRoomId: string;
  epsRateId: string;
  propertyContent: { id: string; name: string; nameEn: string; timeZone: string };
  room: {
    id: string;
    epsRoomId: string;
    name: string;
    rates: { id: string; epsRateId: string; pricing: { total: { paymentPrice: number } } }[];
  } | null;
}
interface ClipResult {
  __typename: string;
  errorCode?: string;
  clippedHotelRate?: Clip;
}

describe('clipped rates', () => {
  let world: BookingWorld;
  let employee: TestClient;
  let rate: ChosenRate;
  let other: ChosenRate;

  beforeAll(async () => {
    world = await startBookingWorld();
    employee = world.api.as('employee@sakura.example');
    rate = await chooseAnyRate(world.api, employee, buildStay(2));
    do other = await chooseAnyRate(world.api, employee, rate.stay);
    while (other.epsPropertyId === rate.epsPropertyId);
  });
  afterAll(() => world.close());

  const toInput = ({ epsPropertyId, epsRoomId, epsRateId }: ChosenRate, change: object = {}) => ({
    epsPropertyId,
    epsRoomId,
    epsRateId,
    isPackageRate: false,
    ...change,
  });
  async function clip(client: TestClient, input: object): Promise<ClipResult> {
    const response = await client.query<{ clipHotelRate: ClipResult }>(clipMutation, { input });
    return response.expectNoErrors().clipHotelRate;
  }
  async function list(client: TestClient, stay?: object): Promise<Clip[]> {
    const response = await client.query<{ clippedHotelRates: Clip[] }>(listQuery, { stay });
    return response.expectNoErrors().clippedHotelRates;
  }
  async function clearClips(client: TestClient): Promise<void> {
    const ids = (await list(client)).map(({ id }) => id);
    const mutation = `mutation ($ids: [ID!]!) { deleteClippedHotelRates(ids: $ids) }`;
    for (let from = 0; from < ids.length; from += 100) {
      (await client.query(mutation, { ids: ids.slice(from, from + 100) })).expectNoErrors();
    }
  }

  // spec: 7.clipHotelRate, 8.clipHotelRate
  it('remember for which stay they were saved, and are saved without one that can’t be booked', async () => {
    await clearClips(employee);
    const stay = {
      checkin: rate.stay.checkin,
      checkout: rate.stay.checkout,
      occupancies: [{ adults: 2, childAges: [5] }],
    };
    const saved = await clip(employee, toInput(rate, { stay }));
    expect(saved.clippedHotelRate).toMatchObject({ stay });
    const past = { ...stay, checkin: '2020-01-10', checkout: '2020-01-12' };
    expect((await clip(employee, toInput(other, { stay: past }))).clippedHotelRate).toMatchObject({
      stay: null,
    });
    await clearClips(employee);
  });

  it('remember what the stay cost, and no price without a stay or below one yen', async () => {
    const { checkin, checkout, occupancies } = rate.stay;
    for (const [stay, paymentPrice, kept] of [
      [{ checkin, checkout, occupancies }, 12_000, 12_000],
      [{ checkin, checkout, occupancies }, -1, null],
      [null, 12_000, null],
    ] as const) {
      await clearClips(employee);
      const saved = await clip(employee, toInput(rate, { stay, paymentPrice }));
      expect(saved.clippedHotelRate).toMatchObject({ paymentPrice: kept });
    }
    await clearClips(employee);
  });

  it('are kept once each, for the person alone, newest first', async () => {
    const first = await clip(employee, toInput(rate));
    expect(first).toMatchObject({ __typename: 'ClipHotelRateSuccess', clippedHotelRate: toInput(rate) });
    expect(await clip(employee, toInput(rate))).toEqual({
      __typename: 'ClipHotelRateError',
      errorCode: 'ALREADY_CLIPPED',
    });
    await clip(employee, toInput(other));
    expect((await list(employee)).map(({ epsPropertyId }) => epsPropertyId)).toEqual([
      other.epsPropertyId,
      rate.epsPropertyId,
    ]);
    expect(await list(world.api.as('admin@sakura.example'))).toEqual([]);
    expect((await clip(world.api.as('admin@sakura.example'), toInput(rate))).__typename).toBe(
      'ClipHotelRateSuccess',
    );
  });

  it('are counted, and the newest can be asked for alone', async () => {
    const count = async (email: string) =>
      (
        await world.api
          .as(email)
          .query<{ myself: { savedRateCount: number } }>(`{ myself { savedRateCount } }`)
      ).expectNoErrors().myself.savedRateCount;
    expect(await count('employee@sakura.example')).toBe(2);
    expect(await count('osaka@sakura.example')).toBe(0);
    const newest = `query ($first: Int) { clippedHotelRates(first: $first) { epsPropertyId } }`;
    const answer = await employee.query<{ clippedHotelRates: Clip[] }>(newest, { first: 1 });
    expect(answer.expectNoErrors().clippedHotelRates).toEqual([{ epsPropertyId: other.epsPropertyId }]);
    for (const first of [0, 51]) {
      expect((await employee.query(newest, { first })).errorCodes).toEqual(['BAD_USER_INPUT']);
    }
  });

  // spec: 3.clip, 7.clippedHotelRates
  it('show the hotel alone without a stay, and exactly the clipped rate at its price for one', async () => {
    const [, bare] = await list(employee);
    expect(bare?.room).toBeNull();
    expect(bare?.propertyContent.name).not.toBe('');
    const [, priced] = await list(employee, rate.stay);
    expect(priced?.room).toMatchObject({
      epsRoomId: rate.epsRoomId,
      rates: [{ epsRateId: rate.epsRateId, pricing: { total: { paymentPrice: rate.expectedPaymentPrice } } }],
    });
    // The room of the hotel's page has the same number but all rates: a client must not mix the two up.
    expect(priced?.room?.id).toMatch(/^ClippedRoom:/);
  });

  it('fall back to the other rates of the room when the clipped one is not sold any more', async () => {
    await clip(employee, toInput(rate, { epsRateId: 'gone-1' }));
    const gone = (await list(employee, rate.stay)).find(({ epsRateId }) => epsRateId === 'gone-1');
    const rates = gone?.room?.rates ?? [];
    expect(rates.map(({ epsRateId }) => epsRateId)).toContain(rate.epsRateId);
    const prices = rates.map(({ pricing }) => pricing.total.paymentPrice);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('have a room without rates when it is sold out', async () => {
    // Nobody has room for eight times fourteen.
    const crowd = { ...rate.stay, occupancies: Array.from({ length: 8 }, () => ({ adults: 14 })) };
    const clips = await list(employee, crowd);
    expect(clips.length).toBeGreaterThan(1);
    for (const each of clips) {
      expect(each.room?.rates).toEqual([]);
      expect(each.room?.name).not.toBe('');
    }
  });

  it('stay readable when the supplier is down or the hotel has left the catalog', async () => {
    const before = await list(employee);
    const down = { kind: 'refuse', status: 503, body: '{}' } as const;
    world.rapid.breakNext('GET', /availability/, down, 100);
    const clips = await list(employee, rate.stay);
    world.rapid.heal();
    expect(clips.map(({ room }) => room)).toEqual(clips.map(() => null));
    const { db } = world.api.app;
    await db.deleteFrom('property_contents').where('property_id', '=', other.epsPropertyId).execute();
    await db.deleteFrom('properties').where('id', '=', other.epsPropertyId).execute();
    expect(await list(employee)).toEqual(before);
  });

  // spec: 8.clipHotelRate
  it('refuse what does not exist or may not be sold, and a stay that nobody can book', async () => {
    const answer = async (change: object, email = 'employee@sakura.example') =>
      (await clip(world.api.as(email), toInput(rate, change))).errorCode;
    expect(await answer({ epsPropertyId: 'nowhere' })).toBe('RATE_NOT_FOUND');
    expect(await answer({ epsRoomId: 'no-room' })).toBe('RATE_NOT_FOUND');
    expect(await answer({ epsRateId: '' })).toBe('RATE_NOT_FOUND');
    expect(await answer({ epsRateId: '\u0000' })).toBe('RATE_NOT_FOUND');
    expect(await answer({ isPackageRate: true })).toBe('FORBIDDEN');
    expect(await answer({ isPackageRate: true }, 'osaka@sakura.example')).toBe('FORBIDDEN');
    const invalid = await employee.query(listQuery, { stay: { ...rate.stay, checkout: rate.stay.checkin } });
    expect(invalid.errorCodes).toEqual(['BAD_USER_INPUT']);
  });

  it('leave out a package rate that was clipped before such rates were for agencies alone', async () => {
    const osaka = world.api.as('osaka@sakura.example');
    const { clippedHotelRate } = await clip(osaka, toInput(rate));
    expect(await list(osaka)).toHaveLength(1);
    const { db } = world.api.app;
    const id = clippedHotelRate?.id ?? '';
    await db.updateTable('clipped_hotel_rates').set({ is_package: true }).where('id', '=', id).execute();
    expect(await list(osaka)).toEqual([]);
    expect(await list(osaka, rate.stay)).toEqual([]);
  });

  // spec: 8.clipHotelRate
  it('are at most fifty, also when many are clipped at once', async () => {
    await clearClips(employee);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => clip(employee, toInput(rate, { epsRateId: `r${index}` }))),
    );
    expect(answers.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(50);
    expect(answers.filter(({ errorCode }) => errorCode === 'LIMIT_EXCEEDED')).toHaveLength(10);
    expect(await list(employee)).toHaveLength(50);
    expect((await clip(employee, toInput(rate, { epsRateId: 'r0' }))).errorCode).toMatch(
      /ALREADY_CLIPPED|LIMIT_EXCEEDED/,
    );
  });

  // spec: 7.deleteClippedHotelRates
  it('are deleted by their owner only', async () => {
    const [mine] = await list(employee);
    const mutation = `mutation ($ids: [ID!]!) { deleteClippedHotelRates(ids: $ids) }`;
    const remove = async (email: string) =>
      (await world.api.as(email).query(mutation, { ids: [mine?.id, mine?.id, 'x'] })).expectNoErrors();
    expect(await remove('admin@sakura.example')).toEqual({ deleteClippedHotelRates: [] });
    expect(await remove('employee@sakura.example')).toEqual({ deleteClippedHotelRates: [mine?.id] });
    expect(await remove('employee@sakura.example')).toEqual({ deleteClippedHotelRates: [] });
    expect(await list(employee)).toHaveLength(49);
  });
});
