import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isWorkDetail } from '../../src/modules/operator-task/work-detail.ts';
import { reconcile, startDailyScan } from '../../src/modules/reconciliation/reconcile.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  type BookInput,
  bookInput,
  bookPath,
  type BookingWorld,
  chooseAnyRate,
  chooseRate,
  prepare,
  readTravel,
  startBookingWorld,
  buildStay,
  type TravelAnswer,
} from '../booking/_booking.ts';
import { checkAgain } from '../booking/_check-again.ts';
import { eventually, itinerariesFor, paymentsFor } from '../booking/_outside.ts';
import { resolve, tasks } from '../operations/_tasks.ts';
import { findPayment, updatePayment } from '../../src/modules/payment/payment-store.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import { countingCards, disorder, stripeSdk } from './_disorder.ts';

const branch = 'demo-branch-sakura-tokyo';
const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const roomsUnavailableHotel = '9000003';
const minutes = (count: number) => count * 60_000;
const cancelPath = /^\/v3\/itineraries\/[^/]+\/rooms\//;

/** Without what the watch for overdue work adds when this machine is slow: the clock of this test is hours ahead. */
const standing = (nodes: { id: string; status: string; detail: string | null }[]) =>
  nodes.filter(({ detail }) => !isWorkDetail(detail)).map(({ id, status }) => ({ id, status }));

/** Tasks of bookings that stay unknown on purpose, and of jobs that the moved clock makes late. */
const notCompared = ['BOOKING_UNKNOWN', 'DEAD_LETTER', 'MAIL_UNSENT'];

