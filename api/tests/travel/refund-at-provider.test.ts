import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../booking/_sweep.ts';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { refundRoom } from './_operator.ts';
import { readPayment, readRefunded } from './_refunds.ts';
import { bookTrip, getRoom } from './_trip.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const me = 'employee@sakura.example';

describe('refunding a room that a card paid', () => {
  let world: BookingWorld;
  let operator: TestClient;

  beforeAll(async () => {
    world = await startBookingWorld();
    operator = world.api.as('operator@yado.example');
  });
  afterAll(() => world.close());

  /** A captured trip of which the provider has given back money that our rows, restored from a backup, do not know. */
  const bookRestored = async (left: number) => {
    const { travel, input } = await bookTrip(world, me, { change: visa });
    const { payment_intent_id: id } = await eventually(
      () => readPayment(world, input.idempotencyKey),
      ({ state, pending, next_try_at }) => state === 'CAPTURED' && !pending && !next_try_at,
    );
    const total = travel.pricing.total.paymentPrice;
    await world.api.app.cards.refund(id ?? '', total - left, randomUUID());
    return { key: input.idempotencyKey, room: getRoom(travel), total, left };
  };
  const recordedFor = (roomId: string) =>
    world.api.app.db.selectFrom('room_refunds').select('price').where('room_id', '=', roomId).execute();

  it('is refused beyond what the card provider still has, and recorded up to it', async () => {
    const { key, room, total, left } = await bookRestored(2_000);
    const refund = { expediaHotelRoomId: room.id };
    expect(await refundRoom(operator, { ...refund, refundPrice: left + 1 })).toEqual({
      __typename: 'RefundRoomError',
      errorCode: 'EXCEEDS_CARD_PAYMENT',
    });
    expect(await recordedFor(room.id)).toEqual([]);
    const answer = await refundRoom(operator, { ...refund, refundPrice: left });
    expect(answer).toMatchObject({ room: { refundPrice: left } });
    await eventually(
      () => readRefunded(world, key),
      (amount) => amount === total,
    );
    // While our own rows do not know yet that the money has moved, nothing is decided.
    await eventually(
      () => readPayment(world, key),
      ({ pending, next_try_at }) => !pending && !next_try_at,
    );
    expect(await refundRoom(operator, { ...refund, refundPrice: 1 })).toMatchObject({
      errorCode: 'EXCEEDS_CARD_PAYMENT',
    });
    expect(await recordedFor(room.id)).toEqual([{ price: left }]);
  });

  it('answers the same refund again though the provider has nothing left, and none unread', async () => {
    const { room, left } = await bookRestored(2_000);
    const refund = {
      expediaHotelRoomId: room.id,
      refundPrice: left,
      reason: '返金',
      idempotencyKey: randomUUID(),
    };
    const { retrieve } = world.api.app.cards;
    world.api.app.cards.retrieve = async () => ({
      kind: 'unknown',
      code: null,
      declineCode: null,
      errorType: 'api_error',
    });
    try {
      expect(await refundRoom(operator, refund)).toMatchObject({ errorCode: 'CARD_PROVIDER_UNAVAILABLE' });
    } finally {
      world.api.app.cards.retrieve = retrieve;
    }
    expect(await recordedFor(room.id)).toEqual([]);
    for (const _time of [1, 2]) {
      expect(await refundRoom(operator, refund)).toMatchObject({ room: { refundPrice: left } });
      await sweep(world.api.app);
    }
    expect(await recordedFor(room.id)).toEqual([{ price: left }]);
  });

  it('is decided on a reading of the provider that no other movement has made old', async () => {
    const { key, room, left } = await bookRestored(2_000);
    const { cards } = world.api.app;
    const { retrieve } = cards;
    let readings = 0;
    cards.retrieve = async (id) => {
      const answer = await retrieve(id);
      readings += 1;
      if (readings > 1) return answer;
      cards.retrieve = retrieve;
      await refundRoom(operator, { expediaHotelRoomId: room.id, refundPrice: 1_500 });
      await eventually(
        () => readPayment(world, key),
        ({ refunded, pending }) => refunded === 1_500 && !pending,
      );
      return answer;
    };
    try {
      const answer = await refundRoom(operator, { expediaHotelRoomId: room.id, refundPrice: left });
      expect(answer).toMatchObject({ errorCode: 'EXCEEDS_CARD_PAYMENT' });
    } finally {
      cards.retrieve = retrieve;
    }
    expect(await recordedFor(room.id)).toEqual([{ price: 1_500 }]);
  });

  it('is made although its first answer was lost and the provider shows others given back', async () => {
    const { key, room, total, left } = await bookRestored(2_000);
    const { cards } = world.api.app;
    const { refund } = cards;
    cards.refund = async () => {
      cards.refund = refund;
      return { kind: 'unknown', code: null, declineCode: null, errorType: 'api_error' };
    };
    try {
      await refundRoom(operator, { expediaHotelRoomId: room.id, refundPrice: left });
      await eventually(
        () => readPayment(world, key),
        ({ refunded, pending }) => refunded === left && !pending,
      );
    } finally {
      cards.refund = refund;
    }
    expect(await readRefunded(world, key)).toBe(total);
  });

  it('counts another one that the provider has not made yet', async () => {
    const { key, room, total, left } = await bookRestored(3_000);
    const { cards } = world.api.app;
    const { refund } = cards;
    const gate = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    cards.refund = async (...args) => {
      reached.resolve();
      await gate.promise;
      return refund(...args);
    };
    try {
      await refundRoom(operator, { expediaHotelRoomId: room.id, refundPrice: 1_000 });
      await reached.promise;
      const answer = await refundRoom(operator, { expediaHotelRoomId: room.id, refundPrice: left });
      expect(answer).toMatchObject({ errorCode: 'CARD_PROVIDER_UNAVAILABLE' });
    } finally {
      cards.refund = refund;
      gate.resolve();
    }
    await eventually(
      () => readPayment(world, key),
      ({ refunded, pending }) => refunded === 1_000 && !pending,
    );
    const rest = await refundRoom(operator, { expediaHotelRoomId: room.id, refundPrice: left - 1_000 });
    expect(rest).toMatchObject({ room: { refundPrice: left } });
    await eventually(
      () => readRefunded(world, key),
      (amount) => amount === total,
    );
  });

  it('of a card, sent at once, are never more together than the provider has', async () => {
    const { key, room, total, left } = await bookRestored(3_000);
    const refunds = [1_000, 1_000, 1_000, 1_000].map((refundPrice) =>
      refundRoom(operator, { expediaHotelRoomId: room.id, refundPrice }),
    );
    const answers = await Promise.all(refunds);
    expect(answers.map(({ __typename, errorCode }) => errorCode ?? __typename).toSorted()).toEqual([
      'EXCEEDS_CARD_PAYMENT',
      'RefundRoomSuccess',
      'RefundRoomSuccess',
      'RefundRoomSuccess',
    ]);
    await eventually(
      () => readRefunded(world, key),
      (amount) => amount === total,
    );
    // Our row follows when the provider's answer has come back.
    await eventually(
      () => readPayment(world, key),
      ({ refunded }) => refunded === left,
    );
  });
});
