import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { sweep } from '../booking/_sweep.ts';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, readTravel, startBookingWorld, buildStay } from '../booking/_booking.ts';
import { mailsTo } from '../_mailbox.ts';
import { readCredit, eventually, itinerariesFor, paymentsFor } from '../booking/_outside.ts';
import { cancelRooms, choosePenaltyRate } from './_cancel.ts';
import { bookExternal, externalInput, refundMutation, refundRoom } from './_operator.ts';
import { readPayment, readRefunded } from './_refunds.ts';
import { bookTrip, getKinds, getRoom, readTimeline } from './_trip.ts';

const branch = 'demo-branch-sakura-tokyo';
const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const me = 'employee@sakura.example';

describe('refunding a room', () => {
  let world: BookingWorld;
  let operator: TestClient;
  let employee: TestClient;

  beforeAll(async () => {
    world = await startBookingWorld();
    operator = world.api.as('operator@yado.example');
    employee = world.api.as(me);
  });
  afterAll(() => world.close());

  const readLedger = async (key: string) => {
    const { attempt_id } = await readPayment(world, key);
    return world.api.app.db
      .selectFrom('credit_entries')
      .select(['reason', 'amount'])
      .where('attempt_id', '=', attempt_id)
      .orderBy('created_at')
      .execute();
  };
  // spec: 3.history, 4.history-types, 7.refund-room
  it('gives money back to the card by the job, leaves the stay, and tells the company what but not why', async () => {
    const { travel, input } = await bookTrip(world, me, { rooms: 2, change: visa });
    await eventually(
      () => paymentsFor(world.api, input.idempotencyKey),
      ([payment]) => payment?.status === 'succeeded',
    );
    const room = getRoom(travel);
    const answer = await refundRoom(operator, { expediaHotelRoomId: room.id, refundPrice: 3_000 });
    expect(answer).toMatchObject({
      __typename: 'RefundRoomSuccess',
      travel: {
        status: 'BOOKED',
        pricing: { refundPrice: 3_000, finalPaymentPrice: travel.pricing.total.paymentPrice - 3_000 },
      },
      room: { status: 'REFUNDED', refundPrice: 3_000, currentPenaltyPrice: 0 },
    });
    const payment = await eventually(
      () => readPayment(world, input.idempotencyKey),
      ({ refunded, pending }) => refunded === 3_000 && pending === null,
    );
    expect(payment.captured).toBe(travel.pricing.total.paymentPrice);
    expect(await readRefunded(world, input.idempotencyKey)).toBe(3_000);
    expect(await itinerariesFor(input.email)).toMatchObject([{ status: 'booked' }]);

    const timeline = await readTimeline(employee, travel.id);
    expect(timeline.at(-1)).toMatchObject({
      historyType: 'ROOM_REFUNDED',
      data: { expediaHotelRoomId: room.id, refundPrice: 3_000 },
    });
    expect(JSON.stringify(timeline)).not.toContain('騒音');
    const history = await world.api.app.db
      .selectFrom('travel_histories')
      .select(['reason', 'user_id', 'by'])
      .where('travel_id', '=', travel.id)
      .where('history_type', '=', 'ROOM_REFUNDED')
      .execute();
    expect(history).toEqual([{ reason: '騒音のお詫び', user_id: 'demo-yado-operator', by: 'OPERATOR' }]);
    const shown = await employee.query<{ vouchers: { rooms: unknown[] }[]; itineraries: unknown[] }>(
      `query ($id: ID!) {
        vouchers(travelId: $id) { rooms { status } }
        itineraries(travelId: $id) { rooms { status } }
      }`,
      { id: travel.id },
    );
    const rooms = [{ status: 'BOOKED' }, { status: 'BOOKED' }];
    expect(shown.expectNoErrors()).toEqual({ vouchers: [{ rooms }], itineraries: [{ rooms }] });
    const open = await world.api
      .anonymous()
      .query<{ travelByKey: unknown }>(
        `query ($key: String!) { travelByKey(key: $key) { rooms { status } } }`,
        { key: travel.publicKey },
      );
    expect(open.expectNoErrors()).toEqual({ travelByKey: { rooms } });
  });

  it('takes less from the card when the money is not taken yet', async () => {
    const { travel, input } = await bookTrip(world, me, { change: visa });
    const total = travel.pricing.total.paymentPrice;
    await refundRoom(operator, { expediaHotelRoomId: getRoom(travel).id, refundPrice: 1_000 });
    const payment = await eventually(
      () => readPayment(world, input.idempotencyKey),
      ({ state, captured, refunded, pending, next_try_at }) =>
        state === 'CAPTURED' && captured - refunded === total - 1_000 && !pending && !next_try_at,
    );
    expect(payment.held).toBe(total);
  });

  it('gives invoice credit back with an entry of its own', async () => {
    const before = await readCredit(world.api, branch);
    const { travel, input } = await bookTrip(world, me);
    const total = travel.pricing.total.paymentPrice;
    await refundRoom(operator, { expediaHotelRoomId: getRoom(travel).id, refundPrice: 2_500 });
    expect(await readCredit(world.api, branch)).toBe(before - total + 2_500);
    expect(await readLedger(input.idempotencyKey)).toEqual([
      { reason: 'BOOKING', amount: -total },
      { reason: 'REFUND', amount: 2_500 },
    ]);
    expect(await readPayment(world, input.idempotencyKey)).toMatchObject({
      captured: total,
      refunded: 2_500,
    });
  });

  it('gives back once however often and however parallel it is sent, and nothing for another body', async () => {
    const before = await readCredit(world.api, branch);
    const { travel, input: booking } = await bookTrip(world, me);
    const total = travel.pricing.total.paymentPrice;
    const input = {
      expediaHotelRoomId: getRoom(travel).id,
      refundPrice: 1_234,
      reason: '返金',
      idempotencyKey: randomUUID(),
    };
    const answers = await Promise.all([1, 2, 3, 4].map(() => refundRoom(operator, input)));
    for (const answer of answers) expect(answer).toMatchObject({ room: { refundPrice: 1_234 } });
    expect(await readCredit(world.api, branch)).toBe(before - total + 1_234);
    const other = await operator.query(refundMutation, { input: { ...input, refundPrice: 1 } });
    expect(other.errorCodes).toEqual(['BAD_USER_INPUT']);
    expect(await readLedger(booking.idempotencyKey)).toHaveLength(2);
    expect(getKinds(await readTimeline(employee, travel.id))).toEqual(['TRAVEL_BOOKED', 'ROOM_REFUNDED']);
  });

  it('never gives back more than was paid, in one or in many refunds', async () => {
    const before = await readCredit(world.api, branch);
    const { travel } = await bookTrip(world, me);
    const room = getRoom(travel);
    const refund = (refundPrice: number) =>
      refundRoom(operator, { expediaHotelRoomId: room.id, refundPrice });
    for (const price of [0, -1, room.paymentPrice + 1]) {
      expect(await refund(price)).toMatchObject({ errorCode: 'INVALID_PRICE' });
    }
    const half = Math.ceil(room.paymentPrice / 2) + 1;
    const answers = await Promise.all([refund(half), refund(half)]);
    expect(answers.map(({ __typename, errorCode }) => errorCode ?? __typename).sort()).toEqual([
      'INVALID_PRICE',
      'RefundRoomSuccess',
    ]);
    expect(await refund(room.paymentPrice - half)).toMatchObject({
      room: { refundPrice: room.paymentPrice },
    });
    expect(await refund(1)).toMatchObject({ errorCode: 'NOT_REFUNDABLE' });
    expect(await readCredit(world.api, branch)).toBe(before);
  });

  it('returns the penalty of a canceled room, which stays canceled', async () => {
    const rate = await choosePenaltyRate(world.api, employee, buildStay(1, 1, 2));
    const before = await readCredit(world.api, branch);
    const { travel } = await bookTrip(world, me, { rate });
    const room = getRoom(travel);
    const penalty = room.currentPenaltyPrice ?? 0;
    await cancelRooms(employee, {
      travelId: travel.id,
      expediaHotelRoomIds: [room.id],
      acceptedPenaltyPrice: penalty,
    });
    const refund = { expediaHotelRoomId: room.id, refundPrice: penalty };
    expect(await refundRoom(operator, { ...refund, refundPrice: penalty + 1 })).toMatchObject({
      errorCode: 'INVALID_PRICE',
    });
    expect(await refundRoom(operator, refund)).toMatchObject({
      travel: { status: 'CANCELED', pricing: { finalPaymentPrice: 0 } },
      room: {
        status: 'REFUNDED',
        refundPrice: room.paymentPrice,
        cancelRefundPrice: room.paymentPrice - penalty,
        currentPenaltyPrice: null,
      },
    });
    const shown = await employee.query<{ itineraries: unknown[] }>(
      `query ($id: ID!) { itineraries(travelId: $id) { rooms { status } } }`,
      { id: travel.id },
    );
    expect(shown.expectNoErrors()).toEqual({ itineraries: [{ rooms: [{ status: 'CANCELED' }] }] });
    expect(await readCredit(world.api, branch)).toBe(before);
    const again = {
      travelId: travel.id,
      expediaHotelRoomIds: [room.id],
      acceptedPenaltyPrice: 0,
    };
    expect(await cancelRooms(employee, again)).toMatchObject({ errorCode: 'ALREADY_CANCELED' });
  });

  it('counts a refund toward a later cancellation instead of giving it twice', async () => {
    const before = await readCredit(world.api, branch);
    const { travel, input } = await bookTrip(world, me);
    const room = getRoom(travel);
    await refundRoom(operator, { expediaHotelRoomId: room.id, refundPrice: 4_000 });
    const answer = await cancelRooms(employee, {
      travelId: travel.id,
      expediaHotelRoomIds: [room.id],
      acceptedPenaltyPrice: 0,
    });
    expect(answer).toMatchObject({
      travel: { status: 'CANCELED', pricing: { finalPaymentPrice: 0 } },
      rooms: [
        { status: 'CANCELED', refundPrice: room.paymentPrice, cancelRefundPrice: room.paymentPrice - 4_000 },
      ],
    });
    expect((await readTimeline(employee, travel.id)).at(-2)).toMatchObject({
      historyType: 'ROOM_CANCELED',
      data: { cancelRefundPrice: room.paymentPrice - 4_000 },
    });
    const exported = await employee.query<{ travelDetailsForCsv: { rows: unknown[] } }>(
      `query ($number: String!) { travelDetailsForCsv(input: { filter: { travelNumber: $number } }) {
        rows { refundPrice cancelRefundPrice }
      } }`,
      { number: travel.travelNumber },
    );
    expect(exported.expectNoErrors().travelDetailsForCsv.rows).toEqual([
      { refundPrice: room.paymentPrice, cancelRefundPrice: room.paymentPrice - 4_000 },
    ]);
    const [mail] = await eventually(
      async () => {
        await sweepBookings(world.api.app);
        return (await mailsTo(input.email)).filter(({ subject }) => subject.includes('キャンセル完了'));
      },
      ({ length }) => length === 1,
    );
    const yen = (price: number) => `¥${new Intl.NumberFormat('ja-JP').format(price)}`;
    expect(mail?.text).toContain(`ご返金額: ${yen(room.paymentPrice - 4_000)}`);
    expect(mail?.text).toContain(`別途ご返金した金額(上記に含みません): ${yen(4_000)}`);
    expect(await readCredit(world.api, branch)).toBe(before);
    expect(await readLedger(input.idempotencyKey)).toMatchObject([
      { reason: 'BOOKING' },
      { reason: 'REFUND', amount: 4_000 },
      { reason: 'CANCEL', amount: room.paymentPrice - 4_000 },
    ]);
    expect(await itinerariesFor(input.email)).toMatchObject([{ status: 'canceled' }]);
  });

  it('never charges more for a cancellation than a refund has left', async () => {
    const travel = (await bookExternal(operator, externalInput({ paymentPrice: 20_000 }))).travel;
    if (!travel) throw new Error('Not recorded.');
    const room = getRoom(travel);
    expect(room.currentPenaltyPrice).toBe(10_000);
    const refunded = await refundRoom(operator, { expediaHotelRoomId: room.id, refundPrice: 7_000 });
    expect(refunded.room?.currentPenaltyPrice).toBe(3_000);
    const answer = await cancelRooms(employee, {
      travelId: travel.id,
      expediaHotelRoomIds: [room.id],
      acceptedPenaltyPrice: 3_000,
    });
    expect(answer).toMatchObject({
      rooms: [{ refundPrice: 7_000, cancelRefundPrice: 0, status: 'CANCELED' }],
    });
    await sweep(world.api.app);
    expect((await readTravel(employee, travel.id))?.pricing.finalPaymentPrice).toBe(13_000);
  });

  it('asks for a reason, knows no missing room, and waits for a cancellation under way', async () => {
    const { travel } = await bookTrip(world, me);
    const expediaHotelRoomId = getRoom(travel).id;
    expect(await refundRoom(operator, { expediaHotelRoomId, refundPrice: 1, reason: '  ' })).toMatchObject({
      errorCode: 'REASON_REQUIRED',
    });
    expect(await refundRoom(operator, { expediaHotelRoomId: 'missing', refundPrice: 1 })).toMatchObject({
      errorCode: 'ROOM_NOT_FOUND',
    });
    const rooms = world.api.app.db.updateTable('travel_rooms').where('id', '=', expediaHotelRoomId);
    await rooms.set({ cancel_state: 'UNKNOWN' }).execute();
    expect(await refundRoom(operator, { expediaHotelRoomId, refundPrice: 1 })).toMatchObject({
      errorCode: 'PROVIDER_UNAVAILABLE',
    });
    await rooms.set({ cancel_state: null, status: 'PENDING' }).execute();
    expect(await refundRoom(operator, { expediaHotelRoomId, refundPrice: 1 })).toMatchObject({
      errorCode: 'NOT_REFUNDABLE',
    });
    for (const email of [me, 'admin@sakura.example', 'agent@mirai.example']) {
      const input = { expediaHotelRoomId, refundPrice: 1, reason: 'x', idempotencyKey: randomUUID() };
      expect((await world.api.as(email).query(refundMutation, { input })).errorCodes).toEqual(['FORBIDDEN']);
    }
  });
});
