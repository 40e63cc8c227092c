import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { CardsPort } from '../../src/adapters/cards/cards-port.ts';
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
  type ChosenRate,
  prepare,
  startBookingWorld,
  buildStay,
} from './_booking.ts';
import { dropsFor, eventually, itinerariesFor, paymentsFor, registerCard } from './_outside.ts';

const branch = 'demo-branch-sakura-tokyo';
const roomsUnavailableHotel = '9000003';
const byCard = (creditCardId: string) => ({ paymentType: 'CREDIT_CARD' as const, creditCardId });
const lost = { kind: 'unknown', code: null, declineCode: null, errorType: 'api_connection_error' } as const;

describe('when the card provider’s answer is lost', () => {
  let world: BookingWorld;
  let client: TestClient;
  let rate: ChosenRate;
  /** Which calls are carried out while their answer is lost. */
  const losing = new Set<keyof CardsPort>();

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
            return losing.has('capture') ? lost : outcome;
          },
          cancelAuthorization: async (...args) => {
            const outcome = await cards.cancelAuthorization(...args);
            return losing.has('cancelAuthorization') ? lost : outcome;
          },
          refund: async (...args) => {
            const outcome = await cards.refund(...args);
            return losing.has('refund') ? lost : outcome;
          },
          findByAttempt: (...args) =>
            losing.has('findByAttempt') ? Promise.resolve(lost) : cards.findByAttempt(...args),
        },
      },
    });
    client = world.api.as('employee@sakura.example');
  });
  beforeEach(async () => {
    losing.clear();
    rate = await chooseAnyRate(world.api, client, buildStay());
  });
  afterAll(() => world.close());

  const readPayment = (input: BookInput) =>
    world.api.app.db
      .selectFrom('payments')
      .innerJoin('booking_attempts', 'booking_attempts.id', 'payments.attempt_id')
      .selectAll('payments')
      .where('idempotency_key', '=', input.idempotencyKey)
      .executeTakeFirstOrThrow();
  /** Lets the job look again at once, as often as it takes. */
  const sweepUntil = (
    input: BookInput,
    isDone: (payment: Awaited<ReturnType<typeof readPayment>>) => boolean,
  ) =>
    eventually(async () => {
      const { db } = world.api.app;
      await db
        .updateTable('payments')
        .set({ next_try_at: new Date(0) })
        .where('next_try_at', 'is not', null)
        .execute();
      await db
        .updateTable('booking_attempts')
        .set({ next_check_at: new Date(0) })
        .where('next_check_at', 'is not', null)
        .execute();
      await sweepBookings(world.api.app);
      return readPayment(input);
    }, isDone);
  const stripeSum = async (input: BookInput, field: 'amount_received' | 'amount_capturable') =>
    (await paymentsFor(world.api, input.idempotencyKey)).reduce((sum, payment) => sum + payment[field], 0);

  it('R17: finds the funds that a provider too slow to answer has held, and books once', async () => {
    const slow = await registerCard(world.api, branch, '4000990000000301');
    const input = bookInput(await prepare(client, rate), byCard(slow));
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
    await sweepUntil(input, ({ state }) => state === 'CAPTURED');
    expect(await paymentsFor(world.api, input.idempotencyKey)).toHaveLength(1);
    expect(await itinerariesFor(input.email)).toHaveLength(1);
  });

  it('lets a card of unknown outcome go before it charges another one under the same key', async () => {
    const slow = await registerCard(world.api, branch, '4000990000000301');
    const input = bookInput(await prepare(client, rate), byCard(slow));
    losing.add('findByAttempt');
    expect(await book(client, input)).toMatchObject({ errorCode: 'CARD_UNAVAILABLE' });
    expect(await stripeSum(input, 'amount_capturable')).toBe(rate.expectedPaymentPrice);
    const other = { ...input, ...byCard('demo-card-visa') };
    expect(await book(client, other)).toMatchObject({ errorCode: 'CARD_UNAVAILABLE' });
    losing.clear();
    expect(await book(client, other)).toMatchObject({ __typename: 'BookSuccess' });
    expect(await dropsFor(world.api, input.idempotencyKey)).toEqual([{ outcome: 'done' }]);
    await sweepUntil(input, ({ state }) => state === 'CAPTURED');
    expect(await stripeSum(input, 'amount_capturable')).toBe(0);
    expect(await stripeSum(input, 'amount_received')).toBe(rate.expectedPaymentPrice);
  });

  it('captures once although the answer to the capture is lost', async () => {
    losing.add('capture');
    const input = bookInput(await prepare(client, rate), byCard('demo-card-visa'));
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
    const payment = await sweepUntil(input, ({ state }) => state === 'CAPTURED');
    expect(payment).toMatchObject({ captured: rate.expectedPaymentPrice, pending: null });
    expect(await stripeSum(input, 'amount_received')).toBe(rate.expectedPaymentPrice);
  });

  it('tells the refusal at once and finishes the release later', async () => {
    losing.add('cancelAuthorization');
    const gone = await chooseRate(client, roomsUnavailableHotel, buildStay());
    const input = bookInput(await prepare(client, gone), byCard('demo-card-visa'));
    expect(await book(client, input)).toMatchObject({ errorCode: 'SOLD_OUT', rePrepareRequired: true });
    await sweepUntil(input, ({ state }) => state === 'RELEASED');
    expect(await stripeSum(input, 'amount_capturable')).toBe(0);
    expect(await book(client, input)).toMatchObject({ errorCode: 'SOLD_OUT' });
  });

  it('refunds once although the answer to the refund is lost', async () => {
    const input = bookInput(await prepare(client, rate), byCard('demo-card-visa'));
    const { travel } = await book(client, input);
    await sweepUntil(input, ({ state }) => state === 'CAPTURED');
    losing.add('refund');
    const answer = await cancelRooms(client, {
      travelId: travel?.id ?? '',
      expediaHotelRoomIds: travel?.expediaHotelRooms.map(({ id }) => id) ?? [],
      acceptedPenaltyPrice: 0,
    });
    expect(answer).toMatchObject({ travel: { status: 'CANCELED' } });
    const payment = await sweepUntil(input, ({ refunded, pending }) => refunded > 0 && pending === null);
    expect(payment.refunded).toBe(rate.expectedPaymentPrice);
    const intent = await world.api.app.cards.retrieve(payment.payment_intent_id ?? '');
    expect(intent).toMatchObject({ payment: { amountRefunded: rate.expectedPaymentPrice } });
  });
});
