import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { sweep } from './_sweep.ts';
import { findPayment } from '../../src/modules/payment/payment-store.ts';
import type { TestClient } from '../_client.ts';
import { resolve, tasks } from '../operations/_tasks.ts';
import { stripeSdk } from '../reconciliation/_disorder.ts';
import {
  book,
  bookInput,
  bookPath,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  readTravel,
  retrievePath,
  startBookingWorld,
  buildStay,
} from './_booking.ts';
import { checkAgain } from './_check-again.ts';
import { eventually, mailsTo, paymentsFor, registerCard } from './_outside.ts';

const branch = 'demo-branch-sakura-tokyo';
const hours = (count: number) => count * 3_600_000;
/** Two days after it was sent: long after the supplier's window. */
const later = hours(48);

describe('the hold of a booking that stays unknown', () => {
  let world: BookingWorld;
  let client: TestClient;
  let operator: TestClient;
  let offset = 0;

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => new Date(Date.now() + offset) } });
    client = world.api.as('employee@sakura.example');
    operator = world.api.as('operator@yado.example');
  });
  beforeEach(() => {
    offset = 0;
    world.rapid.heal();
  });
  afterAll(() => world.close());

  /** A booking whose answer was lost; `exists`: the supplier has it. */
  const bookUnanswered = async (exists: boolean, cardId = 'demo-card-visa') => {
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const input = bookInput(await prepare(client, rate), {
      paymentType: 'CREDIT_CARD',
      creditCardId: cardId,
    });
    const kind = exists ? ('lose-answer' as const) : ('refuse' as const);
    world.rapid.breakNext('POST', bookPath, { kind, status: 503, body: '' });
    silence();
    const travelId = (await book(client, input)).unknownTravel?.id ?? '';
    const { id, supplier_reference } = await world.api.app.db
      .selectFrom('booking_attempts')
      .select(['id', 'supplier_reference'])
      .where('idempotency_key', '=', input.idempotencyKey)
      .executeTakeFirstOrThrow();
    offset = later;
    return { input, travelId, id, supplier_reference, price: rate.expectedPaymentPrice };
  };
  const silence = () =>
    world.rapid.breakNext('GET', retrievePath, { kind: 'refuse', status: 503, body: '' }, 1000);
  const readPayment = async (id: string) => {
    const payment = await findPayment(world.api.app.db, id);
    if (!payment) throw new Error('No payment.');
    return payment;
  };
  /** Lets the provider say that the hold ends so many hours from now. */
  const endsIn = async (id: string, count: number) => {
    const { payment_intent_id: ours } = await readPayment(id);
    const { retrieve } = world.api.app.cards;
    world.api.app.cards.retrieve = async (intentId) => {
      const read = await retrieve(intentId);
      if (read.kind !== 'found' || intentId !== ours || read.payment.captureBefore === null) return read;
      const captureBefore = new Date(Date.now() + later + hours(count));
      return { kind: 'found', payment: { ...read.payment, captureBefore } };
    };
  };
  const look = (id: string) => checkAgain(world.api, { id });
  const openTasks = async (travelId: string) =>
    (await tasks(operator, { input: { status: 'OPEN' }, first: 100 })).nodes.filter(
      ({ travel }) => travel?.id === travelId,
    );
  const readState = async (id: string) =>
    (
      await world.api.app.db
        .selectFrom('booking_attempts')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;

  /** What the trip's page says of the held funds. */
  const readHold = async (travelId: string) => {
    const response = await client.query<{ travelInDetail: { cardHold: { event: string } | null } }>(
      'query ($id: ID!) { travelInDetail(id: $id) { cardHold { event at } } }',
      { id: travelId },
    );
    return response.expectNoErrors().travelInDetail.cardHold?.event ?? null;
  };

  it('has its deadline on record from the start', async () => {
    const { id } = await bookUnanswered(false);
    const { capture_before } = await readPayment(id);
    expect(capture_before?.getTime()).toBeGreaterThan(Date.now() + hours(29 * 24));
  });

  it('is held once more on the same card a day before it ends, and the earlier hold is released', async () => {
    const { input, id, travelId, price } = await bookUnanswered(false);
    await endsIn(id, 25);
    await look(id);
    expect(await paymentsFor(world.api, input.idempotencyKey)).toHaveLength(1);
    expect(await readHold(travelId)).toBeNull();
    await endsIn(id, 23);
    await look(id);
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([
      { status: 'canceled', amount_received: 0 },
      { status: 'requires_capture', amount_capturable: price },
    ]);
    expect(await readHold(travelId)).toBe('RENEWED');
    const [, renewed] = await paymentsFor(world.api, input.idempotencyKey);
    expect(await readPayment(id)).toMatchObject({ state: 'HELD', payment_intent_id: renewed?.id });
    const mails = await eventually(
      async () => {
        await sweepBookings(world.api.app);
        return mailsTo(input.email);
      },
      (found) => found.length > 0,
    );
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('再確保のお知らせ')]);
    expect((await openTasks(travelId)).map(({ kind }) => kind)).toEqual(['BOOKING_UNKNOWN']);
    // A second deadline is a person's: nothing is held a third time.
    await endsIn(id, 23);
    await look(id);
    expect(await paymentsFor(world.api, input.idempotencyKey)).toHaveLength(2);
    expect((await openTasks(travelId)).map(({ kind }) => kind).toSorted()).toEqual([
      'BOOKING_UNKNOWN',
      'HOLD_EXPIRING',
    ]);
  });

  it('is not held a third time when the answer was lost and the provider has forgotten the key by now', async () => {
    const { input, id, price } = await bookUnanswered(false);
    await endsIn(id, 20);
    const { cards } = world.api.app;
    const { authorize, findByAttempt } = cards;
    const unknown = { kind: 'unknown', code: null, declineCode: null, errorType: 'api_error' } as const;
    try {
      cards.authorize = async (order) => {
        await authorize(order);
        cards.findByAttempt = async () => unknown;
        return unknown;
      };
      await look(id);
      // Nobody can say whether the price is held: it is not held again.
      const asked = await paymentsFor(world.api, input.idempotencyKey);
      expect(asked.map(({ status }) => status)).toEqual(['requires_capture', 'requires_capture']);
      cards.authorize = (order) => authorize({ ...order, key: `${order.key}:forgotten` });
      await look(id);
      expect(await paymentsFor(world.api, input.idempotencyKey)).toHaveLength(2);
      cards.findByAttempt = findByAttempt;
      await look(id);
    } finally {
      Object.assign(cards, { authorize, findByAttempt });
    }
    const [earlier, renewed, ...more] = await paymentsFor(world.api, input.idempotencyKey);
    expect(more).toEqual([]);
    expect(earlier).toMatchObject({ status: 'canceled' });
    expect(renewed).toMatchObject({ status: 'requires_capture', amount_capturable: price });
    expect(await readPayment(id)).toMatchObject({ state: 'HELD', payment_intent_id: renewed?.id });
  });

  it('is a task with its deadline when the card refuses another hold, and NOT_BOOKED ends it', async () => {
    const refusing = await registerCard(world.api, branch, '4242424242424242');
    const { input, id, travelId, price } = await bookUnanswered(false, refusing);
    const broken = await registerCard(world.api, branch, '4000000000000341');
    const { db } = world.api.app;
    const { payment_method_id } = await db
      .selectFrom('credit_cards')
      .select('payment_method_id')
      .where('id', '=', broken)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('credit_cards')
      .set({ payment_method_id: `${payment_method_id}-gone` })
      .where('id', '=', broken)
      .execute();
    await db.updateTable('credit_cards').set({ payment_method_id }).where('id', '=', refusing).execute();
    await endsIn(id, 20);
    for (let count = 0; count < 3; count += 1) await look(id);
    const held = (await paymentsFor(world.api, input.idempotencyKey)).filter(
      ({ status }) => status === 'requires_capture',
    );
    expect(held).toMatchObject([{ amount_capturable: price }]);
    // A card that said no is not asked again.
    expect(await paymentsFor(world.api, input.idempotencyKey)).toHaveLength(2);
    const task = (await openTasks(travelId)).find(({ kind }) => kind === 'HOLD_EXPIRING');
    expect(task).toMatchObject({ price, detail: expect.stringMatching(/^deadline=\S+ renewal=\w+ /) });
    world.rapid.heal();
    const note = 'Asked by phone: there is no such booking.';
    expect(await resolve(operator, { taskId: task?.id ?? '', outcome: 'NOT_BOOKED', note })).toMatchObject({
      operatorTask: { status: 'RESOLVED' },
    });
    expect(await openTasks(travelId)).toEqual([]);
    expect(await readTravel(client, travelId)).toMatchObject({ status: 'FAILED' });
    expect(await readState(id)).toBe('FAILED');
  });

  it('is captured when the booking is found then, and released when the supplier clearly has none', async () => {
    const found = await bookUnanswered(true);
    await endsIn(found.id, 20);
    world.rapid.heal();
    await look(found.id);
    expect(await readTravel(client, found.travelId)).toMatchObject({ status: 'BOOKED' });
    const [captured] = await eventually(
      () => paymentsFor(world.api, found.input.idempotencyKey),
      ([payment]) => payment?.status === 'succeeded',
    );
    expect(captured).toMatchObject({ amount_received: found.price });

    offset = 0;
    const absent = await bookUnanswered(false);
    world.rapid.heal();
    await look(absent.id);
    expect(await readState(absent.id)).toBe('SUPPLIER_UNKNOWN');
    await endsIn(absent.id, 20);
    await look(absent.id);
    expect(await readState(absent.id)).toBe('FAILED');
    expect(await paymentsFor(world.api, absent.input.idempotencyKey)).toMatchObject([
      { status: 'canceled', amount_received: 0 },
    ]);
    expect(await openTasks(absent.travelId)).toEqual([]);
  });

  it('that ends all the same is announced, and becomes a debt once the booking is found', async () => {
    const { input, id, travelId, price } = await bookUnanswered(true);
    await stripeSdk().paymentIntents.cancel((await readPayment(id)).payment_intent_id ?? '');
    await look(id);
    await look(id);
    expect(await readPayment(id)).toMatchObject({ state: 'RELEASED', captured: 0, next_try_at: null });
    expect(await readState(id)).toBe('SUPPLIER_UNKNOWN');
    expect(await readHold(travelId)).toBe('LAPSED');
    const [task] = (await openTasks(travelId)).filter(({ kind }) => kind === 'HOLD_EXPIRING');
    expect(task).toMatchObject({ detail: expect.stringContaining('authorization=gone') });
    const mails = await eventually(
      async () => {
        await sweepBookings(world.api.app);
        return mailsTo(input.email);
      },
      (found) => found.length > 0,
    );
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('確保終了のお知らせ')]);

    world.rapid.heal();
    await look(id);
    expect(await readTravel(client, travelId)).toMatchObject({ status: 'BOOKED' });
    await sweep(world.api.app);
    expect(await openTasks(travelId)).toMatchObject([
      { kind: 'CAPTURE_FAILED', price, detail: 'authorization=gone' },
    ]);
    expect(await readPayment(id)).toMatchObject({ state: 'RELEASED', captured: 0 });
    // Booked, but not paid: somebody has to say how.
    expect(await readHold(travelId)).toBe('LAPSED');
    const operator = world.api.as('operator@yado.example');
    const [debt] = await world.api.app.db
      .selectFrom('operator_tasks')
      .select('id')
      .where('travel_id', '=', travelId)
      .where('kind', '=', 'CAPTURE_FAILED')
      .execute();
    await resolve(operator, { taskId: debt?.id ?? '', note: '振込で入金' });
    expect(await readHold(travelId)).toBeNull();
  });

  it('that ends all the same leaves nothing behind when there was no booking', async () => {
    const { id, travelId } = await bookUnanswered(false);
    await stripeSdk().paymentIntents.cancel((await readPayment(id)).payment_intent_id ?? '');
    world.rapid.heal();
    await look(id);
    expect(await readState(id)).toBe('FAILED');
    expect(await readTravel(client, travelId)).toMatchObject({ status: 'FAILED' });
    expect(await openTasks(travelId)).toEqual([]);
  });
});
