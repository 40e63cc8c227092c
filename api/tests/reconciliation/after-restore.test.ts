import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { reconcile, startDailyScan } from '../../src/modules/reconciliation/reconcile.ts';
import { watchOverdueWork } from '../../src/modules/operations/watch-overdue-work.ts';
import { jsonb } from '../../src/db/jsonb.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  type BookInput,
  bookInput,
  bookPath,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  retrievePath,
  startBookingWorld,
  stayOf,
} from '../booking/_booking.ts';
import { eventually, itinerariesFor, paymentsFor } from '../booking/_outside.ts';
import { resolve, tasks } from '../operations/_tasks.ts';
import { countingCards, stripeSdk } from './_disorder.ts';

const branch = 'demo-branch-sakura-tokyo';
const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const hours = (count: number) => count * 3_600_000;
const kinds = ['LOST_BOOKING', 'LOST_PAYMENT'];

describe('after a restore of an older backup', () => {
  const outside = countingCards();
  let environment: string;
  let offset: number;
  let open: BookingWorld[];

  beforeEach(() => {
    environment = `restore-${randomUUID().slice(0, 8)}`;
    offset = 0;
    open = [];
    outside.failCaptures(false);
  });
  afterEach(async () => {
    for (const world of open) await world.close();
  });

  /** An API on the database as it was before anything was booked: the backup. */
  const onBackup = async (name = environment): Promise<BookingWorld> => {
    const clock = () => new Date(Date.now() + offset);
    const world = await startBookingWorld({
      config: { environment: name },
      overrides: { clock, cards: outside.cards },
    });
    open.push(world);
    return world;
  };
  const end = async (world: BookingWorld) => {
    open = open.filter((each) => each !== world);
    await world.close();
  };
  const bookIn = async (
    world: BookingWorld,
    change: Partial<BookInput> = {},
  ): Promise<{ input: BookInput; price: number }> => {
    const client = world.api.as('employee@sakura.example');
    const rate = await chooseAnyRate(world.api, client, stayOf());
    const input = bookInput(await prepare(client, rate), change);
    await book(client, input);
    return { input, price: input.acceptedPaymentPrice };
  };
  const paymentOf = async (world: BookingWorld, { idempotencyKey }: BookInput, status: string) => {
    const [payment] = await eventually(
      () => paymentsFor(world.api, idempotencyKey),
      ([first]) => first?.status === status,
    );
    return payment?.id ?? '';
  };
  const statusOf = async (id: string) => (await stripeSdk().paymentIntents.retrieve(id)).status;
  const desk = (world: BookingWorld): TestClient => world.api.as('operator@yado.example');
  const lostIn = async (world: BookingWorld, status = 'OPEN') =>
    (await tasks(desk(world), { input: { kinds, status }, first: 100 })).nodes;
  const reconcileAfter = async (world: BookingWorld, ms: number) => {
    offset = ms;
    await reconcile(world.api.app);
  };

  it('every newer booking becomes one task that says what stands, by card and by invoice', async () => {
    const before = await onBackup();
    const byCard = await bookIn(before, visa);
    const paid = await paymentOf(before, byCard.input, 'succeeded');
    const byInvoice = await bookIn(before);
    await end(before);

    const world = await onBackup();
    await reconcileAfter(world, hours(1));
    const found = await lostIn(world);
    expect(found).toHaveLength(2);
    const itineraries = [byCard, byInvoice].map(({ input }) => itinerariesFor(input.email));
    const [card, invoice] = (await Promise.all(itineraries)).map(([itinerary]) => itinerary?.itinerary_id);
    const taskOf = (id = '') => found.find(({ reference }) => reference === id);
    expect(taskOf(card)).toMatchObject({
      kind: 'LOST_BOOKING',
      price: byCard.price,
      companyBranch: { id: branch },
      travel: null,
    });
    expect(taskOf(card)?.detail).toMatch(
      /^supplier=booked hotel=\S+ stay=\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d rooms=1 guest=\S+ /,
    );
    expect(taskOf(card)?.detail).toContain(
      `means=card payment=${paid} provider=succeeded received=${byCard.price}`,
    );
    expect(taskOf(invoice)).toMatchObject({ kind: 'LOST_BOOKING', price: byInvoice.price });
    expect(taskOf(invoice)?.detail).toContain('means=invoice');

    const changes = outside.changes();
    await startDailyScan(world.api.app);
    await reconcileAfter(world, hours(49));
    expect((await lostIn(world)).map(({ id }) => id).sort()).toEqual(found.map(({ id }) => id).sort());
    expect(await lostIn(world, 'RESOLVED')).toEqual([]);
    expect(outside.changes()).toBe(changes);
    expect(await statusOf(paid)).toBe('succeeded');
  });

  it('one that throws is on record and comes later, and those behind it are reviewed', async () => {
    const before = await onBackup();
    const bookings = [await bookIn(before), await bookIn(before)];
    await end(before);

    const world = await onBackup();
    const { app } = world.api;
    const answer = app.rapid.retrieveByReference.bind(app.rapid);
    let broken: string | null = null;
    app.rapid.retrieveByReference = (reference, ...rest) => {
      broken ??= reference;
      if (reference === broken) return Promise.reject(new TypeError('a bug'));
      return answer(reference, ...rest);
    };
    await reconcileAfter(world, hours(1));
    const standing = await Promise.all(bookings.map(({ input }) => itinerariesFor(input.email)));
    const ids = standing.map(([itinerary]) => itinerary?.itinerary_id);
    const [found, ...others] = await lostIn(world);
    expect(others).toEqual([]);
    expect(ids).toContain(found?.reference);
    const failures = app.db.selectFrom('work_failures').selectAll().where('work', '=', 'lost-review');
    expect(await failures.execute()).toMatchObject([{ error: 'TypeError', failures: 1 }]);
    await reconcileAfter(world, hours(1) + 9 * 60_000);
    expect(await failures.execute()).toMatchObject([{ failures: 1 }]);
    await reconcileAfter(world, hours(1) + 11 * 60_000);
    expect(await failures.execute()).toMatchObject([{ failures: 2 }]);

    offset = hours(3);
    await watchOverdueWork(app);
    const [failure] = await failures.execute();
    expect((await tasks(desk(world), { input: { kinds: ['DEAD_LETTER'] } })).nodes).toMatchObject([
      { reference: failure?.subject, detail: expect.stringContaining('work=lost-review') },
    ]);
    app.rapid.retrieveByReference = answer;
    await reconcileAfter(world, hours(3));
    expect(await lostIn(world)).toHaveLength(2);
    expect(await failures.execute()).toEqual([]);
  });

  it('a booking with two payments is one task, and stays one while the supplier does not answer', async () => {
    const before = await onBackup();
    outside.failCaptures(true);
    const { input } = await bookIn(before, visa);
    const held = await paymentOf(before, input, 'requires_capture');
    await end(before);

    const world = await onBackup();
    const { app } = world.api;
    await reconcileAfter(world, hours(1));
    // As after a renewal: the journal names the earlier hold, the listing the later one.
    const first = await app.db.selectFrom('lost_attempts').selectAll().executeTakeFirstOrThrow();
    const renewed = { ...first, subject: 'pi_renewed', payment_intent_id: 'pi_renewed' };
    await app.db.insertInto('lost_attempts').values(renewed).execute();
    await reconcileAfter(world, hours(3));
    expect(await lostIn(world)).toMatchObject([
      { kind: 'LOST_BOOKING', detail: expect.stringContaining(`payment=${held}`) },
    ]);
    world.rapid.breakNext('GET', retrievePath, { kind: 'refuse', status: 503, body: '' }, Infinity);
    await reconcileAfter(world, hours(6));
    expect(await lostIn(world)).toMatchObject([{ kind: 'LOST_BOOKING' }]);
  });

  it('what an operator has dealt with does not come back', async () => {
    const before = await onBackup();
    await bookIn(before);
    await end(before);
    const world = await onBackup();
    await reconcileAfter(world, hours(1));
    const [task] = await lostIn(world);
    expect(task?.kind).toBe('LOST_BOOKING');
    await resolve(desk(world), { taskId: task?.id ?? '', note: '旅程を登録しました' });
    await startDailyScan(world.api.app);
    await reconcileAfter(world, hours(30));
    expect(await lostIn(world)).toEqual([]);
  });

  it('a hold is never released while its booking stands, or while the supplier does not answer', async () => {
    const before = await onBackup();
    outside.failCaptures(true);
    const { input, price } = await bookIn(before, visa);
    const held = await paymentOf(before, input, 'requires_capture');
    await end(before);

    const world = await onBackup();
    const away = { kind: 'refuse' as const, status: 503, body: '' };
    world.rapid.breakNext('GET', retrievePath, away, Infinity);
    await reconcileAfter(world, hours(1));
    await reconcileAfter(world, hours(30));
    expect(await statusOf(held)).toBe('requires_capture');
    expect(await lostIn(world)).toMatchObject([
      { kind: 'LOST_PAYMENT', reference: held, price, detail: expect.stringContaining('supplier=no-answer') },
    ]);
    world.rapid.heal();
    await reconcileAfter(world, hours(60));
    expect(await statusOf(held)).toBe('requires_capture');
    expect(await lostIn(world)).toMatchObject([{ kind: 'LOST_BOOKING', price }]);
  });

  it('a hold of which the supplier surely knows no booking is released a day after it was put on the desk', async () => {
    const before = await onBackup();
    before.rapid.breakNext('POST', bookPath, { kind: 'refuse', status: 503, body: '' });
    const { input, price } = await bookIn(before, visa);
    const held = await paymentOf(before, input, 'requires_capture');
    await end(before);

    const world = await onBackup();
    await reconcileAfter(world, hours(1));
    expect(await lostIn(world)).toMatchObject([
      { kind: 'LOST_PAYMENT', reference: held, price, detail: expect.stringContaining('supplier=none') },
    ]);
    await reconcileAfter(world, hours(20));
    expect(await statusOf(held)).toBe('requires_capture');
    await reconcileAfter(world, hours(26));
    expect(await statusOf(held)).toBe('canceled');
    expect(await lostIn(world)).toEqual([]);
    expect(await lostIn(world, 'RESOLVED')).toMatchObject([{ kind: 'LOST_PAYMENT', reference: held }]);
  });

  it('a hold that an operator has said to be dealt with is not released', async () => {
    const before = await onBackup();
    before.rapid.breakNext('POST', bookPath, { kind: 'refuse', status: 503, body: '' });
    const { input } = await bookIn(before, visa);
    const held = await paymentOf(before, input, 'requires_capture');
    await end(before);
    const world = await onBackup();
    await reconcileAfter(world, hours(1));
    const [task] = await lostIn(world);
    await resolve(desk(world), { taskId: task?.id ?? '', note: 'お客様と相談中です' });
    await reconcileAfter(world, hours(26));
    await startDailyScan(world.api.app);
    await reconcileAfter(world, hours(52));
    expect(await statusOf(held)).toBe('requires_capture');
    expect(await lostIn(world)).toEqual([]);
  });

  it('a booking is made although the journal is away, and an alert names it', async () => {
    const alerts: object[] = [];
    const world = await onBackup();
    const { app } = world.api;
    app.journal.write = () => Promise.reject(new Error('away'));
    app.log.error = ((fields: object) => alerts.push(fields)) as typeof app.log.error;
    const { input } = await bookIn(world);
    expect(await itinerariesFor(input.email)).toHaveLength(1);
    const { id } = await attemptOf(world, input);
    expect(alerts).toContainEqual(expect.objectContaining({ name: 'booking-not-journaled', attemptId: id }));
  });

  it('payments and bookings of another environment are left alone', async () => {
    const other = await onBackup(`other-${randomUUID().slice(0, 8)}`);
    outside.failCaptures(true);
    const { input } = await bookIn(other, visa);
    const held = await paymentOf(other, input, 'requires_capture');
    await bookIn(other);
    await end(other);
    const world = await onBackup();
    await reconcileAfter(world, hours(1));
    await reconcileAfter(world, hours(49));
    expect(await lostIn(world)).toEqual([]);
    expect(await statusOf(held)).toBe('requires_capture');
  });

  it('an attempt that the backup shows before it was sent is confirmed when the supplier has its booking', async () => {
    const world = await onBackup();
    outside.failCaptures(true);
    const { input } = await bookIn(world, visa);
    const held = await paymentOf(world, input, 'requires_capture');
    outside.failCaptures(false);
    await asBeforeItWasSent(world, input);
    await sweepBookings(world.api.app);
    expect(await attemptOf(world, input)).toMatchObject({ state: 'CONFIRMED' });
    expect(await paymentOf(world, input, 'succeeded')).toBe(held);
    expect(await itinerariesFor(input.email)).toHaveLength(1);
  });

  it('a hold that the backup does not count on is kept when the booking of its attempt stands', async () => {
    const world = await onBackup();
    outside.failCaptures(true);
    const { input } = await bookIn(world, visa);
    const held = await paymentOf(world, input, 'requires_capture');
    const { id } = await asBeforeItWasSent(world, input);
    await world.api.app.db.deleteFrom('payments').where('attempt_id', '=', id).execute();
    await world.api.app.db
      .updateTable('booking_attempts')
      .set({ state: 'CREATED', payment_intent_id: null, next_check_at: null })
      .where('id', '=', id)
      .execute();
    await startDailyScan(world.api.app);
    await reconcileAfter(world, hours(1));
    expect(await statusOf(held)).toBe('requires_capture');
    expect(await lostIn(world)).toMatchObject([
      { kind: 'LOST_BOOKING', detail: expect.stringContaining(`payment=${held}`) },
    ]);
  });

  const attemptOf = (world: BookingWorld, { idempotencyKey }: BookInput) =>
    world.api.app.db
      .selectFrom('booking_attempts')
      .selectAll()
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirstOrThrow();

  /** Turns the rows of a booking back to the moment before it was sent, two hours ago. */
  async function asBeforeItWasSent(world: BookingWorld, input: BookInput): Promise<{ id: string }> {
    const { db } = world.api.app;
    const attempt = await attemptOf(world, input);
    const past = new Date(Date.now() - hours(2));
    const travelId = attempt.travel_id ?? '';
    await db.deleteFrom('reconcile_marks').where('attempt_id', '=', attempt.id).execute();
    for (const table of ['travel_mails', 'travel_histories', 'travel_rooms'] as const) {
      await db.deleteFrom(table).where('travel_id', '=', travelId).execute();
    }
    await db
      .updateTable('booking_attempts')
      .set({
        travel_id: null,
        itinerary_id: null,
        sent_at: null,
        price_checked_at: past,
        state: 'AUTHORIZED',
        request: jsonb(attempt.request),
        lease_until: null,
        lease_owner: null,
        next_check_at: past,
        created_at: past,
        updated_at: past,
      })
      .where('id', '=', attempt.id)
      .execute();
    await db.deleteFrom('travels').where('id', '=', travelId).execute();
    await db
      .updateTable('payments')
      .set({ state: 'HELD', pending: null, pending_amount: null, failed_tries: 0, next_try_at: null })
      .where('attempt_id', '=', attempt.id)
      .execute();
    return attempt;
  }
});
