import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  bookPath,
  type BookingWorld,
  chooseAnyRate,
  chooseRate,
  prepare,
  startBookingWorld,
  buildStay,
} from './_booking.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import { bookTrip, getRoom } from '../travel/_trip.ts';
import { readCredit, itinerariesFor, paymentsFor } from './_outside.ts';

// The sandbox's hotels that misbehave on purpose.
const soldOutHotel = '9000002';
const priceChangedHotel = '9000001';
const roomsUnavailableHotel = '9000003';
const priceMismatchHotel = '9000004';
const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const branch = 'demo-branch-sakura-tokyo';

describe('when the supplier refuses', () => {
  let world: BookingWorld;
  let client: TestClient;

  beforeAll(async () => {
    world = await startBookingWorld();
    client = world.api.as('employee@sakura.example');
  });
  afterAll(() => world.close());

  // spec: 4.re-prepare, 8.bookExpediaHotel
  it('R7: releases the card on a price mismatch, shows the new price, and books only after a new consent', async () => {
    // Three nights: a price that another test has moved stays moved for minutes, and the others stay two nights.
    const stay = buildStay(1, undefined, 3);
    const rate = await chooseRate(client, priceMismatchHotel, stay);
    const input = bookInput(await prepare(client, rate), visa);
    const refused = await book(client, input);
    expect(refused).toMatchObject({ errorCode: 'PRICE_CHANGED', rePrepareRequired: true });
    expect(refused.currentPaymentPrice).toBeGreaterThan(input.acceptedPaymentPrice);
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([{ status: 'canceled' }]);
    expect(await book(client, input)).toEqual(refused);

    const again = await prepare(client, await chooseRate(client, priceMismatchHotel, stay));
    const consented = bookInput(again, visa);
    expect(consented.acceptedPaymentPrice).toBe(refused.currentPaymentPrice);
    expect(await book(client, consented)).toMatchObject({ __typename: 'BookSuccess' });
  });

  it('R8: lets the card go in the same run when the rooms are gone', async () => {
    const rate = await chooseRate(client, roomsUnavailableHotel, buildStay());
    const input = bookInput(await prepare(client, rate), visa);
    expect(await book(client, input)).toMatchObject({ errorCode: 'SOLD_OUT', rePrepareRequired: true });
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([{ status: 'canceled' }]);
    expect(await itinerariesFor(input.email)).toEqual([]);
  });

  it('R8: gives the invoice credit back when the rooms are gone', async () => {
    const rate = await chooseRate(client, roomsUnavailableHotel, buildStay());
    const before = await readCredit(world.api, branch);
    expect(await book(client, bookInput(await prepare(client, rate)))).toMatchObject({
      errorCode: 'SOLD_OUT',
    });
    expect(await readCredit(world.api, branch)).toBe(before);
  });

  // spec: 3.prepare, 7.prepareToBookHotel
  it('R7: prepares with the new price and the one the user saw, and sends nothing without consent to it', async () => {
    const rate = await chooseRate(client, priceChangedHotel, buildStay());
    const prepared = await prepare(client, rate);
    expect(prepared.preparedBooking).toMatchObject({
      priceChanged: true,
      previousPaymentPrice: rate.expectedPaymentPrice,
    });
    const posts = world.rapid.count('POST', bookPath);
    const input = bookInput(prepared, { ...visa, acceptedPaymentPrice: rate.expectedPaymentPrice });
    expect(await book(client, input)).toMatchObject({ errorCode: 'PRICE_CHANGED', rePrepareRequired: true });
    expect(world.rapid.count('POST', bookPath)).toBe(posts);
    expect(await paymentsFor(world.api, input.idempotencyKey)).toEqual([]);
  });

  it.each([0, -1, 1, 2_000_000_000])(
    'refuses to book for %i yen before anything is written',
    async (price) => {
      const prepared = await prepare(client, await chooseAnyRate(world.api, client, buildStay()));
      const input = bookInput(prepared, { acceptedPaymentPrice: price });
      expect(await book(client, input)).toMatchObject({
        errorCode: 'PRICE_CHANGED',
        rePrepareRequired: true,
        currentPaymentPrice: prepared.preparedBooking?.usingRate.pricing.total.paymentPrice,
      });
      const attempts = world.api.app.db.selectFrom('booking_attempts').select('id');
      expect(await attempts.where('idempotency_key', '=', input.idempotencyKey).execute()).toEqual([]);
    },
  );

  // spec: 8.prepareToBookHotel
  it('says sold out already at the preparation', async () => {
    const rate = await chooseRate(client, soldOutHotel, buildStay());
    expect(await prepare(client, rate)).toMatchObject({ errorCode: 'SOLD_OUT' });
  });

  // spec: 8.prepareToBookHotel
  it.each([
    ['PROPERTY_NOT_FOUND', { epsPropertyId: '1' }],
    ['RATE_NOT_FOUND', { epsRateId: 'unknown' }],
    ['RATE_NOT_FOUND', { bedGroupId: 'unknown' }],
    ['PACKAGE_NOT_ALLOWED', { isPackageRate: true }],
  ])('answers %s for a choice that is not there', async (errorCode, change) => {
    const rate = await chooseAnyRate(world.api, client, buildStay());
    expect(await prepare(client, { ...rate, ...change })).toMatchObject({ errorCode });
  });

  // spec: 8.prepareToBookHotel
  it('answers INVALID_STAY and OCCUPANCY_MISMATCH for stays that can’t be', async () => {
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const { checkin } = rate.stay;
    const noNights = { ...rate, stay: { ...rate.stay, checkout: checkin } };
    expect(await prepare(client, noNights)).toMatchObject({ errorCode: 'INVALID_STAY' });
    const nobody = { ...rate, stay: { ...rate.stay, occupancies: [] } };
    expect(await prepare(client, nobody)).toMatchObject({ errorCode: 'OCCUPANCY_MISMATCH' });
  });

  it('tells an outage of the supplier from a sold-out room', async () => {
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const down = { kind: 'refuse', status: 503, body: '' } as const;
    world.rapid.breakNext('GET', /availability/, down, 10);
    expect(await prepare(client, rate)).toMatchObject({ errorCode: 'PROVIDER_UNAVAILABLE' });
    world.rapid.heal();
    const input = bookInput(await prepare(client, rate), visa);
    world.rapid.breakNext('GET', /\/rates\//, down, 10);
    expect(await book(client, input)).toMatchObject({
      errorCode: 'PROVIDER_UNAVAILABLE',
      rePrepareRequired: false,
    });
    world.rapid.heal();
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
  });

  it('gives the money back at once when the supplier has no capacity, and books after a new preparation', async () => {
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const guests = [{ familyName: 'SANDBOX', givenName: 'BUSY ONCE' }];
    const input = bookInput(await prepare(client, rate), { ...visa, guests });
    const refused = await book(client, input);
    expect(refused).toMatchObject({ errorCode: 'PROVIDER_UNAVAILABLE', rePrepareRequired: true });
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([{ status: 'canceled' }]);
    expect(await itinerariesFor(input.email)).toEqual([]);
    // What was sent once is never sent again under its reference.
    expect(await book(client, input)).toEqual(refused);
    const again = bookInput(await prepare(client, rate), visa);
    expect(await book(client, again)).toMatchObject({ __typename: 'BookSuccess' });
  });

  it('says to cancel and change again when the supplier has no capacity for it', async () => {
    const me = 'employee@sakura.example';
    const guests = [{ familyName: 'SANDBOX', givenName: 'CANCEL BUSY ONCE' }];
    const { travel } = await bookTrip(world, me, { change: { guests } });
    const cancel = () =>
      cancelRooms(client, {
        travelId: travel.id,
        expediaHotelRoomIds: [getRoom(travel).id],
        acceptedPenaltyPrice: 0,
      });
    expect(await cancel()).toMatchObject({ errorCode: 'PROVIDER_UNAVAILABLE' });
    expect(await cancel()).toMatchObject({ travel: { status: 'CANCELED' } });
  });
});
