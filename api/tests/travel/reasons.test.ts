import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingWorld, startBookingWorld, type TravelAnswer } from '../booking/_booking.ts';
import { refundRoom } from './_operator.ts';
import { bookTrip, getRoom } from './_trip.ts';

const why = '出張が中止になったため';
const refundWhy = '騒音のお詫び';
const question = `query ($id: ID!, $number: String!) {
  travelInDetail(id: $id) {
    publicKey
    expediaHotelRooms { cancelReason }
    updateTimeline { ... on TravelHistory { historyType data {
      ... on RoomCanceledData { canceledFor: reason }
      ... on RoomRefundedData { refundedFor: reason }
    } } }
  }
  travelDetailsForCsv(input: { filter: { travelNumber: $number } }) {
    rows { cancelReason }
  }
}`;
interface Answer {
  travelInDetail: {
    publicKey: string | null;
    expediaHotelRooms: { cancelReason: string | null }[];
    updateTimeline: { data?: { canceledFor?: string | null; refundedFor?: string | null } }[];
  } | null;
  travelDetailsForCsv: { rows: { cancelReason: string | null }[] };
}

// spec: 3.history, 6.roles, 7.cancelRooms, 7.refund-room, 7.travelDetailsForCsv
describe('the reason', () => {
  let world: BookingWorld;
  let trip: TravelAnswer;

  beforeAll(async () => {
    world = await startBookingWorld();
    const osaka = world.api.as('osaka@sakura.example');
    trip = (await bookTrip(world, 'osaka@sakura.example', { rooms: 2 })).travel;
    const room = getRoom(trip, 1);
    const canceled = await osaka.query(
      `mutation ($input: CancelRoomsInput!) { cancelRooms(input: $input) { __typename } }`,
      {
        input: {
          travelId: trip.id,
          expediaHotelRoomIds: [room.id],
          acceptedPenaltyPrice: room.currentPenaltyPrice,
          reason: ` ${why} `,
        },
      },
    );
    canceled.expectNoErrors();
    const operator = world.api.as('operator@yado.example');
    await refundRoom(operator, {
      expediaHotelRoomId: getRoom(trip, 0).id,
      refundPrice: 1_000,
      reason: refundWhy,
    });
  });
  afterAll(() => world.close());

  async function seenBy(email: string) {
    const response = await world.api
      .as(email)
      .query<Answer>(question, { id: trip.id, number: trip.travelNumber });
    const answer = response.expectNoErrors();
    return {
      rooms: answer.travelInDetail?.expediaHotelRooms.map(({ cancelReason }) => cancelReason),
      events: answer.travelInDetail?.updateTimeline.flatMap(({ data }) => [
        ...(data?.canceledFor === undefined ? [] : [data.canceledFor]),
        ...(data?.refundedFor === undefined ? [] : [data.refundedFor]),
      ]),
      rows: answer.travelDetailsForCsv.rows.map(({ cancelReason }) => cancelReason),
    };
  }

  it('of a cancellation is for the company’s people, as is that of a refund: room, timeline, CSV', async () => {
    const seen = await seenBy('osaka@sakura.example');
    expect(seen).toMatchObject({ rooms: [null, why], events: [why, refundWhy], rows: [null, why] });
  });

  it('of a refund is for operators too, who do not see the company’s own', async () => {
    const seen = await seenBy('operator@yado.example');
    expect(seen).toMatchObject({ rooms: [null, null], events: [null, refundWhy], rows: [null, null] });
  });

  it('of either kind is not for the agency, another branch or a guest', async () => {
    const agency = await seenBy('agent@mirai.example');
    expect(agency).toMatchObject({ rooms: [null, null], events: [null, null], rows: [null, null] });
    for (const email of ['admin@sakura.example', 'admin@aozora.example']) {
      expect(await seenBy(email)).toMatchObject({ rooms: undefined, rows: [] });
    }
    const guest = await world.api
      .anonymous()
      .query(
        `query ($key: String!) { travelByKey(key: $key) { travelNumber companyName rooms { roomNumber status } } }`,
        { key: trip.publicKey },
      );
    const shown = JSON.stringify(guest.expectNoErrors());
    expect(shown).toContain(trip.travelNumber);
    expect(shown).not.toContain(why);
    expect(shown).not.toContain(refundWhy);
    const asked = await world.api
      .anonymous()
      .query(`query ($key: String!) { travelByKey(key: $key) { rooms { cancelReason } } }`, {
        key: trip.publicKey,
      });
    expect(asked.errorCodes).not.toEqual([]);
  });
});
