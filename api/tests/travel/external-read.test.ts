import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, readTravel, startBookingWorld } from '../booking/_booking.ts';
import { roomsView } from './_change.ts';
import { bookExternal, externalInput, wholeTripQuery } from './_operator.ts';

describe('a trip from an external supplier', () => {
  let world: BookingWorld;
  let operator: TestClient;
  let employee: TestClient;

  beforeAll(async () => {
    world = await startBookingWorld();
    operator = world.api.as('operator@yado.example');
    employee = world.api.as('employee@sakura.example');
  });
  afterAll(() => world.close());

  // spec: 2.itineraries, 3.itinerary-room, 7.completedBookingTravel, 7.itineraries, 7.vouchers
  it('is read like any other trip: list, detail, itinerary, voucher, key and CSV', async () => {
    const input = externalInput({ cancelPenalties: [] });
    const { travel } = await bookExternal(operator, input);
    if (!travel) throw new Error('Not recorded.');
    const response = await employee.query<Record<string, unknown>>(wholeTripQuery, {
      id: travel.id,
      number: travel.travelNumber,
    });
    const data = response.expectNoErrors();
    const rate = {
      is3rdParty: true,
      refundable: true,
      cancelTimeline: { stages: [{ penaltyPrice: 0 }] },
      amenityIds: [],
      mappedRateAmenities: { mealType: 'NONE', jaMealLabels: expect.any(Array) as unknown },
    };
    expect(data).toMatchObject({
      branchTravels: { nodes: [{ id: travel.id, externalSupplierName: '北海道トラベル' }] },
      completedBookingTravel: {
        email: 'employee@sakura.example',
        paymentType: 'INVOICE',
        stripeCreditCard: null,
        employee: { id: 'demo-sakura-employee' },
        pricing: {
          total: { stayPrice: 50_001, taxAndServicePrice: 0, propertyPrice: null },
          occupancyPricing: [
            {
              occupancy: '1',
              paymentPrice: 25_001,
              nightsPrice: [{ stayPrice: 12_501 }, { stayPrice: 12_500 }],
            },
            {
              occupancy: '1',
              paymentPrice: 25_000,
              nightsPrice: [{ stayPrice: 12_500 }, { stayPrice: 12_500 }],
            },
          ],
        },
        propertyContent: { name: '湯けむりの宿 雪見', countryCode: 'JP', address: { city: '札幌市' } },
        itinerary: {
          itineraryId: null,
          rooms: [{ bedGroupId: null, propertyConfirmationId: input.supplierConfirmationId, rate }, { rate }],
        },
        expediaHotelRooms: [
          { hotelName: '湯けむりの宿 雪見', city: '札幌市', isPackageRate: false, currentPenaltyPrice: 0 },
          {},
        ],
      },
      itineraries: [{ rooms: [{ familyName: 'Tanaka' }, { familyName: 'Sato' }] }],
      vouchers: [{ rooms: [{ propertyConfirmationId: input.supplierConfirmationId }, {}] }],
      travelDetailsForCsv: {
        totalCount: 2,
        rows: [
          {
            hotelName: '湯けむりの宿 雪見',
            paymentPrice: 25_001,
            itineraryId: null,
            // Nobody knows the hotel's own number: the other one is the agent's.
            propertyConfirmationId: null,
            externalConfirmationId: input.supplierConfirmationId,
            alwaysFreeCancel: true,
          },
          {},
        ],
      },
    });
    const byKey = await world.api.anonymous().query(
      `query ($key: String!) { travelByKey(key: $key) {
        propertyContent { name } propertyPrice { total { value } } is3rdParty rooms { propertyConfirmationId itineraryId }
      } }`,
      { key: (await readTravel(employee, travel.id))?.publicKey },
    );
    expect(byKey.expectNoErrors()).toMatchObject({
      travelByKey: {
        is3rdParty: true,
        propertyContent: { name: '湯けむりの宿 雪見' },
        rooms: [{ itineraryId: null }, {}],
      },
    });
    expect(await roomsView(employee, travel.id)).toMatchObject({
      viewerCanChange: false,
      viewerCanChangeDates: false,
    });
  });
});
