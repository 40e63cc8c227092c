import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  readTravel,
  retrievePath,
  startBookingWorld,
  buildStay,
} from '../booking/_booking.ts';
import { checkAgain } from '../booking/_check-again.ts';
import { readCredit, eventually, itinerariesFor, mailsTo, paymentsFor } from '../booking/_outside.ts';
import { resolve, type TaskAnswer, tasks } from './_tasks.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const branch = 'demo-branch-sakura-tokyo';
const minutes = (count: number) => count * 60_000;

describe('a booking that the supplier never answers for', () => {
  let world: BookingWorld;
  let client: TestClient;
  let operator: TestClient;
  let rate: ChosenRate;
  let offset = 0;

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => new Date(Date.now() + offset) } });
    client = world.api.as('employee@sakura.example');
    operator = world.api.as('operator@yado.example');
  });
  beforeEach(async () => {
    offset = 0;
    world.rapid.heal();
    world.api.app.config.bookingAutoCloseMinutes = null;
    rate = await chooseAnyRate(world.api, client, buildStay());
  });
  afterAll(() => world.close());

  const readAttempt = (input: BookInput) =>
    world.api.app.db
      .selectFrom('booking_attempts')
      .selectAll()
      .where('idempotency_key', '=', input.idempotencyKey)
      .executeTakeFirstOrThrow();
  /** Lets the job look at the attempt as it would some minutes after it was sent. */
  const lookAfter = async (input: BookInput, count: number) => {
    offset = minutes(count);
    await checkAgain(world.api, { idempotency_key: input.idempotencyKey });
  };
  const findTask = async (travelId: string): Promise<TaskAnswer | undefined> =>
    (await tasks(operator, { input: { kinds: ['BOOKING_UNKNOWN'] } })).nodes.find(
      ({ travel }) => travel?.id === travelId,
    );
  const bookUnanswered = async (
    change: Partial<BookInput> = visa,
    status = 503,
    body = '',
    type?: string,
  ) => {
    const input = bookInput(await prepare(client, rate), change);
    const fault = { kind: 'refuse' as const, status, body, ...(type ? { contentType: type } : {}) };
    world.rapid.breakNext('POST', bookPath, fault);
    const answer = await book(client, input);
    expect(answer).toMatchObject({
      errorCode: 'BOOKING_STATE_UNKNOWN',
      unknownTravel: { status: 'BOOKING' },
    });
    return { input, travelId: answer.unknownTravel?.id ?? '' };
  };

  it.each([
    ['500', 500, '{"type":"unknown_internal_error","message":""}', undefined],
    ['502', 502, '', undefined],
    ['503', 503, '{"type":"service_unavailable","message":""}', undefined],
    ['504', 504, '', undefined],
    ['an HTML page', 200, '<html>OK</html>', 'text/html'],
    ['a truncated body', 201, '{"itinerary_', undefined],
    ['a body without the itinerary’s id', 201, '{"links":{}}', undefined],
  ])(
    'after %s is asked for, put on the desk, and ended by an operator',
    async (_what, status, body, type) => {
      const posts = world.rapid.count('POST', bookPath);
      const reads = world.rapid.count('GET', retrievePath);
      const { input, travelId } = await bookUnanswered(visa, status, body, type);
      for (const count of [1, 5, 15, 29]) {
        await lookAfter(input, count);
        expect(await readAttempt(input)).toMatchObject({
          state: 'SUPPLIER_UNKNOWN',
          needs_operator_since: null,
        });
      }
      expect(world.rapid.count('GET', retrievePath)).toBeGreaterThanOrEqual(reads + 5);
      expect(await findTask(travelId)).toBeUndefined();

      await lookAfter(input, 36);
      const attempt = await readAttempt(input);
      const task = await findTask(travelId);
      expect(task).toMatchObject({
        kind: 'BOOKING_UNKNOWN',
        status: 'OPEN',
        mayBeNotBooked: true,
        travel: { id: travelId, status: 'BOOKING' },
        companyBranch: { id: branch },
        price: rate.expectedPaymentPrice,
        reference: attempt.supplier_reference,
      });
      expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([
        { status: 'requires_capture' },
      ]);

      const note = 'Asked by phone: there is no such booking.';
      const answer = await resolve(operator, { taskId: task?.id ?? '', outcome: 'NOT_BOOKED', note });
      expect(answer).toMatchObject({
        operatorTask: { status: 'RESOLVED', note, resolvedBy: { name: expect.any(String) } },
      });
      expect(await readAttempt(input)).toMatchObject({ state: 'FAILED', needs_operator_since: null });
      expect(await readTravel(client, travelId)).toMatchObject({
        status: 'FAILED',
        expediaHotelRooms: [{ status: 'FAILED' }],
      });
      expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([
        { status: 'canceled', amount_received: 0 },
      ]);
      expect(await book(client, input)).toMatchObject({ errorCode: 'PROVIDER_UNAVAILABLE' });
      expect(world.rapid.count('POST', bookPath)).toBe(posts + 1);
      expect(await itinerariesFor(input.email)).toEqual([]);
      const [mail] = await eventually(
        () => mailsTo(input.email),
        (mails) => mails.length > 0,
      );
      expect(mail?.subject).toContain('ご予約不成立のお知らせ');
      expect(mail?.text).toContain('ご請求はありません');
    },
  );

  it('gives reserved credit back when an operator says that it was not made', async () => {
    const before = await readCredit(world.api, branch);
    const { input, travelId } = await bookUnanswered({});
    await lookAfter(input, 36);
    expect(await readCredit(world.api, branch)).toBe(before - rate.expectedPaymentPrice);
    const task = await findTask(travelId);
    await resolve(operator, { taskId: task?.id ?? '', outcome: 'NOT_BOOKED', note: 'no booking' });
    expect(await readCredit(world.api, branch)).toBe(before);
    const again = await resolve(operator, { taskId: task?.id ?? '', outcome: 'NOT_BOOKED', note: 'again' });
    expect(again).toMatchObject({ errorCode: 'ALREADY_RESOLVED' });
    expect(await readCredit(world.api, branch)).toBe(before);
  });

  it('is one open task however often it is seen, and leaves the desk by itself when the booking turns up', async () => {
    const input = bookInput(await prepare(client, rate), visa);
    world.rapid.breakNext('POST', bookPath, { kind: 'lose-answer', status: 504, body: '' });
    world.rapid.breakNext('GET', retrievePath, { kind: 'refuse', status: 503, body: '' }, 1000);
    const travelId = (await book(client, input)).unknownTravel?.id ?? '';
    await lookAfter(input, 36);
    const first = await findTask(travelId);
    await lookAfter(input, 50);
    const second = await findTask(travelId);
    expect(second?.id).toBe(first?.id);
    expect(Date.parse(second?.lastSeenAt ?? '')).toBeGreaterThan(Date.parse(first?.lastSeenAt ?? ''));
    world.rapid.heal();
    await lookAfter(input, 70);
    expect(await findTask(travelId)).toMatchObject({
      status: 'RESOLVED',
      resolvedBy: null,
      travel: { status: 'BOOKED' },
    });
  });

  it('is confirmed instead of ended when the supplier has it after all', async () => {
    const input = bookInput(await prepare(client, rate), visa);
    world.rapid.breakNext('POST', bookPath, { kind: 'lose-answer', status: 504, body: '' });
    world.rapid.breakNext('GET', retrievePath, { kind: 'refuse', status: 503, body: '' }, 1000);
    const travelId = (await book(client, input)).unknownTravel?.id ?? '';
    await lookAfter(input, 36);
    const task = await findTask(travelId);
    world.rapid.heal();
    const answer = await resolve(operator, { taskId: task?.id ?? '', outcome: 'NOT_BOOKED', note: 'none' });
    expect(answer).toMatchObject({ errorCode: 'ALREADY_RESOLVED' });
    expect(await readTravel(client, travelId)).toMatchObject({ status: 'BOOKED' });
    expect(await itinerariesFor(input.email)).toMatchObject([{ status: 'booked' }]);
  });

  it('ends by itself only where the configuration says so, and never while the supplier can’t be read', async () => {
    const { input, travelId } = await bookUnanswered();
    await lookAfter(input, 24 * 60);
    expect(await readAttempt(input)).toMatchObject({ state: 'SUPPLIER_UNKNOWN' });
    world.api.app.config.bookingAutoCloseMinutes = 60;
    world.rapid.breakNext('GET', retrievePath, { kind: 'refuse', status: 503, body: '' }, 1000);
    await lookAfter(input, 24 * 60);
    expect(await readAttempt(input)).toMatchObject({ state: 'SUPPLIER_UNKNOWN' });
    world.rapid.heal();
    await lookAfter(input, 59);
    expect(await readAttempt(input)).toMatchObject({ state: 'SUPPLIER_UNKNOWN' });
    await lookAfter(input, 61);
    expect(await readAttempt(input)).toMatchObject({ state: 'FAILED' });
    expect(await readTravel(client, travelId)).toMatchObject({ status: 'FAILED' });
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([{ status: 'canceled' }]);
    expect(await findTask(travelId)).toMatchObject({ status: 'RESOLVED', resolvedBy: null });
  });

  it('stays on the desk without a note, for others than operators, and for a wrong outcome', async () => {
    const { input, travelId } = await bookUnanswered({});
    await lookAfter(input, 36);
    const task = await findTask(travelId);
    const taskId = task?.id ?? '';
    expect(await resolve(operator, { taskId, note: '  \n ' })).toMatchObject({ errorCode: 'NOTE_REQUIRED' });
    expect(await resolve(operator, { taskId: 'none', note: 'x' })).toMatchObject({
      errorCode: 'TASK_NOT_FOUND',
    });
    for (const email of ['admin@sakura.example', 'agent@mirai.example']) {
      const refused = await world.api
        .as(email)
        .query(`query { operatorTasks { totalCount } }`)
        .then(({ errorCodes }) => errorCodes);
      expect(refused).toEqual(['FORBIDDEN']);
    }
    expect(await findTask(travelId)).toMatchObject({ status: 'OPEN' });
    expect(await resolve(operator, { taskId, note: 'waiting for their call' })).toMatchObject({
      operatorTask: { status: 'RESOLVED', note: 'waiting for their call' },
    });
    expect(await readAttempt(input)).toMatchObject({ state: 'SUPPLIER_UNKNOWN' });
  });

  it('can be paged through and filtered by kind and status', async () => {
    const all = await tasks(operator, { first: 100 });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page: Awaited<ReturnType<typeof tasks>> = await tasks(operator, {
        first: 2,
        ...(after ? { after } : {}),
      });
      seen.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? undefined) : undefined;
    } while (after);
    expect(seen).toEqual(all.nodes.map(({ id }) => id));
    expect(seen.length).toBe(all.totalCount);
    const open = await tasks(operator, { input: { status: 'OPEN' }, first: 100 });
    expect(open.nodes.every(({ status }) => status === 'OPEN')).toBe(true);
    expect(open.totalCount).toBeLessThan(all.totalCount);
    expect((await tasks(operator, { input: { kinds: ['DEAD_LETTER'] } })).totalCount).toBe(0);
  });
});
