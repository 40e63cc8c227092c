import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  bookPath,
  type BookingWorld,
  chooseAnyRate,
  type ChosenRate,
  prepare,
  startBookingWorld,
  buildStay,
} from './_booking.ts';
import { eventually, itinerariesFor, dropsFor, paymentsFor, registerCard } from './_outside.ts';

const branch = 'demo-branch-sakura-tokyo';
const visa = 'demo-card-visa';
const byCard = (creditCardId: string) => ({ paymentType: 'CREDIT_CARD' as const, creditCardId });

describe('booking by card', () => {
  let world: BookingWorld;
  let client: TestClient;
  let rate: ChosenRate;

  beforeAll(async () => {
    world = await startBookingWorld();
    client = world.api.as('employee@sakura.example');
  });
  beforeEach(async () => {
    rate = await chooseAnyRate(world.api, client, buildStay());
  });
  afterAll(() => world.close());

  const captured = (key: string) =>
    eventually(
      () => paymentsFor(world.api, key),
      (payments) => payments.some(({ status }) => status === 'succeeded'),
    );

  // spec: 1.payment, 7.bookExpediaHotel
  it('holds the price, books, and captures once by a job', async () => {
    const input = bookInput(await prepare(client, rate), byCard(visa));
    expect(await book(client, input)).toMatchObject({
      __typename: 'BookSuccess',
      travel: { status: 'BOOKED' },
    });
    expect(await captured(input.idempotencyKey)).toMatchObject([
      { status: 'succeeded', amount: rate.expectedPaymentPrice, amount_received: rate.expectedPaymentPrice },
    ]);
  });

  it('R1: makes one payment and one booking for the same request sent three times at once', async () => {
    const input = bookInput(await prepare(client, rate), byCard(visa));
    const posts = world.rapid.count('POST', bookPath);
    const answers = await Promise.all([1, 2, 3].map(() => book(client, input)));
    expect(new Set(answers.map(({ travel }) => travel?.id)).size).toBe(1);
    expect(world.rapid.count('POST', bookPath)).toBe(posts + 1);
    expect(await captured(input.idempotencyKey)).toHaveLength(1);
  });

  // spec: 4.ask-issuer, 8.bookExpediaHotel
  it('R9: asks no supplier when the card is declined, takes another card under the same key, and no third one', async () => {
    const bad = await registerCard(world.api, branch, '4000000000000341');
    const input = bookInput(await prepare(client, rate), byCard(bad));
    const posts = world.rapid.count('POST', bookPath);
    const declined = await book(client, input);
    expect(declined).toMatchObject({
      errorCode: 'CARD_DECLINED',
      rePrepareRequired: false,
      shouldAskToCardIssuer: true,
      stripeCode: 'card_declined',
      stripeDeclineCode: 'generic_decline',
    });
    expect(world.rapid.count('POST', bookPath)).toBe(posts);
    expect(await dropsFor(world.api, input.idempotencyKey)).toEqual([{ outcome: 'done' }]);

    expect(await book(client, { ...input, ...byCard(visa) })).toMatchObject({ __typename: 'BookSuccess' });
    expect(await book(client, { ...input, ...byCard('demo-card-jcb') })).toMatchObject({
      errorCode: 'KEY_REUSED',
    });
    expect(world.rapid.count('POST', bookPath)).toBe(posts + 1);
    const payments = await captured(input.idempotencyKey);
    expect(payments.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
    expect(payments.every(({ status }) => status === 'succeeded' || status === 'canceled')).toBe(true);
  });

  it('R1: charges a declined card once although the button was pressed twice', async () => {
    const bad = await registerCard(world.api, branch, '4000000000000341');
    const input = bookInput(await prepare(client, rate), byCard(bad));
    const answers = await Promise.all([book(client, input), book(client, input)]);
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(['CARD_DECLINED', 'CARD_DECLINED']);
    expect(await paymentsFor(world.api, input.idempotencyKey)).toHaveLength(1);
  });

  it('tells when the issuer wants the cardholder, and books nothing', async () => {
    const asking = await registerCard(world.api, branch, '4242424242424242');
    const always = await registerAsking(world);
    const input = bookInput(await prepare(client, rate), byCard(always));
    expect(await book(client, input)).toMatchObject({ errorCode: 'CARD_AUTHENTICATION_REQUIRED' });
    expect(await itinerariesFor(input.email)).toEqual([]);
    expect(await book(client, { ...input, ...byCard(asking) })).toMatchObject({ __typename: 'BookSuccess' });
  });

  it.each([
    ['429 twice', '4000990000004295'],
    ['409 twice', '4000990000004097'],
    ['a reset before the payment was made', '4000990000001044'],
    ['a reset after the payment was made', '4000990000001051'],
  ])('R17: survives %s and holds the funds once', async (_fault, number) => {
    const card = await registerCard(world.api, branch, number);
    const input = bookInput(await prepare(client, rate), byCard(card));
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
    expect(await captured(input.idempotencyKey)).toHaveLength(1);
    expect(await itinerariesFor(input.email)).toHaveLength(1);
  });

  it.each([
    ['429 without end', '4000990000004287'],
    ['500 without end', '4000990000005003'],
  ])('R17: books nothing under %s and says that the card can’t be used now', async (_fault, number) => {
    const card = await registerCard(world.api, branch, number);
    const input = bookInput(await prepare(client, rate), byCard(card));
    expect(await book(client, input)).toMatchObject({
      errorCode: 'CARD_UNAVAILABLE',
      rePrepareRequired: false,
      shouldAskToCardIssuer: false,
    });
    expect(await itinerariesFor(input.email)).toEqual([]);
  });

  it('keeps the booking when the first capture fails, and captures later', async () => {
    const card = await registerCard(world.api, branch, '4000990000000319');
    const input = bookInput(await prepare(client, rate), byCard(card));
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
    expect(await captured(input.idempotencyKey)).toMatchObject([
      { amount_received: rate.expectedPaymentPrice },
    ]);
  });
});

/** A card whose issuer asks for its holder on every payment; its registration can't be finished here. */
async function registerAsking(world: BookingWorld): Promise<string> {
  const id = await registerCard(world.api, branch, '5555555555554444');
  const { db, cards } = world.api.app;
  const { cardFromNumber } = await import('../_cards.ts');
  const { inject } = await import('vitest');
  const row = await db.selectFrom('credit_cards').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const paymentMethodId = await cardFromNumber(inject('world'), '4000002760003184');
  // The set-up stays open, which leaves the card with the customer.
  await cards.setupCard({
    key: randomUUID(),
    customerId: row.stripe_customer_id,
    paymentMethodId,
    returnUrl: 'http://localhost:8080',
  });
  await db
    .updateTable('credit_cards')
    .set({ payment_method_id: paymentMethodId })
    .where('id', '=', id)
    .execute();
  return id;
}
