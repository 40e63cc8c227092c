import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { sweep } from '../booking/_sweep.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  type BookInput,
  bookPath,
  type BookingWorld,
  chooseAnyRate,
  chooseRate,
  prepare,
  readTravel,
  retrievePath,
  startBookingWorld,
  buildStay,
} from '../booking/_booking.ts';
import { readCredit, eventually, itinerariesFor, paymentsFor } from '../booking/_outside.ts';
import { cancelRooms, choosePenaltyRate } from './_cancel.ts';
import { roomsView } from './_change.ts';
import { mover } from './_move.ts';
import { bookTrip, getKinds, getRoom, readTimeline } from './_trip.ts';

const branch = 'demo-branch-sakura-tokyo';
const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const roomPath = /^\/v3\/itineraries\/[^/]+\/rooms\//;

describe('moving a trip to other dates', () => {
  let world: BookingWorld;
  let employee: TestClient;
  let { booked, prepareMove, move, settled, readTasks } = {} as ReturnType<typeof mover>;
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock } });
    employee = world.api.as('employee@sakura.example');
    ({ booked, prepareMove, move, settled, readTasks } = mover(world));
  });
  afterEach(() => {
    world.rapid.heal();
    offset = 0;
  });
  afterAll(() => world.close());

  const attempts = async () =>
    (await world.api.app.db.selectFrom('booking_attempts').select('id').execute()).length;

  // spec: 3.history, 4.history-types
  it('books the new trip, then cancels the old one, and links both', async () => {
    const credit = await readCredit(world.api, branch);
    const old = await booked();
    const prepared = await prepareMove(old);
    expect(prepared.preparedBooking).toMatchObject({
      previousTravel: { id: old.travel.id, status: 'BOOKED' },
      previousPenaltyPrice: 0,
    });
    const { answer, input } = await move(prepared);
    expect(answer).toMatchObject({ travel: { status: 'BOOKED' } });
    const next = answer.travel?.id ?? '';
    await settled(old.travel.id);
    expect(await readCredit(world.api, branch)).toBe(credit - input.acceptedPaymentPrice);
    expect(await itinerariesFor(old.input.email)).toMatchObject([{ status: 'canceled' }]);
    expect(await itinerariesFor(input.email)).toMatchObject([{ status: 'booked' }]);
    const before = await readTimeline(employee, old.travel.id);
    expect(getKinds(before)).toEqual(['TRAVEL_BOOKED', 'DATE_CHANGED', 'ROOM_CANCELED', 'TRAVEL_CANCELED']);
    expect(before[1]?.data).toEqual({ __typename: 'DateChangedData', nextTravelId: next });
    expect(before[2]?.data).toMatchObject({ by: 'COMPANY_EMPLOYEE', employeeId: 'demo-sakura-employee' });
    expect((await readTimeline(employee, next))[0]).toMatchObject({
      historyType: 'TRAVEL_BOOKED',
      data: { previousTravelId: old.travel.id },
    });
    expect(await book(employee, input)).toEqual(answer);
    expect(await roomsView(employee, old.travel.id)).toMatchObject({ viewerCanChangeDates: false });
    expect(await readTasks(old.travel.id)).toEqual([]);
  });

  it('keeps the agreed penalty of the old trip and gives the rest back to its card', async () => {
    const old = await booked(await choosePenaltyRate(world.api, employee, buildStay(1, 1, 2)), visa);
    await eventually(
      () => paymentsFor(world.api, old.input.idempotencyKey),
      ([payment]) => payment?.status === 'succeeded',
    );
    const prepared = await prepareMove(old);
    const penalty = prepared.preparedBooking?.previousPenaltyPrice ?? 0;
    expect(penalty).toBe(getRoom(old.travel).currentPenaltyPrice);
    expect(penalty).toBeGreaterThan(0);
    expect((await move(prepared)).answer).toMatchObject({ __typename: 'BookSuccess' });
    const canceled = await settled(old.travel.id);
    const refund = getRoom(old.travel).paymentPrice - penalty;
    expect(canceled?.pricing.refundPrice).toBe(refund);
    const payment = await eventually(
      () =>
        world.api.app.db
          .selectFrom('payments')
          .innerJoin('booking_attempts', 'booking_attempts.id', 'payments.attempt_id')
          .selectAll('payments')
          .where('idempotency_key', '=', old.input.idempotencyKey)
          .executeTakeFirstOrThrow(),
      ({ refunded, pending }) => refunded > 0 && pending === null,
    );
    expect(payment).toMatchObject({ refunded: refund });
  });

  it.each([
    ['less than it costs', (penalty: number) => ({ acceptedPreviousPenaltyPrice: penalty - 1 })],
    ['nothing', () => ({ acceptedPreviousPenaltyPrice: undefined })],
  ])('does nothing at all when the user agreed to %s', async (_what, change) => {
    const old = await booked(await choosePenaltyRate(world.api, employee, buildStay(1, 1, 2)));
    const prepared = await prepareMove(old);
    const [rows, posts, credit] = [
      await attempts(),
      world.rapid.count('POST', bookPath),
      await readCredit(world.api, branch),
    ];
    const { answer } = await move(
      prepared,
      change(prepared.preparedBooking?.previousPenaltyPrice ?? 0) as Partial<BookInput>,
    );
    expect(answer).toMatchObject({ errorCode: 'PREVIOUS_PENALTY_CHANGED', rePrepareRequired: false });
    expect(await attempts()).toBe(rows);
    expect(world.rapid.count('POST', bookPath)).toBe(posts);
    expect(await readCredit(world.api, branch)).toBe(credit);
    expect(await readTravel(employee, old.travel.id)).toMatchObject({ status: 'BOOKED' });
    expect((await move(prepared)).answer).toMatchObject({ __typename: 'BookSuccess' });
    await settled(old.travel.id);
  });

  it('charges what giving the old trip up costs when the user agreed to more', async () => {
    const old = await booked(await choosePenaltyRate(world.api, employee, buildStay(1, 1, 2)));
    const prepared = await prepareMove(old);
    const penalty = prepared.preparedBooking?.previousPenaltyPrice ?? 0;
    const { answer } = await move(prepared, { acceptedPreviousPenaltyPrice: penalty + 1 });
    expect(answer.travel).toMatchObject({ status: 'BOOKED' });
    const [room] = (await settled(old.travel.id))?.expediaHotelRooms ?? [];
    expect(room?.refundPrice).toBe((room?.paymentPrice ?? 0) - penalty);
  });

  it('leaves the old trip alone when the new one is refused', async () => {
    const old = await booked();
    const soldOut = await chooseRate(employee, '9000003', buildStay());
    const { answer } = await move(await prepareMove(old, soldOut));
    expect(answer).toMatchObject({ errorCode: 'SOLD_OUT' });
    await sweep(world.api.app);
    expect(await itinerariesFor(old.input.email)).toMatchObject([{ status: 'booked' }]);
    expect(await readTravel(employee, old.travel.id)).toMatchObject({ status: 'BOOKED' });
    expect(getKinds(await readTimeline(employee, old.travel.id))).toEqual(['TRAVEL_BOOKED']);
    expect(await roomsView(employee, old.travel.id)).toMatchObject({ viewerCanChangeDates: true });
    expect((await move(await prepareMove(old))).answer).toMatchObject({ __typename: 'BookSuccess' });
    await settled(old.travel.id);
  });

  it('keeps the old trip while it is not known whether the new one exists, and gives it up when it does', async () => {
    const old = await booked();
    const prepared = await prepareMove(old);
    world.rapid.breakNext('POST', bookPath, { kind: 'lose-answer', status: 504, body: '' });
    world.rapid.breakNext('GET', retrievePath, { kind: 'refuse', status: 503, body: '' }, 1000);
    expect((await move(prepared)).answer).toMatchObject({ errorCode: 'BOOKING_STATE_UNKNOWN' });
    await sweep(world.api.app);
    expect(await readTravel(employee, old.travel.id)).toMatchObject({ status: 'BOOKED' });
    expect(await roomsView(employee, old.travel.id)).toMatchObject({ viewerCanChangeDates: false });
    world.rapid.heal();
    offset += 60_000;
    await settled(old.travel.id);
  });

  it('keeps both trips and tells an operator when giving up the old one has become dearer meanwhile', async () => {
    const arrival = buildStay(1, 60);
    const old = await booked(await chooseAnyRate(world.api, employee, arrival));
    const prepared = await prepareMove(old, await chooseAnyRate(world.api, employee, buildStay(1, 90)));
    world.rapid.breakNext('POST', bookPath, { kind: 'lose-answer', status: 504, body: '' });
    world.rapid.breakNext('GET', retrievePath, { kind: 'refuse', status: 503, body: '' }, 1000);
    const { answer } = await move(prepared);
    expect(answer).toMatchObject({ errorCode: 'BOOKING_STATE_UNKNOWN' });
    world.rapid.heal();
    const deletes = world.rapid.count('DELETE', roomPath);
    // No hotel gives anything back by then; some do until the evening of the arrival.
    offset = Date.parse(`${arrival.checkin}T20:30:00+09:00`) - Date.now();
    const tasks = await eventually(
      async () => {
        await sweepBookings(world.api.app);
        return readTasks(old.travel.id);
      },
      (all) => all.length > 0,
    );
    expect(tasks).toMatchObject([{ status: 'OPEN' }]);
    expect(tasks[0]?.price).toBeGreaterThan(0);
    expect(world.rapid.count('DELETE', roomPath)).toBe(deletes);
    expect(await readTravel(employee, old.travel.id)).toMatchObject({ status: 'BOOKED' });
    expect(await readTravel(employee, answer.unknownTravel?.id ?? '')).toMatchObject({ status: 'BOOKED' });
    expect(await itinerariesFor(old.input.email)).toMatchObject([{ status: 'booked' }]);

    const room = getRoom((await readTravel(employee, old.travel.id)) ?? old.travel);
    await cancelRooms(employee, {
      travelId: old.travel.id,
      expediaHotelRoomIds: [room.id],
      acceptedPenaltyPrice: room.currentPenaltyPrice ?? 0,
    });
    expect(await readTasks(old.travel.id)).toMatchObject([{ status: 'RESOLVED' }]);
  });

  it('lets only one of two new bookings replace a trip', async () => {
    const old = await booked();
    const prepared = [await prepareMove(old), await prepareMove(old)];
    const results = await Promise.all(prepared.map((each) => move(each)));
    const outcomes = results.map(({ answer }) => answer.errorCode ?? answer.__typename);
    expect(outcomes.sort()).toEqual(['BookSuccess', 'PREVIOUS_TRAVEL_NOT_CHANGEABLE']);
    for (const { answer, input } of results) {
      expect(await itinerariesFor(input.email)).toHaveLength(answer.travel ? 1 : 0);
    }
    await settled(old.travel.id);
  });

  it('refuses trips that can’t be moved, and does not know those of others', async () => {
    const old = await booked();
    const code = async (client: TestClient, id: string) =>
      (await prepare(client, await chooseAnyRate(world.api, client, buildStay()), id)).errorCode;
    const stranger = world.api.as('admin@aozora.example');
    expect(await code(stranger, old.travel.id)).toBe('FORBIDDEN');
    expect(await code(stranger, 'missing')).toBe('FORBIDDEN');
    const admins = await bookTrip(world, 'admin@sakura.example');
    expect(await code(employee, admins.travel.id)).toBe('FORBIDDEN');
    const patch = (change: { is_package?: boolean; start_date?: string }) =>
      world.api.app.db.updateTable('travels').set(change).where('id', '=', old.travel.id).execute();
    await patch({ is_package: true });
    expect(await code(employee, old.travel.id)).toBe('PREVIOUS_TRAVEL_NOT_CHANGEABLE');
    await patch({ is_package: false, start_date: '2020-01-01' });
    expect(await code(employee, old.travel.id)).toBe('PREVIOUS_TRAVEL_NOT_CHANGEABLE');
  });

  it('stops at booking when the old trip was canceled since the preparation', async () => {
    const old = await booked();
    const prepared = await prepareMove(old);
    await cancelRooms(employee, {
      travelId: old.travel.id,
      expediaHotelRoomIds: [getRoom(old.travel).id],
      acceptedPenaltyPrice: 0,
    });
    const { answer, input } = await move(prepared);
    expect(answer).toMatchObject({ errorCode: 'PREVIOUS_TRAVEL_NOT_CHANGEABLE' });
    expect(await itinerariesFor(input.email)).toEqual([]);
  });

  it('tells an operator when the old trip resists for half an hour, keeps trying, and settles it itself', async () => {
    const old = await booked();
    const prepared = await prepareMove(old);
    world.rapid.breakNext('DELETE', roomPath, { kind: 'refuse', status: 400, body: '{"type":"x"}' }, 1000);
    expect((await move(prepared)).answer).toMatchObject({ __typename: 'BookSuccess' });
    offset += 31 * 60_000;
    const tasks = await eventually(
      async () => {
        await sweepBookings(world.api.app);
        offset += 60_000;
        return readTasks(old.travel.id);
      },
      (all) => all.length > 0,
    );
    expect(tasks).toMatchObject([{ status: 'OPEN' }]);
    world.rapid.heal();
    offset += 60 * 60_000;
    await settled(old.travel.id);
    expect(await readTasks(old.travel.id)).toMatchObject([{ status: 'RESOLVED' }]);
  });
});

