import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createStripeCards } from '../../src/adapters/cards/stripe-cards.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  type BookInput,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  startBookingWorld,
  buildStay,
  type TravelAnswer,
} from '../booking/_booking.ts';
import { eventually, itinerariesFor, paymentsFor } from '../booking/_outside.ts';
import { cancelRooms } from './_cancel.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const cancelPath = /^\/v3\/itineraries\/[^/]+\/rooms\//;

describe('R13: canceling while something else is under way', () => {
  let world: BookingWorld;
  let client: TestClient;
  /** Captures wait here before they leave. */
  let gate: PromiseWithResolvers<void> | null = null;
  let waiting = 0;

  beforeAll(async () => {
    const { stripe, keys } = inject('world');
    const cards = createStripeCards({ apiBase: stripe, secretKey: keys.stripeSecretKey });
    world = await startBookingWorld({
      overrides: {
        cards: {
          ...cards,
          async capture(...args) {
            if (gate) {
              waiting += 1;
              await gate.promise;
            }
            return cards.capture(...args);
          },
        },
      },
    });
    client = world.api.as('employee@sakura.example');
  });
  afterAll(() => world.close());

  async function booked(): Promise<{ travel: TravelAnswer; input: BookInput }> {
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const input = bookInput(await prepare(client, rate), visa);
    const { travel, errorCode } = await book(client, input);
    if (!travel) throw new Error(`Not booked: ${errorCode}`);
    return { travel, input };
  }
  const cancelAll = (travel: TravelAnswer) =>
    cancelRooms(client, {
      travelId: travel.id,
      expediaHotelRoomIds: travel.expediaHotelRooms.map(({ id }) => id),
      acceptedPenaltyPrice: 0,
    });
  const settled = (input: BookInput) =>
    eventually(
      () =>
        world.api.app.db
          .selectFrom('payments')
          .innerJoin('booking_attempts', 'booking_attempts.id', 'payments.attempt_id')
          .selectAll('payments')
          .where('idempotency_key', '=', input.idempotencyKey)
          .executeTakeFirstOrThrow(),
      ({ pending, next_try_at }) => pending === null && next_try_at === null,
    );

  it('gives everything back, once, when the capture is under way', async () => {
    gate = Promise.withResolvers<void>();
    waiting = 0;
    const { travel, input } = await booked();
    await eventually(
      async () => waiting,
      (count) => count > 0,
    );
    const canceling = cancelAll(travel);
    await eventually(
      () => itinerariesFor(input.email),
      ([itinerary]) => itinerary?.status === 'canceled',
    );
    gate.resolve();
    gate = null;
    expect(await canceling).toMatchObject({ travel: { status: 'CANCELED' } });
    const payment = await settled(input);
    expect(payment.captured - payment.refunded).toBe(0);
    const outside = await world.api.app.cards.retrieve(payment.payment_intent_id ?? '');
    expect(outside).toMatchObject({
      payment: { amountReceived: payment.captured, amountRefunded: payment.refunded },
    });
    expect(await paymentsFor(world.api, input.idempotencyKey)).toHaveLength(1);
  });

  it('takes “room_already_cancelled” for the cancellation that it is', async () => {
    const { travel, input } = await booked();
    const body = JSON.stringify({ type: 'room_already_cancelled', message: 'Room is already cancelled.' });
    world.rapid.breakNext('DELETE', cancelPath, { kind: 'lose-answer', status: 400, body });
    expect(await cancelAll(travel)).toMatchObject({
      __typename: 'CancelRoomsSuccess',
      travel: { status: 'CANCELED', pricing: { refundPrice: travel.pricing.total.paymentPrice } },
    });
    const payment = await settled(input);
    expect(payment.captured - payment.refunded).toBe(0);
  });

  it('cancels once for the same click from two tabs, and tells a later one that it was done', async () => {
    const { travel, input } = await booked();
    const deletes = world.rapid.count('DELETE', cancelPath);
    const answers = await Promise.all([cancelAll(travel), cancelAll(travel), cancelAll(travel)]);
    for (const answer of answers) expect(answer).toMatchObject({ travel: { status: 'CANCELED' } });
    expect(world.rapid.count('DELETE', cancelPath)).toBe(deletes + 1);
    expect(await cancelAll(travel)).toMatchObject({ errorCode: 'ALREADY_CANCELED' });
    const payment = await settled(input);
    expect(payment.refunded).toBeLessThanOrEqual(payment.captured);
    expect(payment.captured - payment.refunded).toBe(0);
  });
});
