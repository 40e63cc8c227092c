import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import {
  type BookingWorld,
  type ChosenRate,
  chooseRate,
  startBookingWorld,
  buildStay,
  type TravelAnswer,
} from '../booking/_booking.ts';
import { cancelRooms } from './_cancel.ts';
import { bookTrip, getRoom } from './_trip.ts';

interface Price {
  total: { currency: string; value: string };
}
interface Answer {
  travelInDetail: {
    pricing: { total: { propertyPrice: Price | null } };
    expediaHotelRooms: { propertyPrice: Price | null }[];
  };
  branchTravels: { nodes: { id: string; pricing: { total: { propertyPrice: Price | null } } }[] };
  travelByKey: { propertyPrice: Price | null; rooms: { propertyPrice: Price | null }[] };
  travelDetailsForCsv: { rows: { travelNumber: string; propertyPrice: Price['total'] | null }[] };
}
const price = 'propertyPrice { total { currency value } }';
const query = `query ($id: ID!, $key: String!) {
  travelInDetail(id: $id) { pricing { total { ${price} } } expediaHotelRooms { ${price} } }
  branchTravels(input: {}, first: 20) { nodes { id pricing { total { ${price} } } } }
  travelByKey(key: $key) { ${price} rooms { ${price} } }
  travelDetailsForCsv(input: { filter: {} }) { rows { travelNumber propertyPrice { currency value } } }
}`;

describe('what is paid at the hotel', () => {
  let world: BookingWorld;
  let client: TestClient;
  let travel: TravelAnswer;

  beforeAll(async () => {
    world = await startBookingWorld();
    client = world.api.as('employee@sakura.example');
    const rate = await chooseRateWithFees();
    ({ travel } = await bookTrip(world, 'employee@sakura.example', { rate }));
  });
  afterAll(() => world.close());

  /** Chooses a rate of a hotel that collects lodging tax or the like. */
  async function chooseRateWithFees(): Promise<ChosenRate> {
    const hotels = await world.api.app.db
      .selectFrom('properties')
      .innerJoin('property_contents', 'property_contents.property_id', 'properties.id')
      .select('properties.id')
      .where('properties.country_code', '=', 'JP')
      .where('properties.id', '<', '9000000')
      .where('property_contents.language', '=', 'ja-JP')
      .where(sql<boolean>`content->'fees' ? 'mandatory'`)
      .orderBy('rank')
      .limit(300)
      .execute();
    const stay = buildStay(2);
    for (const { id } of hotels) {
      const rate = await chooseRate(client, id, stay).catch(() => null);
      if (rate) return rate;
    }
    throw new Error('No hotel with charges has a rate.');
  }

  /** The same amount as each reader sees it. */
  async function read() {
    const answer = (
      await client.query<Answer>(query, { id: travel.id, key: travel.publicKey })
    ).expectNoErrors();
    const listed = answer.branchTravels.nodes.find(({ id }) => id === travel.id);
    const { pricing, expediaHotelRooms } = answer.travelInDetail;
    const value = (found: Price | null | undefined) => (found ? Number(found.total.value) : null);
    return {
      whole: [
        pricing.total.propertyPrice,
        listed?.pricing.total.propertyPrice,
        answer.travelByKey.propertyPrice,
      ].map(value),
      rooms: [expediaHotelRooms, answer.travelByKey.rooms].map((rooms) =>
        rooms.map(({ propertyPrice }) => value(propertyPrice)),
      ),
      csv: answer.travelDetailsForCsv.rows
        .filter(({ travelNumber }) => travelNumber === travel.travelNumber)
        .map(({ propertyPrice }) => (propertyPrice ? Number(propertyPrice.value) : null)),
    };
  }

  const cancel = (index: number) =>
    cancelRooms(client, {
      travelId: travel.id,
      expediaHotelRoomIds: [getRoom(travel, index).id],
      acceptedPenaltyPrice: 0,
    });

  // spec: 4.cancel-result
  it('is of the rooms that were not canceled, for members, guests and the CSV alike', async () => {
    const before = await read();
    const own = before.rooms[0]?.[0] ?? 0;
    expect(own).toBeGreaterThan(0);
    expect(before).toEqual({
      whole: [2 * own, 2 * own, 2 * own],
      rooms: [
        [own, own],
        [own, own],
      ],
      csv: [2 * own, null],
    });
    expect(await cancel(0)).toMatchObject({ __typename: 'CancelRoomsSuccess' });
    expect(await read()).toEqual({
      whole: [own, own, own],
      rooms: [
        [null, own],
        [null, own],
      ],
      csv: [null, own],
    });
    expect(await cancel(1)).toMatchObject({ __typename: 'CancelRoomsSuccess' });
    expect(await read()).toEqual({
      whole: [null, null, null],
      rooms: [
        [null, null],
        [null, null],
      ],
      csv: [null, null],
    });
  });
});
