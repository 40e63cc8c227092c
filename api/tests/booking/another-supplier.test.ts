import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { createMemorySupplier } from '../_memory-supplier.ts';
import { search, stayAhead } from '../search/_search.ts';
import { changeRoom } from '../travel/_change.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  chooseRate,
  prepare,
  readTravel,
  startBookingWorld,
} from './_booking.ts';
import { eventually } from './_outside.ts';

describe('a trip with another supplier than Rapid', () => {
  const { supplier, bookings } = createMemorySupplier();
  const stay = { ...stayAhead({ nights: 1 }), occupancies: [{ adults: 1 }] };
  let world: BookingWorld;
  let client: TestClient;

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { supplier } });
    client = world.api.as('employee@sakura.example');
  });
  afterAll(() => world.close());

  it('is searched, priced, booked, read, changed and canceled without a call to Rapid', async () => {
    const region = { latitude: 35.6812, longitude: 139.7671, radiusKm: 3 };
    const { nodes } = await search(client, { region, stay });
    const hotel = nodes.find(({ cheapestPriceV2 }) => cheapestPriceV2?.totalPaymentPrice === 12_000);
    const rate = await chooseRate(client, hotel?.id ?? '', stay);
    expect(rate).toMatchObject({ epsRoomId: 'room', epsRateId: 'rate', expectedPaymentPrice: 12_000 });

    const { travel } = await book(client, bookInput(await prepare(client, rate)));
    const id = travel?.id ?? '';
    const expediaHotelRoomIds = (travel?.expediaHotelRooms ?? []).map((room) => room.id);
    expect(travel).toMatchObject({ status: 'BOOKED', pricing: { total: { paymentPrice: 12_000 } } });
    const [[, booked] = []] = bookings;
    expect(booked?.rooms).toMatchObject([{ status: 'booked', familyName: 'Tanaka', adults: 1 }]);
    const itinerary = await eventually(
      () => readItinerary(id),
      (read) => read?.rooms[0]?.propertyConfirmationId === 'H-0',
    );
    expect(itinerary).toMatchObject({ itineraryId: booked?.id });

    const change = { travelId: id, expediaHotelRoomId: expediaHotelRoomIds[0] ?? '', givenName: 'Hanako' };
    expect(await changeRoom(client, change)).toMatchObject({ room: { givenName: 'Hanako' } });
    expect(booked?.rooms).toMatchObject([{ givenName: 'Hanako' }]);

    const cancel = { travelId: id, expediaHotelRoomIds, acceptedPenaltyPrice: 0 };
    expect(await cancelRooms(client, cancel)).toMatchObject({ travel: { status: 'CANCELED' } });
    expect(booked?.rooms).toMatchObject([{ status: 'canceled' }]);
    expect(await readTravel(client, id)).toMatchObject({
      status: 'CANCELED',
      pricing: { refundPrice: 12_000, finalPaymentPrice: 0 },
    });
    const calls = ['GET', 'POST', 'PUT', 'DELETE'].map((method) => world.rapid.count(method, /./));
    expect(calls).toEqual([0, 0, 0, 0]);
  });

  async function readItinerary(id: string) {
    const response = await client.query<{
      travelInDetail: {
        itinerary: { itineraryId: string; rooms: { propertyConfirmationId: string | null }[] };
      } | null;
    }>(
      `query ($id: ID!) { travelInDetail(id: $id) { itinerary { itineraryId rooms { propertyConfirmationId } } } }`,
      { id },
    );
    return response.expectNoErrors().travelInDetail?.itinerary;
  }
});