describe('comparing our rows with card provider and supplier', () => {
  const outside = countingCards();
  let world: BookingWorld;
  let client: TestClient;
  let operator: TestClient;
  let make: ReturnType<typeof disorder>;
  let offset = 0;

  beforeAll(async () => {
    const clock = () => new Date(Date.now() + offset);
    world = await startBookingWorld({ overrides: { clock, cards: outside.cards } });
    client = world.api.as('employee@sakura.example');
    operator = world.api.as('operator@yado.example');
    make = disorder(world, branch);
  });
  beforeEach(() => {
    offset = 0;
    outside.failCaptures(false);
    world.rapid.heal();
  });
  afterAll(() => world.close());

  const booked = async (
    change: Partial<BookInput> = {},
  ): Promise<{ input: BookInput; travel: TravelAnswer }> => {
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const input = bookInput(await prepare(client, rate), change);
    const { travel, errorCode } = await book(client, input);
    if (!travel) throw new Error(`Not booked: ${errorCode}`);
    return { input, travel };
  };
  const captured = async (input: BookInput) => {
    const [payment] = await eventually(
      () => paymentsFor(world.api, input.idempotencyKey),
      ([first]) => first?.status === 'succeeded',
    );
    return payment?.id ?? '';
  };
  const reconcileLater = async (count: number) => {
    offset = minutes(count);
    await reconcile(world.api.app);
  };
  const changesOutside = () => outside.changes() + world.rapid.count('DELETE', cancelPath);

  /** An attempt that an operator ended, of which the supplier knows nothing yet. */
  const endedBooking = async () => {
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const input = bookInput(await prepare(client, rate), visa);
    world.rapid.breakNext('POST', bookPath, { kind: 'refuse', status: 503, body: '' });
    await book(client, input);
    offset = minutes(36);
    const { id } = await make.readAttempt(input);
    await checkAgain(world.api, { id });
    const open = await tasks(operator, { input: { kinds: ['BOOKING_UNKNOWN'], status: 'OPEN' } });
    await resolve(operator, { taskId: open.nodes[0]?.id ?? '', outcome: 'NOT_BOOKED', note: 'none' });
    offset = 0;
    return { input, rate };
  };

  it('reports six kinds of mismatch, repairs the three safe ones, and changes nothing when run again', async () => {
    // In order, twice over: these must not be found.
    const healthy = await booked(visa);
    await captured(healthy.input);
    const canceled = await booked();
    await cancelRooms(client, {
      travelId: canceled.travel.id,
      expediaHotelRoomIds: canceled.travel.expediaHotelRooms.map(({ id }) => id),
      acceptedPenaltyPrice: 0,
    });

    const gone = await chooseRate(client, roomsUnavailableHotel, buildStay());
    const refused = bookInput(await prepare(client, gone), visa);
    await book(client, refused);
    const stray = await make.holdStray(await make.readAttempt(refused), 4_321);

    const { input: orphan, rate } = await endedBooking();
    await make.bookLate(client, rate, await make.readAttempt(orphan));

    outside.failCaptures(true);
    const uncaptured = await booked(visa);
    await eventually(
      () =>
        world.api.app.db
          .selectFrom('payments')
          .innerJoin('booking_attempts', 'booking_attempts.id', 'payments.attempt_id')
          .select('failed_tries')
          .where('idempotency_key', '=', uncaptured.input.idempotencyKey)
          .executeTakeFirstOrThrow(),
      ({ failed_tries }) => failed_tries > 0,
    );
    await make.loseCapture(await make.readAttempt(uncaptured.input));
    outside.failCaptures(false);

    const refunded = await booked(visa);
    const refundedPayment = await captured(refunded.input);
    await stripeSdk().refunds.create({ payment_intent: refundedPayment, amount: 1_000 });

    const missing = await booked();
    await make.loseItinerary(await make.readAttempt(missing.input), 'nobody@sakura.example');

    const differing = await booked();
    await make.cancelBehindOurBack(await make.readAttempt(differing.input));

    await reconcileLater(40);
    const found = await tasks(operator, { first: 100 });
    const kinds = found.nodes
      .filter(({ kind }) => !notCompared.includes(kind))
      .map(({ kind, status }) => `${kind} ${status}`);
    expect(kinds.sort()).toEqual([
      'AMOUNT_MISMATCH OPEN',
      'CAPTURE_FAILED RESOLVED',
      'ITINERARY_MISSING OPEN',
      'ORPHAN_ITINERARY RESOLVED',
      'STATUS_MISMATCH OPEN',
      'STRAY_AUTHORIZATION RESOLVED',
    ]);
    const findTask = (kind: string) => found.nodes.find((task) => task.kind === kind);
    expect(findTask('AMOUNT_MISMATCH')).toMatchObject({
      price: 1_000,
      reference: refundedPayment,
      travel: { id: refunded.travel.id },
      companyBranch: { id: branch },
    });
    expect(findTask('ITINERARY_MISSING')?.travel?.id).toBe(missing.travel.id);
    expect(findTask('STATUS_MISMATCH')?.travel?.id).toBe(differing.travel.id);
    expect(findTask('STRAY_AUTHORIZATION')).toMatchObject({ price: 4_321, reference: stray });
    for (const kind of ['STRAY_AUTHORIZATION', 'ORPHAN_ITINERARY', 'CAPTURE_FAILED']) {
      expect(findTask(kind)).toMatchObject({ resolvedBy: null, note: null });
    }

    expect(await stripeSdk().paymentIntents.retrieve(stray)).toMatchObject({ status: 'canceled' });
    expect(await itinerariesFor(orphan.email)).toMatchObject([{ rooms: [{ status: 'canceled' }] }]);
    expect(await paymentsFor(world.api, uncaptured.input.idempotencyKey)).toMatchObject([
      { status: 'succeeded', amount_received: uncaptured.travel.pricing.total.paymentPrice },
    ]);
    // At once, or by the job that asks again when the supplier was slow.
    const taken = await eventually(
      () => readTravel(client, differing.travel.id),
      (travel) => travel?.status === 'CANCELED',
    );
    expect(taken?.pricing).toMatchObject({ finalPaymentPrice: 0 });

    const changes = changesOutside();
    await reconcileLater(60);
    await startDailyScan(world.api.app);
    await reconcileLater(24 * 60);
    expect(changesOutside()).toBe(changes);
    const again = await tasks(operator, { first: 100 });
    expect(standing(again.nodes)).toEqual(standing(found.nodes));
  });

  it('cancels an itinerary that nobody will use once, when a second run finds it meanwhile', async () => {
    const { input, rate } = await endedBooking();
    const attempt = await make.readAttempt(input);
    await make.bookLate(client, rate, attempt);
    const before = world.rapid.count('DELETE', cancelPath);
    const second = Promise.withResolvers<void>();
    world.rapid.breakNext('DELETE', cancelPath, { kind: 'hold', until: second.promise });
    const first = reconcileLater(40);
    await eventually(
      async () => world.rapid.count('DELETE', cancelPath),
      (count) => count === before + 1,
    );
    await reconcile(world.api.app);
    second.resolve();
    await first;
    expect(await itinerariesFor(input.email)).toMatchObject([{ rooms: [{ status: 'canceled' }] }]);
    expect(world.rapid.count('DELETE', cancelPath)).toBe(before + 1);
  });

  it('takes a mismatch off the desk once it is none any more', async () => {
    const { input, travel } = await booked();
    const attempt = await make.readAttempt(input);
    await make.loseItinerary(attempt, 'nobody@sakura.example');
    await reconcileLater(5);
    const findTask = async () =>
      (await tasks(operator, { input: { kinds: ['ITINERARY_MISSING'] } })).nodes.find(
        (task) => task.travel?.id === travel.id,
      );
    expect(await findTask()).toMatchObject({ status: 'OPEN' });
    await make.loseItinerary(attempt, input.email);
    await reconcileLater(20);
    expect(await findTask()).toMatchObject({ status: 'RESOLVED', resolvedBy: null });
  });

  it('keeps a mismatch on the desk while money of its trip is under way', async () => {
    const { input, travel } = await booked(visa);
    await captured(input);
    const { id: attemptId } = await make.readAttempt(input);
    const payment = () => findPayment(world.api.app.db, attemptId);
    const settled = await eventually(payment, (row) => row?.state === 'CAPTURED' && row.next_try_at === null);
    await stripeSdk().refunds.create({ payment_intent: settled?.payment_intent_id ?? '', amount: 1_000 });
    await reconcileLater(5);
    const findTask = async () =>
      (await tasks(operator, { input: { kinds: ['AMOUNT_MISMATCH'] } })).nodes.find(
        (task) => task.travel?.id === travel.id,
      );
    expect(await findTask()).toMatchObject({ status: 'OPEN', price: 1_000 });
    const row = await payment();
    if (!row) throw new Error('No payment.');
    const never = new Date(Date.now() + minutes(10_000));
    const pending = { pending: 'REFUND', pending_amount: 2_000, next_try_at: never } as const;
    const moving = await updatePayment(world.api.app.db, row, pending);
    await reconcileLater(20);
    expect(await findTask()).toMatchObject({ status: 'OPEN' });
    if (!moving) throw new Error('The payment moved.');
    const still = { pending: null, pending_amount: null, next_try_at: null, refunded: 1_000 };
    await updatePayment(world.api.app.db, moving, still);
    await world.api.app.db
      .updateTable('travel_rooms')
      .set({ refund_price: 1_000 })
      .where('travel_id', '=', travel.id)
      .execute();
    await reconcileLater(100);
    expect(await findTask()).toMatchObject({ status: 'RESOLVED', resolvedBy: null });
  });

  it('puts an itinerary that costs another amount than agreed on the desk, with all three amounts', async () => {
    const { input, travel } = await booked(visa);
    await captured(input);
    const agreed = input.acceptedPaymentPrice;
    // The provider has captured a moment before our row says so.
    await eventually(
      () =>
        world.api.app.db
          .selectFrom('payments')
          .innerJoin('booking_attempts', 'booking_attempts.id', 'payments.attempt_id')
          .select('captured')
          .where('idempotency_key', '=', input.idempotencyKey)
          .executeTakeFirstOrThrow(),
      (payment) => payment.captured === agreed,
    );
    interface Priced {
      rooms: { rate: { pricing: { totals: { inclusive: { billable_currency: { value: string } } } } } }[];
    }
    const change = (answer: Priced | Priced[]) => {
      for (const { rooms } of [answer].flat()) {
        for (const { rate } of rooms)
          rate.pricing.totals.inclusive.billable_currency.value = `${agreed + 7_777}`;
      }
      return answer;
    };
    world.rapid.breakNext('GET', /^\/v3\/itineraries/, { kind: 'rewrite', change }, 1000);
    await reconcileLater(5);
    const findTask = async () =>
      (await tasks(operator, { input: { kinds: ['AMOUNT_MISMATCH'] } })).nodes.find(
        (task) => task.travel?.id === travel.id,
      );
    expect(await findTask()).toMatchObject({
      status: 'OPEN',
      price: 7_777,
      detail: `ours=${agreed} supplier=${agreed + 7_777} card=${agreed} currency=JPY`,
    });
    world.rapid.heal();
    const setCancel = (cancel_state: 'UNKNOWN' | null) =>
      world.api.app.db
        .updateTable('travel_rooms')
        .set({ cancel_state })
        .where('travel_id', '=', travel.id)
        .execute();
    // While a room is being canceled its amount is not compared.
    await setCancel('UNKNOWN');
    await reconcileLater(20);
    expect(await findTask()).toMatchObject({ status: 'OPEN' });
    await setCancel(null);
    await reconcileLater(100);
    expect(await findTask()).toMatchObject({ status: 'RESOLVED', resolvedBy: null });
  });

  it('decides nothing while the supplier can’t be read', async () => {
    const { input } = await booked();
    await make.loseItinerary(await make.readAttempt(input), 'nobody@sakura.example');
    world.rapid.breakNext('GET', /^\/v3\/itineraries/, { kind: 'refuse', status: 503, body: '' }, 1000);
    const before = (await tasks(operator)).totalCount;
    await reconcileLater(5);
    expect((await tasks(operator)).totalCount).toBe(before);
  });

  it('leaves alone what is held for a booking that is still unknown', async () => {
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const input = bookInput(await prepare(client, rate), visa);
    world.rapid.breakNext('POST', bookPath, { kind: 'refuse', status: 503, body: '' });
    await book(client, input);
    await startDailyScan(world.api.app);
    await reconcileLater(10);
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([
      { status: 'requires_capture' },
    ]);
    expect(await make.readAttempt(input)).toMatchObject({ state: 'SUPPLIER_UNKNOWN' });
  });
});
