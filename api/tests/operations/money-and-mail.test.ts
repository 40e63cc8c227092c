import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { CardsPort } from '../../src/adapters/cards/cards-port.ts';
import { createStripeCards } from '../../src/adapters/cards/stripe-cards.ts';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { sweep } from '../booking/_sweep.ts';
import { sendDueMails } from '../../src/modules/travel/send-due-mails.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  type BookInput,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  readTravel,
  startBookingWorld,
  buildStay,
  type TravelAnswer,
} from '../booking/_booking.ts';
import { eventually, itinerariesFor, mailsTo, paymentsFor } from '../booking/_outside.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import { stripeSdk } from '../reconciliation/_disorder.ts';
import { resolve, tasks } from './_tasks.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const unavailable = {
  kind: 'unavailable',
  code: 'rate_limit',
  declineCode: null,
  errorType: 'api_error',
} as const;

describe('after a booking is confirmed', () => {
  let world: BookingWorld;
  let client: TestClient;
  let operator: TestClient;
  const failing = new Set<'capture' | 'refund'>();

  beforeAll(async () => {
    const { stripe, keys } = inject('world');
    const cards: CardsPort = createStripeCards({ apiBase: stripe, secretKey: keys.stripeSecretKey });
    world = await startBookingWorld({
      overrides: {
        cards: {
          ...cards,
          capture: async (...args) => (failing.has('capture') ? unavailable : cards.capture(...args)),
          refund: async (...args) => (failing.has('refund') ? unavailable : cards.refund(...args)),
        },
      },
    });
    client = world.api.as('employee@sakura.example');
    operator = world.api.as('operator@yado.example');
  });
  beforeEach(() => failing.clear());
  afterAll(() => world.close());

  const booked = async (change: Partial<BookInput>): Promise<{ input: BookInput; travel: TravelAnswer }> => {
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const input = bookInput(await prepare(client, rate), change);
    const { travel, errorCode } = await book(client, input);
    if (!travel) throw new Error(`Not booked: ${errorCode}`);
    return { input, travel };
  };
  const readPayment = (input: BookInput) =>
    world.api.app.db
      .selectFrom('payments')
      .innerJoin('booking_attempts', 'booking_attempts.id', 'payments.attempt_id')
      .selectAll('payments')
      .where('idempotency_key', '=', input.idempotencyKey)
      .executeTakeFirstOrThrow();
  type Payment = Awaited<ReturnType<typeof readPayment>>;
  /** Lets the job try again at once, as often as it takes. */
  const tryUntil = (input: BookInput, isDone: (payment: Payment) => boolean) =>
    eventually(async () => {
      const payment = await readPayment(input);
      if (isDone(payment)) return payment;
      await world.api.app.db
        .updateTable('payments')
        .set({ next_try_at: new Date(0) })
        .where('attempt_id', '=', payment.attempt_id)
        .where('next_try_at', 'is not', null)
        .execute();
      await sweepBookings(world.api.app);
      return readPayment(input);
    }, isDone);
  const findTask = async (kind: string, travel: TravelAnswer) =>
    (await tasks(operator, { input: { kinds: [kind] } })).nodes.find((task) => task.travel?.id === travel.id);

  it('keeps it while its capture fails, calls an operator, and captures once when that works again', async () => {
    failing.add('capture');
    const { input, travel } = await booked(visa);
    await tryUntil(input, ({ failed_tries }) => failed_tries >= 3);
    expect(await findTask('CAPTURE_FAILED', travel)).toBeUndefined();
    await tryUntil(input, ({ failed_tries }) => failed_tries >= 5);
    const total = travel.pricing.total.paymentPrice;
    expect(await findTask('CAPTURE_FAILED', travel)).toMatchObject({
      status: 'OPEN',
      price: total,
      reference: (await readPayment(input)).payment_intent_id,
      detail: expect.stringContaining('code=rate_limit'),
    });
    expect(await readTravel(client, travel.id)).toMatchObject({ status: 'BOOKED' });
    failing.clear();
    await tryUntil(input, ({ state }) => state === 'CAPTURED');
    expect(await findTask('CAPTURE_FAILED', travel)).toMatchObject({ status: 'RESOLVED', resolvedBy: null });
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([
      { status: 'succeeded', amount_received: total },
    ]);
    expect(await itinerariesFor(input.email)).toMatchObject([{ status: 'booked' }]);
  });

  it('keeps it when the held funds are gone, and leaves the debt to an operator', async () => {
    failing.add('capture');
    const { input, travel } = await booked(visa);
    await tryUntil(input, ({ failed_tries }) => failed_tries >= 1);
    await stripeSdk().paymentIntents.cancel((await readPayment(input)).payment_intent_id ?? '');
    failing.clear();
    await tryUntil(input, ({ state }) => state === 'CAPTURE_FAILED');
    const task = await findTask('CAPTURE_FAILED', travel);
    expect(task).toMatchObject({
      status: 'OPEN',
      price: travel.pricing.total.paymentPrice,
      detail: expect.stringContaining('authorization=gone'),
    });
    expect(await readTravel(client, travel.id)).toMatchObject({ status: 'BOOKED' });
    expect(await itinerariesFor(input.email)).toMatchObject([{ status: 'booked' }]);
    await resolve(operator, { taskId: task?.id ?? '', note: 'invoiced by hand' });
    await sweep(world.api.app);
    expect(await findTask('CAPTURE_FAILED', travel)).toMatchObject({ id: task?.id, status: 'RESOLVED' });
  });

  it('cancels it while its refund fails, and refunds once when that works again', async () => {
    const { input, travel } = await booked(visa);
    await tryUntil(input, ({ state }) => state === 'CAPTURED');
    failing.add('refund');
    const canceled = await cancelRooms(client, {
      travelId: travel.id,
      expediaHotelRoomIds: travel.expediaHotelRooms.map(({ id }) => id),
      acceptedPenaltyPrice: 0,
    });
    expect(canceled).toMatchObject({ travel: { status: 'CANCELED' } });
    await tryUntil(input, ({ failed_tries }) => failed_tries >= 5);
    const total = travel.pricing.total.paymentPrice;
    expect(await findTask('REFUND_FAILED', travel)).toMatchObject({ status: 'OPEN', price: total });
    failing.clear();
    await tryUntil(input, ({ refunded }) => refunded === total);
    expect(await findTask('REFUND_FAILED', travel)).toMatchObject({ status: 'RESOLVED' });
    const intent = await world.api.app.cards.retrieve((await readPayment(input)).payment_intent_id ?? '');
    expect(intent).toMatchObject({ payment: { amountRefunded: total } });
  });

  it('puts a job that has used up its tries on the desk, until the sweep gets it done', async () => {
    const { app } = world.api;
    const { retrieve } = app.supplier;
    app.supplier.retrieve = () => Promise.reject(new Error('a bug'));
    try {
      const { travel } = await booked({});
      const task = await eventually(
        () => findTask('DEAD_LETTER', travel),
        (found) => found !== undefined,
      );
      expect(task).toMatchObject({ status: 'OPEN', reference: 'booking-wake' });
      app.supplier.retrieve = retrieve;
      const settled = await eventually(
        async () => {
          // As if its pause after the last failure were over; a try that was under way may fail once more.
          await app.db
            .updateTable('work_failures')
            .set({ next_try_at: new Date(0) })
            .execute();
          await sweep(app);
          return findTask('DEAD_LETTER', travel);
        },
        (found) => found?.status === 'RESOLVED',
      );
      expect(settled).toMatchObject({ id: task?.id });
    } finally {
      app.supplier.retrieve = retrieve;
    }
  });

  it('mails it under one Message-ID although the sender dies five times in the middle', async () => {
    const { app } = world.api;
    const { send } = app.mailer;
    // The background's senders hang as dead ones do: what arrives comes from this test's.
    app.mailer.send = () => new Promise<never>(() => {});
    try {
      const { input, travel } = await booked({});
      await eventually(
        () => readMail(travel.id),
        ({ tries }) => tries > 0,
      );
      const ids: (string | undefined)[] = [];
      const sendWith = (mailer: typeof send) =>
        sendDueMails({ ...app, mailer: { ...app.mailer, send: mailer } }, travel.id);
      for (let death = 1; death <= 5; death++) {
        let died = false;
        const dying = async (mail: Parameters<typeof send>[0]) => {
          ids.push(mail.messageId);
          // Every other time the relay has taken the mail before the process dies.
          if (death % 2 === 0) await send(mail);
          died = true;
          return new Promise<never>(() => {});
        };
        await eventually(async () => {
          if (died) return true;
          await makeDue(travel.id);
          void sendWith(dying);
          return died;
        }, Boolean);
        expect(await readMail(travel.id)).toMatchObject({ sent_at: null });
      }
      await eventually(
        async () => {
          await makeDue(travel.id);
          await sendWith(send);
          return readMail(travel.id);
        },
        ({ sent_at }) => sent_at !== null,
      );
      const mails = await mailsTo(input.email);
      expect(mails.length).toBeGreaterThanOrEqual(3);
      expect(new Set([...ids, ...mails.map(({ messageId }) => messageId)]).size).toBe(1);
      expect(await readTravel(client, travel.id)).toMatchObject({ status: 'BOOKED' });
      expect(await itinerariesFor(input.email)).toMatchObject([{ status: 'booked' }]);
      await makeDue(travel.id);
      await sendWith(send);
      expect(await mailsTo(input.email)).toHaveLength(mails.length);
    } finally {
      app.mailer.send = send;
    }
  });

  const readMail = (travelId: string) =>
    world.api.app.db
      .selectFrom('travel_mails')
      .selectAll()
      .where('travel_id', '=', travelId)
      .executeTakeFirstOrThrow();
  const makeDue = (travelId: string) =>
    world.api.app.db
      .updateTable('travel_mails')
      .set({ next_try_at: new Date(0) })
      .where('travel_id', '=', travelId)
      .execute();
});
