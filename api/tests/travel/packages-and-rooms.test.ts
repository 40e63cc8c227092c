import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedRoom } from '../../src/adapters/supplier/stored/stored-room.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  bookPath,
  type BookingWorld,
  chooseAnyRate,
  type ChosenRate,
  prepare,
  readTravel,
  startBookingWorld,
  type StayInput,
  buildStay,
} from '../booking/_booking.ts';
import { eventually, itinerariesFor, paymentsFor } from '../booking/_outside.ts';
import { cancelRooms, choosePenaltyRate } from './_cancel.ts';
import { roomsView } from './_change.ts';
import { bookTrip, getRoom } from './_trip.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };

interface RoomsAnswer {
  expediaHotelRooms: {
    epsRoomId: string;
    rates: {
      epsRateId: string;
      isPackageRate: boolean;
      bedGroups: { id: string }[];
      pricing: { total: { paymentPrice: number } };
    }[];
  }[];
}

describe('packages and several rooms', () => {
  let world: BookingWorld;
  let employee: TestClient;
  let branchOfAgency: TestClient;
  let agency: TestClient;

  beforeAll(async () => {
    world = await startBookingWorld();
    employee = world.api.as('employee@sakura.example');
    branchOfAgency = world.api.as('osaka@sakura.example');
    agency = world.api.as('agent@mirai.example');
  });
  afterAll(() => world.close());

  async function readRates(client: TestClient, id: string, stay: StayInput) {
    const response = await client.query<RoomsAnswer>(
      `query ($id: ID!, $stay: RoomsWithRateInput!) {
        expediaHotelRooms(id: $id, roomsWithRateInput: $stay) {
          epsRoomId rates { epsRateId isPackageRate bedGroups { id } pricing { total { paymentPrice } } }
        }
      }`,
      { id, stay: { ...stay, includePackageRate: true } },
    );
    return response
      .expectNoErrors()
      .expediaHotelRooms.flatMap(({ epsRoomId, rates }) => rates.map((rate) => ({ ...rate, epsRoomId })));
  }
  async function choosePackage(stay: StayInput): Promise<ChosenRate> {
    const properties = await world.api.app.db
      .selectFrom('properties')
      .select('id')
      .where('country_code', '=', 'JP')
      .where('id', '<', '9000000')
      .orderBy('rank')
      .limit(300)
      .execute();
    for (const { id } of properties) {
      const rate = (await readRates(agency, id, stay)).find(({ isPackageRate }) => isPackageRate);
      if (!rate?.bedGroups[0]) continue;
      return {
        epsPropertyId: id,
        epsRoomId: rate.epsRoomId,
        epsRateId: rate.epsRateId,
        bedGroupId: rate.bedGroups[0].id,
        isPackageRate: true,
        stay,
        expectedPaymentPrice: rate.pricing.total.paymentPrice,
        refundable: true,
      };
    }
    throw new Error('No hotel sells packages.');
  }

  it('fixes names and dates of a trip that was booked as a package', async () => {
    const { travel } = await bookTrip(world, 'osaka@sakura.example');
    const { db } = world.api.app;
    await db.updateTable('travels').set({ is_package: true }).where('id', '=', travel.id).execute();
    const seen = await branchOfAgency.query(
      `query ($id: ID!) { travelInDetail(id: $id) { expediaHotelRooms { isPackageRate } } }`,
      { id: travel.id },
    );
    expect(seen.expectNoErrors()).toEqual({
      travelInDetail: { expediaHotelRooms: [{ isPackageRate: true }] },
    });
    expect(await roomsView(branchOfAgency, travel.id)).toMatchObject({
      viewerCanChange: false,
      viewerCanChangeDates: false,
    });
    const other = await chooseAnyRate(world.api, branchOfAgency, buildStay());
    expect(await prepare(branchOfAgency, other, travel.id)).toMatchObject({
      errorCode: 'PREVIOUS_TRAVEL_NOT_CHANGEABLE',
    });
  });

  it('prepares no package for a branch, with an agency or without one', async () => {
    const rate = await choosePackage(buildStay());
    for (const client of [employee, branchOfAgency]) {
      expect(await prepare(client, rate)).toMatchObject({ errorCode: 'PACKAGE_NOT_ALLOWED' });
      // Sold as if it were none, it does not exist.
      expect(await prepare(client, { ...rate, isPackageRate: false })).toMatchObject({
        errorCode: 'RATE_NOT_FOUND',
      });
    }
  });

  it('does not book a package that an earlier release prepared', async () => {
    const { db } = world.api.app;
    const rate = await chooseAnyRate(world.api, branchOfAgency, buildStay());
    const input = bookInput(await prepare(branchOfAgency, rate));
    const posts = world.rapid.count('POST', bookPath);
    const mark = (is_package: boolean) =>
      db.updateTable('price_checks').set({ is_package }).where('id', '=', input.priceCheckId).execute();
    await mark(true);
    expect(await book(branchOfAgency, input)).toMatchObject({ errorCode: 'FORBIDDEN' });
    expect(world.rapid.count('POST', bookPath)).toBe(posts);
    await mark(false);
    expect(await book(branchOfAgency, input)).toMatchObject({ __typename: 'BookSuccess' });
  });

  it('books eight rooms as one trip and gives some of them up, each for itself', async () => {
    const stay = buildStay(8);
    stay.occupancies = stay.occupancies.map((_room, index) => ({ adults: (index % 2) + 1 }));
    const rate = await chooseAnyRate(world.api, employee, stay);
    const { travel, input } = await bookTrip(world, 'employee@sakura.example', { rate });
    const prices = travel.expediaHotelRooms.map(({ paymentPrice }) => paymentPrice);
    expect(travel.expediaHotelRooms.map(({ roomNumber }) => roomNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(prices.reduce((sum, price) => sum + price, 0)).toBe(rate.expectedPaymentPrice);
    expect(await itinerariesFor(input.email)).toHaveLength(1);

    const given = [1, 4, 7].map((index) => getRoom(travel, index));
    const answer = await cancelRooms(employee, {
      travelId: travel.id,
      expediaHotelRoomIds: given.map(({ id }) => id),
      acceptedPenaltyPrice: 0,
    });
    const refund = given.reduce((sum, { paymentPrice }) => sum + paymentPrice, 0);
    expect(answer).toMatchObject({
      travel: { status: 'PARTIALLY_CANCELED', pricing: { refundPrice: refund } },
    });
    const after = await readTravel(employee, travel.id);
    expect(after?.expediaHotelRooms.map(({ status }) => status === 'CANCELED')).toEqual([
      false,
      true,
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
    const [itinerary] = await itinerariesFor(input.email);
    expect(itinerary?.rooms.filter(({ status }) => status === 'canceled')).toHaveLength(3);
    const nine = { ...rate, stay: { ...stay, occupancies: [...stay.occupancies, { adults: 1 }] } };
    expect(await prepare(employee, nine)).toMatchObject({ errorCode: 'OCCUPANCY_MISMATCH' });
  });

  it('keeps of each canceled room what the supplier keeps, and returns the rest of it to the card', async () => {
    const rate = await choosePenaltyRate(world.api, employee, buildStay(3, 1, 2));
    const { travel, input } = await bookTrip(world, 'employee@sakura.example', { rate, change: visa });
    await eventually(
      () => paymentsFor(world.api, input.idempotencyKey),
      ([payment]) => payment?.status === 'succeeded',
    );
    const given = [getRoom(travel, 0), getRoom(travel, 2)];
    const penalty = given.reduce((sum, { currentPenaltyPrice }) => sum + (currentPenaltyPrice ?? 0), 0);
    await cancelRooms(employee, {
      travelId: travel.id,
      expediaHotelRoomIds: given.map(({ id }) => id),
      acceptedPenaltyPrice: penalty,
    });
    const rows = await world.api.app.db
      .selectFrom('travel_rooms')
      .select(['room_number', 'payment_price', 'penalty_price', 'refund_price', 'supplier_room'])
      .where('travel_id', '=', travel.id)
      .orderBy('room_number')
      .execute();
    for (const row of [rows[0], rows[2]]) {
      const known = row?.supplier_room ? storedRoom.read(row.supplier_room) : null;
      const returned = Math.abs(Number(known?.rate.cancelRefund?.value));
      expect(row?.refund_price).toBe(returned);
      expect(row?.penalty_price).toBe((row?.payment_price ?? 0) - returned);
    }
    expect(rows[1]).toMatchObject({ penalty_price: null, refund_price: null });
    const refund = (rows[0]?.refund_price ?? 0) + (rows[2]?.refund_price ?? 0);
    expect(refund).toBeGreaterThan(0);
    const [payment] = await paymentsFor(world.api, input.idempotencyKey);
    const read = await eventually(
      () => world.api.app.cards.retrieve(payment?.id ?? ''),
      (each) => each.kind === 'found' && each.payment.amountRefunded === refund,
    );
    expect(read.kind).toBe('found');
  });
});
