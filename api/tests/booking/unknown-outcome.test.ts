import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { bookHotel } from '../../src/modules/booking/booking-service.ts';
import { getPermissions, type Viewer } from '../../src/modules/viewer/viewer.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  type BookInput,
  bookInput,
  bookPath,
  type BookingWorld,
  chooseAnyRate,
  chooseRate,
  type ChosenRate,
  prepare,
  readTravel,
  retrievePath,
  startBookingWorld,
  buildStay,
} from './_booking.ts';
import { checkAgain } from './_check-again.ts';
import { readCredit, eventually, itinerariesFor, paymentsFor } from './_outside.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const branch = 'demo-branch-sakura-tokyo';
/** Books, breaks the line without an answer, and shows the itinerary seconds later. */
const silentHotel = '9000005';
const html = { status: 502, body: '<html>Bad Gateway</html>', contentType: 'text/html' } as const;
const down = { kind: 'refuse', status: 503, body: '{"type":"service_unavailable","message":""}' } as const;

describe('when the supplier’s answer is lost', () => {
  let world: BookingWorld;
  let client: TestClient;
  let rate: ChosenRate;
  let offset = 0;

  beforeAll(async () => {
    const clock = () => new Date(Date.now() + offset);
    world = await startBookingWorld({ overrides: { clock } });
    client = world.api.as('employee@sakura.example');
  });
  beforeEach(async () => {
    offset = 0;
    world.rapid.heal();
    rate = await chooseAnyRate(world.api, client, buildStay());
  });
  afterAll(() => world.close());

  const readAttempt = (key: string) =>
    world.api.app.db
      .selectFrom('booking_attempts')
      .selectAll()
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
  const check = (key: string) => checkAgain(world.api, { idempotency_key: key });
  const endLease = (key: string) =>
    world.api.app.db
      .updateTable('booking_attempts')
      .set({ lease_owner: null, lease_until: null })
      .where('idempotency_key', '=', key)
      .execute();
  const readState = async (input: BookInput) => {
    const response = await client.query<{
      preparedBooking: { state: string; travel: { id: string } | null };
    }>(`query ($id: ID!) { preparedBooking(priceCheckId: $id) { state travel { id } } }`, {
      id: input.priceCheckId,
    });
    return response.expectNoErrors().preparedBooking;
  };

  it.each([
    ['an HTML page', html],
    ['a truncated body', { status: 201, body: '{"itinerary_' }],
    ['a body without the itinerary’s id', { status: 201, body: '{"links":{}}' }],
    ['202', { status: 202, body: '' }],
    [
      'duplicate_itinerary (R6)',
      {
        status: 400,
        body: '{"type":"invalid_input","message":"","errors":[{"type":"duplicate_itinerary","message":""}]}',
      },
    ],
  ])('finds the booking behind %s by its reference', async (_what, answer) => {
    const input = bookInput(await prepare(client, rate), visa);
    const posts = world.rapid.count('POST', bookPath);
    world.rapid.breakNext('POST', bookPath, { kind: 'lose-answer', ...answer });
    expect(await book(client, input)).toMatchObject({
      __typename: 'BookSuccess',
      travel: { status: 'BOOKED' },
    });
    expect(world.rapid.count('POST', bookPath)).toBe(posts + 1);
    expect(await itinerariesFor(input.email)).toHaveLength(1);
  });

  it('R4: says 確認中 while it can’t be found, keeps the funds, and confirms and captures once when it can', async () => {
    const input = bookInput(await prepare(client, rate), visa);
    const posts = world.rapid.count('POST', bookPath);
    world.rapid.breakNext('POST', bookPath, { kind: 'lose-answer', ...html });
    world.rapid.breakNext('GET', retrievePath, down, 1000);
    const unknown = await book(client, input);
    expect(unknown).toMatchObject({
      errorCode: 'BOOKING_STATE_UNKNOWN',
      rePrepareRequired: false,
      unknownTravel: { status: 'BOOKING' },
    });
    const travelId = unknown.unknownTravel?.id ?? '';
    expect(await readState(input)).toEqual({ state: 'BOOKING', travel: { id: travelId } });
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([
      { status: 'requires_capture' },
    ]);

    world.rapid.heal();
    await check(input.idempotencyKey);
    expect(await readTravel(client, travelId)).toMatchObject({ status: 'BOOKED' });
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess', travel: { id: travelId } });
    await eventually(
      () => paymentsFor(world.api, input.idempotencyKey),
      ([payment]) => payment?.status === 'succeeded',
    );
    expect(await readState(input)).toEqual({ state: 'BOOKED', travel: { id: travelId } });
    expect(world.rapid.count('POST', bookPath)).toBe(posts + 1);
  });

  it('never releases and never sends again what was not found, and calls an operator after the window', async () => {
    const input = bookInput(await prepare(client, rate));
    const before = await readCredit(world.api, branch);
    const posts = world.rapid.count('POST', bookPath);
    world.rapid.breakNext('POST', bookPath, down);
    expect(await book(client, input)).toMatchObject({ errorCode: 'BOOKING_STATE_UNKNOWN' });
    expect(await book(client, input)).toMatchObject({ errorCode: 'BOOKING_STATE_UNKNOWN' });
    // The supplier counts its half hour from later than we do.
    offset = 31 * 60_000;
    await check(input.idempotencyKey);
    expect((await readAttempt(input.idempotencyKey)).needs_operator_since).toBeNull();
    offset = 36 * 60_000;
    await check(input.idempotencyKey);
    const attempt = await readAttempt(input.idempotencyKey);
    expect(attempt.state).toBe('SUPPLIER_UNKNOWN');
    expect(attempt.needs_operator_since).toBeInstanceOf(Date);
    expect(attempt.next_check_at?.getTime()).toBeGreaterThan(Date.now() + offset);
    expect(await readCredit(world.api, branch)).toBe(before - rate.expectedPaymentPrice);
    expect(world.rapid.count('POST', bookPath)).toBe(posts + 1);
    expect(await itinerariesFor(input.email)).toEqual([]);
  });

  it('R4: books and captures once what a supplier books in silence and shows only later', async () => {
    const silent = await chooseRate(client, silentHotel, buildStay());
    const input = bookInput(await prepare(client, silent), visa);
    const posts = world.rapid.count('POST', bookPath);
    const unknown = await book(client, input);
    expect(unknown).toMatchObject({
      errorCode: 'BOOKING_STATE_UNKNOWN',
      unknownTravel: { status: 'BOOKING' },
    });
    const booked = await eventually(
      async () => {
        await sweepBookings(world.api.app);
        return readTravel(client, unknown.unknownTravel?.id ?? '');
      },
      (travel) => travel?.status === 'BOOKED',
    );
    expect(booked?.pricing.total.paymentPrice).toBe(silent.expectedPaymentPrice);
    await eventually(
      () => paymentsFor(world.api, input.idempotencyKey),
      (payments) => payments.some(({ status }) => status === 'succeeded'),
    );
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([
      { amount_received: silent.expectedPaymentPrice },
    ]);
    expect(world.rapid.count('POST', bookPath)).toBe(posts + 1);
    expect(await itinerariesFor(input.email)).toHaveLength(1);
  });

  it('resumes what a dead process had sent by asking the supplier first', async () => {
    const input = bookInput(await prepare(client, rate), visa);
    // The call reaches the supplier, but this "process" never hears the answer and never writes again.
    const dead = { ...world.api.app, supplier: { ...world.api.app.supplier } };
    dead.supplier.book = async (...args) => {
      await world.api.app.supplier.book(...args);
      return new Promise<never>(() => {});
    };
    void bookHotel(dead, employee, { ip: '192.0.2.1', sessionId: 'test' }, input);
    await eventually(
      () => itinerariesFor(input.email),
      (itineraries) => itineraries.length === 1,
    );
    expect(await readState(input)).toMatchObject({ state: 'BOOKING', travel: null });
    await endLease(input.idempotencyKey);
    await check(input.idempotencyKey);
    expect(await readAttempt(input.idempotencyKey)).toMatchObject({ state: 'CONFIRMED' });
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
    expect(await itinerariesFor(input.email)).toHaveLength(1);
  });

  it('releases funds that a dead process held for a booking it never sent', async () => {
    const input = bookInput(await prepare(client, rate), visa);
    const dead = { ...world.api.app, cards: { ...world.api.app.cards } };
    dead.cards.authorize = async (request) => {
      await world.api.app.cards.authorize(request);
      return new Promise<never>(() => {});
    };
    void bookHotel(dead, employee, { ip: '192.0.2.1', sessionId: 'test' }, input);
    await eventually(
      () => paymentsFor(world.api, input.idempotencyKey),
      ([payment]) => payment?.status === 'requires_capture',
    );
    await endLease(input.idempotencyKey);
    await check(input.idempotencyKey);
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([{ status: 'canceled' }]);
    expect(await readState(input)).toMatchObject({ state: 'OPEN' });
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
    expect(await itinerariesFor(input.email)).toHaveLength(1);
  });
});

const employee: Viewer = {
  userId: 'demo-sakura-employee',
  firebaseUid: 'demo-sakura-employee',
  name: '田中 健一',
  email: 'employee@sakura.example',
  role: 'EMPLOYEE',
  status: 'ACTIVE',
  companyId: 'demo-company-sakura',
  branchId: branch,
  branch: null,
  agencyId: null,
  permissions: getPermissions('EMPLOYEE'),
};
