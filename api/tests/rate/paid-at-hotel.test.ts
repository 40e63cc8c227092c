import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Drops } from '../../src/adapters/rapid/drops.ts';
import { parseShop, type RapidShopProperty } from '../../src/adapters/rapid/shop-schemas.ts';
import { RapidTransport } from '../../src/adapters/rapid/transport.ts';
import type { TestClient } from '../_client.ts';
import {
  type BookingWorld,
  type ChosenRate,
  prepare,
  startBookingWorld,
  type StayInput,
  buildStay,
} from '../booking/_booking.ts';

/** A hotel of which all rates are paid there. */
const ONLY_THERE = '9000009';

/** What the supplier sells for payment at the hotel: asked for without our client, which never asks for it. */
async function shopPaidAtHotel(stay: StayInput, ids: readonly string[]): Promise<unknown> {
  const { rapid: baseUrl, keys } = inject('world');
  const transport = new RapidTransport({
    baseUrl,
    apiKey: keys.rapidApiKey,
    sharedSecret: keys.rapidSharedSecret,
  });
  const query = new URLSearchParams({
    checkin: stay.checkin,
    checkout: stay.checkout,
    currency: 'JPY',
    country_code: 'JP',
    language: 'ja-JP',
    occupancy: '1',
    rate_plan_count: '250',
    sales_channel: 'website',
    sales_environment: 'hotel_only',
    filter: 'property_collect',
  });
  for (const id of ids) query.append('property_id', id);
  const outcome = await transport.send({
    method: 'GET',
    href: '/v3/properties/availability',
    query: query.entries(),
    timeoutMs: 15_000,
  });
  if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome));
  return outcome.value.body;
}

describe('rates that are paid at the hotel', () => {
  const stay = buildStay();
  let world: BookingWorld;
  let client: TestClient;
  let theirs: ChosenRate;

  beforeAll(async () => {
    world = await startBookingWorld();
    client = world.api.as('employee@sakura.example');
    const hotels = Array.from({ length: 200 }, (_, index) => String(1_500_001 + index));
    const [hotel] = (await shopPaidAtHotel(stay, hotels)) as RapidShopProperty[];
    const room = hotel?.rooms[0];
    const rate = room?.rates[0];
    theirs = {
      epsPropertyId: hotel?.property_id ?? '',
      epsRoomId: room?.id ?? '',
      epsRateId: rate?.id ?? '',
      bedGroupId: Object.keys(rate?.bed_groups ?? {})[0] ?? '',
      isPackageRate: false,
      stay,
      expectedPaymentPrice: 10_000,
      refundable: true,
    };
  });
  afterAll(() => world.close());

  async function readRates(query: string, variables: object): Promise<string> {
    return JSON.stringify((await client.query(query, variables)).expectNoErrors());
  }

  it('are not among the rooms of a hotel that sells others beside them', async () => {
    const rates = await readRates(
      `query ($id: ID!, $stay: RoomsWithRateInput!) {
        expediaHotelRooms(id: $id, roomsWithRateInput: $stay) { epsRoomId rates { epsRateId } }
      }`,
      { id: theirs.epsPropertyId, stay },
    );
    expect(rates).toContain(theirs.epsRoomId);
    expect(rates).not.toContain(`"${theirs.epsRateId}"`);
  });

  it('cannot be prepared from a link that was kept', async () => {
    expect(await prepare(client, theirs)).toMatchObject({ errorCode: 'RATE_NOT_FOUND' });
  });

  it('get no price where they are saved', async () => {
    const { epsPropertyId, epsRoomId, epsRateId } = theirs;
    const input = { epsPropertyId, epsRoomId, epsRateId, isPackageRate: false };
    const saved = await client.query(
      `mutation ($input: ClipHotelRateInput!) { clipHotelRate(input: $input) { __typename } }`,
      { input },
    );
    expect(saved.expectNoErrors()).toEqual({ clipHotelRate: { __typename: 'ClipHotelRateSuccess' } });
    const rates = await readRates(
      `query ($stay: RoomsWithRateInput) {
        clippedHotelRates(roomsWithRateInput: $stay) { room { epsRoomId rates { epsRateId } } }
      }`,
      { stay },
    );
    expect(rates).toContain(theirs.epsRoomId);
    expect(rates).not.toContain(`"${epsRateId}"`);
  });

  it('are dropped from an answer that has them all the same', async () => {
    const drops = new Drops();
    const hotels = parseShop(await shopPaidAtHotel(stay, [ONLY_THERE, theirs.epsPropertyId]), drops);
    expect(hotels?.flatMap(({ rooms }) => rooms.flatMap(({ rates }) => rates))).toEqual([]);
    expect(drops.counts.get('shop.rate-paid-at-hotel')).toBeGreaterThan(1);
  });

  it('keep a hotel that has no others out of the catalog', async () => {
    const known = await world.api.app.db
      .selectFrom('properties')
      .select('id')
      .where('id', 'in', [ONLY_THERE, theirs.epsPropertyId])
      .execute();
    expect(known).toEqual([{ id: theirs.epsPropertyId }]);
  });
});
