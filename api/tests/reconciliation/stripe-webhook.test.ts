import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createStripeCards } from '../../src/adapters/cards/stripe-cards.ts';
import { findBranchCustomer } from '../../src/modules/card/card-store.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  type BookInput,
  bookInput,
  bookPath,
  type BookingWorld,
  chooseAnyRate,
  type ChosenRate,
  prepare,
  startBookingWorld,
  buildStay,
} from '../booking/_booking.ts';
import { eventually, itinerariesFor, paymentsFor, registerCard } from '../booking/_outside.ts';

const branch = 'demo-branch-sakura-tokyo';
const path = '/webhooks/stripe';
const byCard = (creditCardId: string) => ({ paymentType: 'CREDIT_CARD' as const, creditCardId });
const slowCard = '4000990000000301';

describe('the card provider’s webhook', () => {
  let world: BookingWorld;
  let client: TestClient;
  let rate: ChosenRate;
  let sdk: Stripe;
  let endpoint: Stripe.WebhookEndpoint;
  let secret: string;
  let losesCapture = false;

  beforeAll(async () => {
    const { stripe, keys } = inject('world');
    const config = { apiBase: stripe, secretKey: keys.stripeSecretKey };
    const cards = createStripeCards(config);
    // A provider too slow to answer is given up within the test; nothing else is.
    const impatient = createStripeCards({ ...config, limits: { confirmMs: 1_000, callMs: 2_000 } });
    world = await startBookingWorld({
      overrides: {
        cards: {
          ...cards,
          authorize: impatient.authorize,
          capture: async (...args) => {
            const outcome = await cards.capture(...args);
            return losesCapture
              ? { kind: 'unknown', code: null, declineCode: null, errorType: 'api_connection_error' }
              : outcome;
          },
        },
      },
    });
    const { hostname: host, port } = new URL(stripe);
    sdk = new Stripe(keys.stripeSecretKey, { host, port: Number(port), protocol: 'http', telemetry: false });
    const url = new URL(path, world.api.url).href;
    endpoint = await sdk.webhookEndpoints.create({ url, enabled_events: ['*'] });
    secret = endpoint.secret ?? '';
    world.api.app.config.stripe.webhookSecret = secret;
    client = world.api.as('employee@sakura.example');
  });
  beforeEach(async () => {
    losesCapture = false;
    rate = await chooseAnyRate(world.api, client, buildStay());
  });
  afterAll(async () => {
    await sdk.webhookEndpoints.del(endpoint.id);
    await world.close();
  });

  const spoil = async (faults: string) => {
    const customer = (await findBranchCustomer(world.api.app.db, branch)) ?? '';
    await sdk.customers.update(customer, { metadata: { sandbox_webhook: faults } });
  };
  const readAttempt = (input: BookInput) =>
    world.api.app.db
      .selectFrom('booking_attempts')
      .selectAll()
      .where('idempotency_key', '=', input.idempotencyKey)
      .executeTakeFirstOrThrow();
  const readPayment = async (input: BookInput) =>
    world.api.app.db
      .selectFrom('payments')
      .selectAll()
      .where('attempt_id', '=', (await readAttempt(input)).id)
      .executeTakeFirst();
  const captured = (input: BookInput) =>
    eventually(
      () => readPayment(input),
      (payment) => payment?.state === 'CAPTURED' && payment.pending === null,
    );
  const keptFor = async (input: BookInput) =>
    world.api.app.db
      .selectFrom('card_events')
      .selectAll()
      .where('attempt_id', '=', (await readAttempt(input)).id)
      .execute();
  /** Counts only events that this file sends: the provider reports other files' payments meanwhile. */
  const countEvents = async () =>
    (
      await world.api.app.db
        .selectFrom('card_events')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('id', 'like', 'evt-own-%')
        .executeTakeFirstOrThrow()
    ).count;

  it('moves nothing twice although every event comes twice and the first one last', async () => {
    await spoil('duplicate;late@payment_intent.created+charge.succeeded:1');
    try {
      const posts = world.rapid.count('POST', bookPath);
      const input = bookInput(await prepare(client, rate), byCard('demo-card-visa'));
      expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
      await captured(input);
      const types = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];
      const kept = await eventually(
        () => keptFor(input),
        (events) => types.every((type) => events.some((event) => event.type === type)),
      );
      expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
      expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([
        { status: 'succeeded', amount_received: rate.expectedPaymentPrice },
      ]);
      expect(await itinerariesFor(input.email)).toHaveLength(1);
      expect(world.rapid.count('POST', bookPath)).toBe(posts + 1);
      const captures = await world.api.app.db
        .selectFrom('outside_calls')
        .select('outcome')
        .where('attempt_id', '=', (await readAttempt(input)).id)
        .where('call', '=', 'capture')
        .execute();
      expect(captures).toEqual([{ outcome: 'done' }]);
    } finally {
      await spoil('');
    }
  });

  it('leaves a request that still waits for the provider’s answer alone', async () => {
    const slow = await registerCard(world.api, branch, slowCard);
    const input = bookInput(await prepare(client, rate), byCard(slow));
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
    expect((await keptFor(input)).map(({ type }) => type)).toContain(
      'payment_intent.amount_capturable_updated',
    );
    await captured(input);
    expect(await paymentsFor(world.api, input.idempotencyKey)).toHaveLength(1);
    expect(await itinerariesFor(input.email)).toHaveLength(1);
  });

  it('tells at once of a capture whose answer was lost', async () => {
    losesCapture = true;
    await spoil('lost@payment_intent.succeeded');
    const input = bookInput(await prepare(client, rate), byCard('demo-card-visa'));
    try {
      await book(client, input);
      await eventually(
        () => readPayment(input),
        (payment) => (payment?.failed_tries ?? 0) > 0 || payment?.state === 'CAPTURED',
      );
    } finally {
      await spoil('');
    }
    // As if the next try were an hour away.
    const { id } = await readAttempt(input);
    await world.api.app.db
      .updateTable('payments')
      .set((eb) => ({
        state: 'HELD',
        captured: 0,
        pending: 'CAPTURE',
        pending_amount: rate.expectedPaymentPrice,
        pending_since: new Date(),
        failed_tries: 6,
        next_try_at: new Date(Date.now() + 3_600_000),
        version: eb('version', '+', 1),
      }))
      .where('attempt_id', '=', id)
      .execute();
    const events = await sdk.events.list({ type: 'payment_intent.succeeded', limit: 100 });
    const event = events.data.find(
      ({ data }) => (data.object as Stripe.PaymentIntent).metadata.attempt_id === id,
    );
    await fetch(new URL(`/v1/events/${event?.id}/retry`, inject('world').stripe), {
      method: 'POST',
      headers: { authorization: `Bearer ${inject('world').keys.stripeSecretKey}` },
    });
    expect(await captured(input)).toMatchObject({ captured: rate.expectedPaymentPrice });
  });

  const event = (change: object = {}) =>
    JSON.stringify({
      id: `evt-own-${crypto.randomUUID()}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(Date.now() / 1000),
      data: { object: { id: 'pi_x', object: 'payment_intent', metadata: {} } },
      livemode: false,
      type: 'payment_intent.succeeded',
      ...change,
    });
  const send = (payload: string, options: { secret?: string; signed?: string; timestamp?: number } = {}) =>
    fetch(new URL(path, world.api.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({
          payload: options.signed ?? payload,
          secret: options.secret ?? secret,
          ...(options.timestamp ? { timestamp: options.timestamp } : {}),
        }),
      },
      body: payload,
    });

  it.each([
    ['signed with another secret', () => send(event(), { secret: 'whsec_other' })],
    ['altered after it was signed', () => send(event({ type: 'charge.refunded' }), { signed: event() })],
    ['signed an hour ago', () => send(event(), { timestamp: Math.floor(Date.now() / 1000) - 3_600 })],
    ['of another account', () => send(event({ account: 'acct_other' }))],
    ['of live mode', () => send(event({ livemode: true }))],
    ['that is no JSON', () => send('hello')],
    ['that is not signed', () => postUnsigned(event())],
    ['that is empty', () => postUnsigned('')],
  ])('refuses an event %s, without any effect', async (_what, request) => {
    const before = await countEvents();
    expect((await request()).status).toBe(400);
    expect(await countEvents()).toBe(before);
  });

  const postUnsigned = (body: string) =>
    fetch(new URL(path, world.api.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });

  it('accepts types and objects that it does not know, so that they are not sent again', async () => {
    const odd = event({ type: 'treasury.something_new', data: { object: { id: 'x_1', object: 'novelty' } } });
    expect((await send(odd)).status).toBe(200);
    const elsewhere = event({
      data: { object: { id: 'pi_y', object: 'payment_intent', metadata: { attempt_id: 'of-another-one' } } },
    });
    expect((await send(elsewhere)).status).toBe(200);
    const before = await countEvents();
    expect(before).toBe(2);
    expect((await send(elsewhere)).status).toBe(200);
    expect(await countEvents()).toBe(before);
  });

  it('takes JSON by POST only, up to a limit', async () => {
    const url = new URL(path, world.api.url);
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(url, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })).status).toBe(415);
    expect((await send(event({ padding: 'x'.repeat(600_000) }))).status).toBe(413);
  });
});
