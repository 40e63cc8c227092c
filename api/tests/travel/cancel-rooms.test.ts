import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  type BookInput,
  type BookingWorld,
  chooseAnyRate,
  chooseRate,
  type ChosenRate,
  prepare,
  readTravel,
  startBookingWorld,
  buildStay,
  type TravelAnswer,
} from '../booking/_booking.ts';
import { readCredit, eventually, itinerariesFor, mailsTo, paymentsFor } from '../booking/_outside.ts';
import { cancelRooms, choosePenaltyRate } from './_cancel.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const branch = 'demo-branch-sakura-tokyo';
const slowCancelHotel = '9000007';
const cancelPath = /^\/v3\/itineraries\/[^/]+\/rooms\//;

describe('canceling rooms', () => {
  let world: BookingWorld;
  let employee: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    world = await startBookingWorld();
    employee = world.api.as('employee@sakura.example');
    admin = world.api.as('admin@sakura.example');
  });
  afterAll(() => world.close());

  async function booked(
    rate: ChosenRate,
    change: Partial<BookInput> = {},
    client = employee,
  ): Promise<{ travel: TravelAnswer; input: BookInput }> {
    const input = bookInput(await prepare(client, rate), change, rate.stay.occupancies.length);
    const { travel, errorCode } = await book(client, input);
    if (!travel) throw new Error(`Not booked: ${errorCode}`);
    return { travel, input };
  }
  const roomAt = (travel: TravelAnswer, index: number) => {
    const room = travel.expediaHotelRooms[index];
    if (!room) throw new Error(`There is no room ${index + 1}.`);
    return room;
  };

  // spec: 4.cancel-result, 7.cancelRooms
  it('keeps the penalty of one of two rooms, refunds the rest to the card, and leaves the other room', async () => {
    const { travel, input } = await booked(
      await choosePenaltyRate(world.api, employee, buildStay(2, 1, 2)),
      visa,
    );
    const room = roomAt(travel, 0);
    const penalty = room.currentPenaltyPrice ?? 0;
    expect(penalty).toBeGreaterThan(0);
    expect(penalty).toBeLessThan(room.paymentPrice);
    await eventually(
      () => paymentsFor(world.api, input.idempotencyKey),
      ([payment]) => payment?.status === 'succeeded',
    );
    const answer = await cancelRooms(employee, {
      travelId: travel.id,
      expediaHotelRoomIds: [room.id],
      acceptedPenaltyPrice: penalty,
    });
    const refund = room.paymentPrice - penalty;
    const total = travel.pricing.total.paymentPrice;
    expect(answer).toMatchObject({
      __typename: 'CancelRoomsSuccess',
      travel: {
        status: 'PARTIALLY_CANCELED',
        pricing: { refundPrice: refund, finalPaymentPrice: total - refund },
      },
      rooms: [{ id: room.id, status: 'CANCELED', canceledAt: expect.any(String), refundPrice: refund }],
    });
    const [intent] = await paymentsFor(world.api, input.idempotencyKey);
    // The job of the booking may be the one that refunds.
    const payment = await eventually(
      () =>
        world.api.app.db
          .selectFrom('payments')
          .selectAll()
          .where('payment_intent_id', '=', intent?.id ?? '')
          .executeTakeFirstOrThrow(),
      ({ pending, refunded }) => pending === null && refunded > 0,
    );
    expect(payment).toMatchObject({ captured: total, refunded: refund });
    const [itinerary] = await itinerariesFor(input.email);
    expect(itinerary?.rooms.map(({ status }) => status).sort()).toEqual(['booked', 'canceled']);
    expect((await readTravel(employee, travel.id))?.expediaHotelRooms[1]).toMatchObject({ status: 'BOOKED' });

    const mails = await eventually(
      () => mailsTo(input.email),
      (all) => all.some(({ subject }) => subject.includes('キャンセル完了')),
    );
    const mail = mails.find(({ subject }) => subject.includes('キャンセル完了'));
    expect(mail?.text).toContain(`キャンセル料: ¥${new Intl.NumberFormat('ja-JP').format(penalty)}`);
    expect(mail?.text).toContain('1室目');
    expect(mail?.text).not.toContain('2室目');
  });

  // spec: 8.cancelRooms
  it('says nothing of when the money comes back when none does', async () => {
    const lost = (penalty: number, price: number) => penalty === price;
    const rate = await choosePenaltyRate(world.api, employee, buildStay(), lost);
    const { travel, input } = await booked(rate, {
      ...visa,
      email: `lost-${crypto.randomUUID()}@sakura.example`,
    });
    const room = roomAt(travel, 0);
    await cancelRooms(employee, {
      travelId: travel.id,
      expediaHotelRoomIds: [room.id],
      acceptedPenaltyPrice: room.paymentPrice,
    });
    const [mail] = await eventually(
      async () => (await mailsTo(input.email)).filter(({ subject }) => subject.includes('キャンセル完了')),
      (mails) => mails.length > 0,
    );
    expect(mail?.text).toContain('ご返金額: ¥0');
    expect(mail?.text).not.toContain('数日かかる');
  });

  it('does nothing when the penalty is not the one the user saw, and tells the current one', async () => {
    const { travel, input } = await booked(await chooseAnyRate(world.api, employee, buildStay()));
    const calls = world.rapid.count('DELETE', cancelPath);
    const answer = await cancelRooms(employee, {
      travelId: travel.id,
      expediaHotelRoomIds: [roomAt(travel, 0).id],
      acceptedPenaltyPrice: 1,
    });
    expect(answer).toMatchObject({ errorCode: 'PENALTY_CHANGED', currentPenaltyPrice: 0 });
    expect(world.rapid.count('DELETE', cancelPath)).toBe(calls);
    expect(await itinerariesFor(input.email)).toMatchObject([{ status: 'booked' }]);
  });

  it('refuses a reason that is longer than it keeps, and does nothing', async () => {
    const { travel } = await booked(await chooseAnyRate(world.api, employee, buildStay()));
    const calls = world.rapid.count('DELETE', cancelPath);
    const cancel = (reason: string) =>
      employee.query(`mutation ($input: CancelRoomsInput!) { cancelRooms(input: $input) { __typename } }`, {
        input: {
          travelId: travel.id,
          expediaHotelRoomIds: [roomAt(travel, 0).id],
          acceptedPenaltyPrice: 0,
          reason,
        },
      });
    expect((await cancel('𠮷'.repeat(201))).errorCodes).toEqual(['BAD_USER_INPUT']);
    expect(world.rapid.count('DELETE', cancelPath)).toBe(calls);
    (await cancel('𠮷'.repeat(200))).expectNoErrors();
    expect(world.rapid.count('DELETE', cancelPath)).toBe(calls + 1);
  });

  // spec: 3.history
  it('R13: gives all the credit back when all rooms are canceled in time, once however often it is asked', async () => {
    const before = await readCredit(world.api, branch);
    const { travel } = await booked(await chooseAnyRate(world.api, employee, buildStay(2)));
    const calls = world.rapid.count('DELETE', cancelPath);
    const input = {
      travelId: travel.id,
      expediaHotelRoomIds: travel.expediaHotelRooms.map(({ id }) => id),
      acceptedPenaltyPrice: 0,
    };
    const answers = await Promise.all([cancelRooms(employee, input), cancelRooms(employee, input)]);
    for (const answer of answers) expect(answer).toMatchObject({ travel: { status: 'CANCELED' } });
    expect(world.rapid.count('DELETE', cancelPath)).toBe(calls + 2);
    expect(await readCredit(world.api, branch)).toBe(before);
    expect(await cancelRooms(employee, input)).toMatchObject({ errorCode: 'ALREADY_CANCELED' });

    const history = await world.api.app.db
      .selectFrom('travel_histories')
      .select('history_type')
      .where('travel_id', '=', travel.id)
      .orderBy('created_at')
      .execute();
    expect(history.map(({ history_type }) => history_type).sort()).toEqual([
      'ROOM_CANCELED',
      'ROOM_CANCELED',
      'TRAVEL_BOOKED',
      'TRAVEL_CANCELED',
    ]);
  });

  it('takes nothing from the card when everything is canceled in time', async () => {
    const { travel, input } = await booked(await chooseAnyRate(world.api, employee, buildStay()), visa);
    await cancelRooms(employee, {
      travelId: travel.id,
      expediaHotelRoomIds: [roomAt(travel, 0).id],
      acceptedPenaltyPrice: 0,
    });
    const settled = await eventually(
      () =>
        world.api.app.db
          .selectFrom('payments')
          .innerJoin('booking_attempts', 'booking_attempts.id', 'payments.attempt_id')
          .selectAll('payments')
          .where('idempotency_key', '=', input.idempotencyKey)
          .executeTakeFirstOrThrow(),
      (payment) => payment.state !== 'HELD' && payment.pending === null && payment.next_try_at === null,
    );
    expect(settled.captured - settled.refunded).toBe(0);
  });

  it('R13: says that it is not known yet when the supplier answers 202, and finds out by itself', async () => {
    const { travel, input } = await booked(await chooseRate(employee, slowCancelHotel, buildStay()), visa);
    const cancel = {
      travelId: travel.id,
      expediaHotelRoomIds: [roomAt(travel, 0).id],
      acceptedPenaltyPrice: 0,
    };
    expect(await cancelRooms(employee, cancel)).toMatchObject({ errorCode: 'CANCEL_STATE_UNKNOWN' });
    expect(await cancelRooms(employee, cancel)).toMatchObject({ errorCode: 'CANCEL_STATE_UNKNOWN' });
    await eventually(
      async () => {
        await sweepBookings(world.api.app);
        return readTravel(employee, travel.id);
      },
      (current) => current?.status === 'CANCELED',
    );
    expect(await itinerariesFor(input.email)).toMatchObject([{ status: 'canceled' }]);
  });

  it('follows the supplier when the cancellation took effect but its answer was lost', async () => {
    const { travel } = await booked(await chooseAnyRate(world.api, employee, buildStay()));
    world.rapid.breakNext('DELETE', cancelPath, { kind: 'lose-answer', status: 500, body: '' });
    const answer = await cancelRooms(employee, {
      travelId: travel.id,
      expediaHotelRoomIds: [roomAt(travel, 0).id],
      acceptedPenaltyPrice: 0,
    });
    expect(answer).toMatchObject({ __typename: 'CancelRoomsSuccess', travel: { status: 'CANCELED' } });
  });

  // spec: 6.roles, 8.cancelRooms
  it('lets employees cancel their own trips, administrators those of the branch, and others none', async () => {
    const byAdmin = await booked(await chooseAnyRate(world.api, admin, buildStay()), {}, admin);
    const byEmployee = await booked(await chooseAnyRate(world.api, employee, buildStay()));
    const toCancelInput = ({ travel }: typeof byAdmin) => ({
      travelId: travel.id,
      expediaHotelRoomIds: [roomAt(travel, 0).id],
      acceptedPenaltyPrice: 0,
    });
    expect(await cancelRooms(employee, toCancelInput(byAdmin))).toMatchObject({ errorCode: 'FORBIDDEN' });
    const stranger = world.api.as('admin@aozora.example');
    expect(await cancelRooms(stranger, toCancelInput(byEmployee))).toMatchObject({
      errorCode: 'ROOM_NOT_FOUND',
    });
    const mixed = { ...toCancelInput(byEmployee), expediaHotelRoomIds: [roomAt(byAdmin.travel, 0).id] };
    expect(await cancelRooms(employee, mixed)).toMatchObject({ errorCode: 'ROOM_NOT_FOUND' });
    expect(await cancelRooms(admin, toCancelInput(byEmployee))).toMatchObject({
      travel: { status: 'CANCELED' },
    });
  });
});
