import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createStripeCards } from '../../src/adapters/cards/stripe-cards.ts';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import type { TestClient } from '../_client.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import {
  book,
  type BookInput,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  chooseRate,
  prepare,
  startBookingWorld,
  buildStay,
} from './_booking.ts';
import { eventually, paymentsFor } from './_outside.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const roomsUnavailableHotel = '9000003';
const triesPerCall = 3;

interface LoggedRequest {
  status: number | null;
  idempotencyKey: string | null;
  replayed: boolean;
  fault: string | null;
}

/** Each on the call that it names; the third part is how often. Slow means longer than the adapter waits. */
const faults = [
  ['429 twice', 'rate_limit', '*2'],
  ['409 twice', 'lock_timeout', '*2'],
  ['a reset before it was done', 'reset_before', '*1'],
  ['a reset after it was done', 'reset_after', '*1'],
  ['500 once', 'server_error', '*1'],
  ['an answer that comes too late', 'slow', '*1:3'],
] as const;

describe('R17: when the card provider stumbles over one call', () => {
  let world: BookingWorld;
  let client: TestClient;
  /** What every payment authorized from now on will provoke. */
  let rules = '';

  beforeAll(async () => {
    const { stripe, keys } = inject('world');
    const cards = createStripeCards({
      apiBase: stripe,
      secretKey: keys.stripeSecretKey,
      limits: { tryMs: 1_000 },
      retry: { attempts: triesPerCall, baseDelayMs: 50 },
    });
    world = await startBookingWorld({
      overrides: {
        cards: {
          ...cards,
          async authorize(input) {
            const outcome = await cards.authorize(input);
            if (outcome.kind === 'authorized') await provoke(outcome.paymentIntentId, rules);
            return outcome;
          },
        },
      },
    });
    client = world.api.as('employee@sakura.example');
  });
  afterAll(() => world.close());

  async function provoke(paymentIntentId: string, fault: string): Promise<void> {
    const { stripe, keys } = inject('world');
    const response = await fetch(new URL(`/v1/payment_intents/${paymentIntentId}`, stripe), {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.stripeSecretKey}` },
      body: new URLSearchParams({ 'metadata[sandbox_fault]': fault }),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  /** The payment once nothing of it moves any more; the job is asked to look at once instead of later. */
  const settled = (input: BookInput) =>
    eventually(
      async () => {
        const { db } = world.api.app;
        const attempt = await db
          .selectFrom('booking_attempts')
          .select('id')
          .where('idempotency_key', '=', input.idempotencyKey)
          .executeTakeFirstOrThrow();
        await db
          .updateTable('payments')
          .set({ next_try_at: new Date(0) })
          .where('attempt_id', '=', attempt.id)
          .where('next_try_at', 'is not', null)
          .execute();
        await sweepBookings(world.api.app);
        return db
          .selectFrom('payments')
          .selectAll()
          .where('attempt_id', '=', attempt.id)
          .executeTakeFirstOrThrow();
      },
      ({ state, pending, next_try_at }) => state !== 'HELD' && pending === null && next_try_at === null,
    );

  /** Back-off is bounded: so many requests at most for each call that we decided to make. */
  async function expectBoundedTries(attemptId: string, movement: string): Promise<void> {
    const readRequests = async () => {
      const response = await fetch(new URL('/_sandbox/requests?method=POST', inject('world').stripe));
      return ((await response.json()) as LoggedRequest[]).filter(({ idempotencyKey: key }) =>
        key?.startsWith(`${attemptId}:${movement}:`),
      );
    };
    // One that is answered late enters the log late.
    const requests = await eventually(readRequests, ({ length }) => length > 0);
    const decided = await world.api.app.db
      .selectFrom('outside_calls')
      .select('id')
      .where('attempt_id', '=', attemptId)
      .where('call', '=', movement)
      .execute();
    // Not counted: those that only met our own request, still at work.
    const tries = requests.filter(({ status, fault }) => status !== 409 || fault !== null);
    expect(tries.length).toBeLessThanOrEqual(triesPerCall * decided.length);
    const carriedOut = requests.filter(({ status, replayed }) => status === 200 && !replayed);
    expect(new Set(carriedOut.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(carriedOut.length);
  }

  it.each(faults)('captures once despite %s', async (_what, kind, times) => {
    rules = `${kind}@capture${times}`;
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const input = bookInput(await prepare(client, rate), visa);
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
    const payment = await settled(input);
    expect(payment).toMatchObject({ state: 'CAPTURED', captured: rate.expectedPaymentPrice, refunded: 0 });
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([
      { status: 'succeeded', amount_received: rate.expectedPaymentPrice },
    ]);
    await expectBoundedTries(payment.attempt_id, 'capture');
  });

  it.each(faults)('releases once despite %s', async (_what, kind, times) => {
    rules = `${kind}@cancel${times}`;
    const gone = await chooseRate(client, roomsUnavailableHotel, buildStay());
    const input = bookInput(await prepare(client, gone), visa);
    expect(await book(client, input)).toMatchObject({ errorCode: 'SOLD_OUT' });
    const payment = await settled(input);
    expect(payment).toMatchObject({ state: 'RELEASED', captured: 0 });
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([
      { status: 'canceled', amount_capturable: 0, amount_received: 0 },
    ]);
    await expectBoundedTries(payment.attempt_id, 'release');
  });

  it.each(faults)('refunds once despite %s', async (_what, kind, times) => {
    rules = `${kind}@refund${times}`;
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const input = bookInput(await prepare(client, rate), visa);
    const { travel } = await book(client, input);
    await settled(input);
    const answer = await cancelRooms(client, {
      travelId: travel?.id ?? '',
      expediaHotelRoomIds: travel?.expediaHotelRooms.map(({ id }) => id) ?? [],
      acceptedPenaltyPrice: 0,
    });
    expect(answer).toMatchObject({ travel: { status: 'CANCELED' } });
    const payment = await settled(input);
    expect(payment).toMatchObject({
      captured: rate.expectedPaymentPrice,
      refunded: rate.expectedPaymentPrice,
    });
    // Its own limit of a second is short for a busy machine, and no part of what is tested.
    const outside = await eventually(
      () => world.api.app.cards.retrieve(payment.payment_intent_id ?? ''),
      ({ kind }) => kind === 'found',
    );
    expect(outside).toMatchObject({ payment: { amountRefunded: rate.expectedPaymentPrice } });
    await expectBoundedTries(payment.attempt_id, 'refund');
  });
});
