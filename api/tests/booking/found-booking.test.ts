import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../../src/modules/reconciliation/reconcile.ts';
import type { TestClient } from '../_client.ts';
import { resolve, tasks } from '../operations/_tasks.ts';
import {
  book,
  type BookInput,
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
import { readCredit, eventually, itinerariesFor, mailsTo, paymentsFor } from './_outside.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const branch = 'demo-branch-sakura-tokyo';
const html = { kind: 'lose-answer', status: 502, body: '<html></html>', contentType: 'text/html' } as const;

interface Room {
  status: string;
  links?: object;
  rate: { pricing?: { totals: { inclusive: { billable_currency: { value: string } } } } };
}
interface Itinerary {
  rooms: Room[];
}
const eachRoom = (change: (room: Room, index: number) => void) => (answer: Itinerary | Itinerary[]) => {
  for (const { rooms } of [answer].flat()) for (const [index, room] of rooms.entries()) change(room, index);
  return answer;
};
const canceled = (room: Room) => {
  room.status = 'canceled';
  delete room.links;
};

describe('a booking that is found after its answer was lost', () => {
  let world: BookingWorld;
  let client: TestClient;
  let operator: TestClient;
  let offset = 0;

  beforeAll(async () => {
    const clock = () => new Date(Date.now() + offset);
    world = await startBookingWorld({ overrides: { clock } });
    client = world.api.as('employee@sakura.example');
    operator = world.api.as('operator@yado.example');
  });
  beforeEach(() => {
    offset = 0;
    world.rapid.heal();
  });
  afterAll(() => world.close());

  /** Books; what the supplier shows of it is changed on the way. */
  const bookAndFind = async (rooms: number, change: (answer: never) => unknown, means = {}) => {
    const rate = await chooseAnyRate(world.api, client, buildStay(rooms));
    const input = bookInput(await prepare(client, rate), means, rooms);
    world.rapid.breakNext('POST', bookPath, html);
    world.rapid.breakNext('GET', retrievePath, { kind: 'rewrite', change }, 1000);
    return { input, answer: await book(client, input) };
  };
  const readAttempt = ({ idempotencyKey }: BookInput) =>
    world.api.app.db
      .selectFrom('booking_attempts')
      .selectAll()
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirstOrThrow();
  const readTrip = async (input: BookInput) => {
    const trip = await readTravel(client, (await readAttempt(input)).travel_id ?? '');
    if (!trip) throw new Error('There is no trip.');
    return trip;
  };
  const findTask = async (input: BookInput, kind: string) => {
    const { travel_id } = await readAttempt(input);
    const { nodes } = await tasks(operator, { first: 100 });
    return nodes.find((task) => task.kind === kind && task.travel?.id === travel_id);
  };
  const sweepAgain = (input: BookInput) => checkAgain(world.api, { idempotency_key: input.idempotencyKey });

  it('fails, is not captured and is on the desk when the hotel has canceled every room', async () => {
    const { input, answer } = await bookAndFind(2, eachRoom(canceled), visa);
    expect(answer).toMatchObject({ __typename: 'BookError', errorCode: 'SOLD_OUT' });
    await sweepAgain(input);
    await eventually(
      () => paymentsFor(world.api, input.idempotencyKey),
      ([payment]) => payment?.status === 'canceled',
    );
    const [itinerary] = await itinerariesFor(input.email);
    expect(await readAttempt(input)).toMatchObject({
      state: 'FAILED',
      itinerary_id: itinerary?.itinerary_id,
    });
    expect(await readTrip(input)).toMatchObject({ status: 'FAILED' });
    expect(await findTask(input, 'STATUS_MISMATCH')).toMatchObject({ status: 'OPEN' });
    const mails = await eventually(
      () => mailsTo(input.email),
      (all) => all.length > 0,
    );
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('ご予約不成立')]);
  });

  it.each([
    ['card', visa],
    ['invoice', {}],
  ])(
    'is confirmed for the rooms that are booked, and nothing is charged by %s for the others',
    async (_, means) => {
      const isCard = 'creditCardId' in means;
      const before = await readCredit(world.api, branch);
      const dropSecond = eachRoom((room, index) => index === 1 && canceled(room));
      const { input, answer } = await bookAndFind(2, dropSecond, means);
      expect(answer).toMatchObject({ travel: { status: 'PARTIALLY_CANCELED' } });
      const trip = await readTrip(input);
      expect(trip.expediaHotelRooms).toMatchObject([
        { status: 'BOOKED', refundPrice: null },
        { status: 'CANCELED', refundPrice: trip.expediaHotelRooms[1]?.paymentPrice },
      ]);
      const price = trip.expediaHotelRooms[0]?.paymentPrice ?? 0;
      // The credit is used for what is booked; a card is captured for it by the job, and takes no credit.
      expect(await readCredit(world.api, branch)).toBe(before - (isCard ? 0 : price));
      await eventually(
        () => paymentsFor(world.api, input.idempotencyKey),
        (payments) =>
          payments.map(({ amount_received }) => amount_received).join() === (isCard ? `${price}` : ''),
      );
      expect(await findTask(input, 'STATUS_MISMATCH')).toMatchObject({ status: 'OPEN' });
      const mails = await eventually(
        () => mailsTo(input.email),
        (all) => all.length === 2,
      );
      const booked = mails.find(({ subject }) => subject.includes('ご予約確定'));
      expect(booked?.text).toContain(`¥${price.toLocaleString('ja-JP')}`);
      expect(booked?.text).not.toContain('2室目');
      const gone = mails.find(({ subject }) => subject.includes('キャンセル完了'));
      expect(gone?.text).toContain('ホテル側の都合により');
      expect(gone?.text).not.toContain('1室目');
    },
  );

  it('stays 確認中 with its funds held while a room is pending, and is confirmed once it is booked', async () => {
    const pending = eachRoom((room, index) => {
      if (index === 0) room.status = 'pending';
    });
    const { input, answer } = await bookAndFind(2, pending, visa);
    expect(answer).toMatchObject({ errorCode: 'BOOKING_STATE_UNKNOWN' });
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([
      { status: 'requires_capture' },
    ]);
    world.rapid.heal();
    await sweepAgain(input);
    expect(await readTrip(input)).toMatchObject({ status: 'BOOKED' });
  });

  it('is not confirmed at another amount than agreed: an operator decides, and may give it up', async () => {
    const dearer = eachRoom(({ rate }) => {
      const amount = rate.pricing?.totals.inclusive.billable_currency;
      if (amount) amount.value = String(Math.round(Number(amount.value) * 1.5));
    });
    const { input, answer } = await bookAndFind(1, dearer, visa);
    expect(answer).toMatchObject({ errorCode: 'BOOKING_STATE_UNKNOWN' });
    const task = await findTask(input, 'BOOKING_UNKNOWN');
    expect(task).toMatchObject({ status: 'OPEN' });
    expect(task?.detail).toContain(`agreed=${input.acceptedPaymentPrice} supplier=`);
    await resolve(operator, { taskId: task?.id ?? '', outcome: 'NOT_BOOKED', note: '差額' });
    expect(await readTrip(input)).toMatchObject({ status: 'FAILED' });
    await eventually(
      () => paymentsFor(world.api, input.idempotencyKey),
      ([payment]) => payment?.status === 'canceled',
    );
    world.rapid.heal();
    offset = 20 * 60_000;
    await reconcile(world.api.app);
    expect(await itinerariesFor(input.email)).toMatchObject([{ status: 'canceled' }]);
  });

  it('is not confirmed while the answer leaves its amount out', async () => {
    const { input, answer } = await bookAndFind(
      1,
      eachRoom(({ rate }) => {
        delete rate.pricing;
      }),
    );
    expect(answer).toMatchObject({ errorCode: 'BOOKING_STATE_UNKNOWN' });
    world.rapid.heal();
    await sweepAgain(input);
    expect(await readTrip(input)).toMatchObject({ status: 'BOOKED' });
  });
});
