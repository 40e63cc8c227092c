import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { type ChosenRate, prepare, type StayInput, buildStay } from './_booking.ts';

interface Bed {
  id: string;
  description: string;
}
interface Room {
  epsRoomId: string;
  rates: {
    id: string;
    epsRateId: string;
    refundable: boolean;
    bedGroups: Bed[];
    pricing: { total: { paymentPrice: number } };
  }[];
}
interface Offer {
  rateId: string;
  beds: Bed[];
  chosen: Omit<ChosenRate, 'bedGroupId'>;
}

describe('bed of a prepared room', () => {
  let api: TestApi;
  let client: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    client = api.as('employee@sakura.example');
  });
  afterAll(() => api.close());

  const readRooms = async (propertyId: string, stay: StayInput) => {
    const response = await client.query<{ expediaHotelRooms: Room[] }>(
      `query ($id: ID!, $stay: RoomsWithRateInput!) {
        expediaHotelRooms(id: $id, roomsWithRateInput: $stay) {
          epsRoomId
          rates { id epsRateId refundable bedGroups { id description } pricing { total { paymentPrice } } }
        }
      }`,
      { id: propertyId, stay },
    );
    return response.expectNoErrors().expediaHotelRooms;
  };

  /** A rate that comes with one kind of bed or another. */
  const offerWithBeds = async (): Promise<Offer> => {
    const stay = buildStay();
    const hotels = await api.app.db
      .selectFrom('properties')
      .select('id')
      .where('country_code', '=', 'JP')
      .where('id', '<', '9000000')
      .orderBy('rank')
      .limit(200)
      .execute();
    for (const { id: epsPropertyId } of hotels) {
      for (const { epsRoomId, rates } of await readRooms(epsPropertyId, stay)) {
        const rate = rates.find(({ bedGroups }) => bedGroups.length > 1);
        if (!rate) continue;
        const { epsRateId, refundable, bedGroups: beds, pricing } = rate;
        const expectedPaymentPrice = pricing.total.paymentPrice;
        const room = { epsPropertyId, epsRoomId, epsRateId, stay, isPackageRate: false };
        return { rateId: rate.id, beds, chosen: { ...room, refundable, expectedPaymentPrice } };
      }
    }
    throw new Error('No hotel has a room with a choice of beds.');
  };

  it('is the one that was chosen, and the checked rate is another thing than the listed one', async () => {
    const { rateId, beds, chosen } = await offerWithBeds();
    for (const bed of beds) {
      const { preparedBooking } = await prepare(client, { ...chosen, bedGroupId: bed.id });
      const response = await client.query<{
        preparedBooking: { room: object; usingRate: { id: string; bedGroups: Bed[] } };
      }>(
        `query ($id: ID!) {
          preparedBooking(priceCheckId: $id) { room { bedDescription } usingRate { id bedGroups { id description } } }
        }`,
        { id: preparedBooking?.priceCheckId },
      );
      const { room, usingRate } = response.expectNoErrors().preparedBooking;
      expect(usingRate.bedGroups).toEqual([bed]);
      expect(room).toEqual({ bedDescription: bed.description });
      expect(usingRate.id).not.toBe(rateId);
    }
  });
});