it('gives the old trip up after a restart when the process died right after the confirmation', async () => {
  const before = await startBookingWorld();
  const client = before.api.as('employee@sakura.example');
  const old = await bookTrip(before, 'employee@sakura.example');
  const prepared = await prepare(client, await chooseAnyRate(before.api, client, buildStay()), old.travel.id);
  // From the confirmation on nothing gets through to the supplier any more.
  before.rapid.breakNext('GET', retrievePath, { kind: 'refuse', status: 503, body: '' }, 1000);
  before.rapid.breakNext('DELETE', roomPath, { kind: 'refuse', status: 503, body: '' }, 1000);
  const answer = await book(client, bookInput(prepared, { acceptedPreviousPenaltyPrice: 0 }));
  expect(answer).toMatchObject({ __typename: 'BookSuccess' });
  await before.close();
  expect(await itinerariesFor(old.input.email)).toMatchObject([{ status: 'booked' }]);

  const after = await startBookingWorld({ database: before.api.config.database });
  try {
    await eventually(
      () => readTravel(after.api.as('employee@sakura.example'), old.travel.id),
      (travel) => travel?.status === 'CANCELED',
    );
    expect(await itinerariesFor(old.input.email)).toMatchObject([{ status: 'canceled' }]);
    expect(after.rapid.count('DELETE', roomPath)).toBe(1);
  } finally {
    await after.close();
  }
});
