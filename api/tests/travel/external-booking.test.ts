import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../booking/_sweep.ts';
import { loadMailFacts } from '../../src/modules/travel/mail-facts.ts';
import { travelMail } from '../../src/modules/travel/mails/travel-mail.ts';
import { addDays, dayInZone } from '../../src/modules/rate/calendar.ts';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, readTravel, startBookingWorld, buildStay } from '../booking/_booking.ts';
import { readCredit, eventually, mailsTo } from '../booking/_outside.ts';
import { cancelRooms } from './_cancel.ts';
import { changeRoom } from './_change.ts';
import { bookExternal, externalInput, type ExternalInput } from './_operator.ts';
import { getKinds, getRoom, readTimeline } from './_trip.ts';

const branch = 'demo-branch-sakura-tokyo';
const DAY_MS = 24 * 3_600_000;
const itineraryPath = /^\/v3\/itineraries/;
const day = (daysAhead: number) => new Date(Date.now() + daysAhead * DAY_MS).toISOString();

describe('a trip from an external supplier', () => {
  let world: BookingWorld;
  let operator: TestClient;
  let employee: TestClient;
  let offset = 0;

  beforeAll(async () => {
    const clock = () => new Date(Date.now() + offset);
    world = await startBookingWorld({ overrides: { clock } });
    operator = world.api.as('operator@yado.example');
    employee = world.api.as('employee@sakura.example');
  });
  afterAll(() => world.close());

  async function entered(change: Partial<ExternalInput> = {}) {
    const answer = await bookExternal(operator, externalInput(change));
    if (!answer.travel) throw new Error(`Not recorded: ${answer.errorCode}`);
    return answer.travel;
  }

  // spec: 3.history, 4.history-types, 7.external-booking
  it('takes its price from the credit and tells who made what, in order', async () => {
    const before = await readCredit(world.api, branch);
    const travel = await entered({ cancelPenalties: [] });
    expect(travel).toMatchObject({
      status: 'BOOKED',
      externalSupplierName: '北海道トラベル',
      pricing: { total: { paymentPrice: 50_001 }, finalPaymentPrice: 50_001 },
    });
    expect(travel.expediaHotelRooms.map(({ paymentPrice }) => paymentPrice)).toEqual([25_001, 25_000]);
    expect(await readCredit(world.api, branch)).toBe(before - 50_001);
    const timeline = await readTimeline(employee, travel.id);
    expect(getKinds(timeline)).toEqual(['HOTEL_CREATED', 'ROOM_CREATED', 'ROOM_CREATED', 'TRAVEL_BOOKED']);
    expect(timeline.slice(0, 3).map(({ data }) => data)).toMatchObject([
      { createdRoomId: null, by: 'OPERATOR' },
      { createdRoomId: getRoom(travel, 0).id, by: 'OPERATOR' },
      { createdRoomId: getRoom(travel, 1).id, by: 'OPERATOR' },
    ]);
    const mails = await eventually(
      () => mailsTo('employee@sakura.example'),
      (all) => all.some(({ text }) => text.includes(travel.travelNumber)),
    );
    const mail = mails.find(({ text }) => text.includes(travel.travelNumber));
    expect(mail?.text).toContain('湯けむりの宿 雪見(札幌市)');
    expect(mail?.text).toContain('¥50,001');
    expect(mail?.text).toContain('有無は確認していません');
    expect(mail?.text).toContain('チェックイン日までいつでも無料');
    expect(mail?.text).not.toMatch(/00:00|なし/);
  });

  it.each([
    ['BRANCH_NOT_FOUND', { branchId: 'missing' }],
    ['EMPLOYEE_NOT_FOUND', { employeeId: 'demo-aozora-admin' }],
    [
      'EMPLOYEE_NOT_FOUND',
      {
        stay: buildStay(1),
        guests: [{ familyName: 'Ono', givenName: 'T', employeeId: 'demo-aozora-admin' }],
      },
    ],
    ['INVALID_STAY', { stay: { ...buildStay(2), checkin: '2020-01-01', checkout: '2020-01-02' } }],
    ['GUEST_COUNT_MISMATCH', { guests: [] }],
    ['INVALID_SUPPLIER', { supplierName: '  ' }],
    ['INVALID_HOTEL_NAME', { hotelName: '雪見の宿😀' }],
    ['INVALID_CONFIRMATION', { supplierConfirmationId: '' }],
    ['INVALID_CONFIRMATION', { supplierConfirmationId: '9'.repeat(61) }],
    ['INVALID_HOTEL_NAME', { hotelName: '' }],
    ['INVALID_CITY', { city: '\u200B\u200B' }],
    ['INVALID_PRICE', { paymentPrice: 1 }],
    ['INVALID_PRICE', { paymentPrice: -5 }],
    ['PAYMENT_METHOD_NOT_ALLOWED', { paymentType: 'CREDIT_CARD' as const }],
    ['CREDIT_LIMIT_EXCEEDED', { paymentPrice: 90_000_000 }],
  ])('answers %s and writes nothing', async (errorCode, change) => {
    const { db } = world.api.app;
    const count = async () => (await db.selectFrom('booking_attempts').select('id').execute()).length;
    const [rows, credit] = [await count(), await readCredit(world.api, branch)];
    expect(await bookExternal(operator, externalInput(change))).toMatchObject({ errorCode });
    expect(await count()).toBe(rows);
    expect(await readCredit(world.api, branch)).toBe(credit);
  });

  it('takes a stay that began yesterday in Japan, at any hour, and none that began before', async () => {
    const start = Date.now();
    for (const hour of [0, 12, 23]) {
      const today = dayInZone(new Date(start), 'Asia/Tokyo');
      offset = Date.parse(`${today}T${String(hour).padStart(2, '0')}:30:00+09:00`) - start;
      const from = (daysAgo: number) => ({
        stay: { ...buildStay(2), checkin: addDays(today, -daysAgo), checkout: addDays(today, 1) },
      });
      expect((await entered(from(1))).status).toBe('BOOKED');
      expect(await bookExternal(operator, externalInput(from(2)))).toMatchObject({
        errorCode: 'INVALID_STAY',
      });
    }
    offset = 0;
  });

  it('names the guest whose name no passport has, and refuses a branch that is suspended or pays by card', async () => {
    const guests = [
      { familyName: 'Tanaka', givenName: 'Kenichi' },
      { familyName: '佐藤', givenName: 'Misaki' },
    ];
    expect(await bookExternal(operator, externalInput({ guests }))).toMatchObject({
      errorCode: 'INVALID_GUEST_NAME',
      guestIndex: 1,
    });
    const branches = world.api.app.db.updateTable('branches').where('id', '=', branch);
    await branches.set({ status: 'SUSPENDED' }).execute();
    expect(await bookExternal(operator, externalInput())).toMatchObject({ errorCode: 'BRANCH_SUSPENDED' });
    await branches.set({ status: 'ACTIVE', available_payment_method: 'CREDIT_CARD_ONLY' }).execute();
    expect(await bookExternal(operator, externalInput())).toMatchObject({
      errorCode: 'PAYMENT_METHOD_NOT_ALLOWED',
    });
    await branches.set({ available_payment_method: 'CREDIT_CARD_AND_INVOICE' }).execute();
  });

  it.each([
    [{ start: day(5), end: day(1), currency: 'JPY', percent: 10 }],
    [{ start: day(1), end: day(5), currency: 'USD', amount: '10' }],
    [{ start: day(1), end: day(5), currency: 'JPY' }],
    [{ start: day(1), end: day(5), currency: 'JPY', percent: 10, nights: 1 }],
    [{ start: day(1), end: day(5), currency: 'JPY', percent: 101 }],
    [{ start: day(1), end: day(5), currency: 'JPY', nights: 0 }],
    [{ start: day(1), end: day(5), currency: 'JPY', amount: '-1' }],
  ])('refuses the cancel penalty %j', async (penalty) => {
    expect(await bookExternal(operator, externalInput({ cancelPenalties: [penalty] }))).toMatchObject({
      errorCode: 'INVALID_CANCEL_PENALTY',
    });
  });

  it.each([
    [
      'overlap',
      [
        { start: day(1), end: day(5), currency: 'JPY', percent: 60 },
        { start: day(4), end: day(9), currency: 'JPY', percent: 60 },
      ],
    ],
    ['cost more than the stay', [{ start: day(1), end: day(5), currency: 'JPY', amount: '25001' }]],
    [
      'begin after the stay',
      [{ start: '9999-01-01T00:00:00Z', end: '9999-01-02T00:00:00Z', currency: 'JPY', percent: 10 }],
    ],
  ])('refuses cancel penalties that %s', async (_fault, cancelPenalties) => {
    expect(await bookExternal(operator, externalInput({ cancelPenalties }))).toMatchObject({
      errorCode: 'INVALID_CANCEL_PENALTY',
    });
  });

  it('is recorded once however often it is sent, and not under another key either', async () => {
    const input = externalInput();
    const before = await readCredit(world.api, branch);
    const answers = await Promise.all([1, 2, 3].map(() => bookExternal(operator, input)));
    expect(new Set(answers.map(({ travel }) => travel?.id)).size).toBe(1);
    expect(answers[0]?.travel?.status).toBe('BOOKED');
    expect(await readCredit(world.api, branch)).toBe(before - input.paymentPrice);
    expect(await bookExternal(operator, { ...input, paymentPrice: 1_000 })).toMatchObject({
      errorCode: 'ALREADY_RECORDED',
    });
    expect(await bookExternal(operator, { ...input, idempotencyKey: randomUUID() })).toMatchObject({
      errorCode: 'ALREADY_RECORDED',
    });
    expect(await readCredit(world.api, branch)).toBe(before - input.paymentPrice);
  });

  it('is for operators alone', async () => {
    for (const email of ['employee@sakura.example', 'admin@sakura.example', 'agent@mirai.example']) {
      const response = await world.api
        .as(email)
        .query(
          `mutation ($input: BookViaExternalSupplierInput!) { bookHotelViaExternalSupplier(input: $input) { __typename } }`,
          { input: externalInput() },
        );
      expect(response.errorCodes).toEqual(['FORBIDDEN']);
    }
  });

  // spec: 3.cancel-penalty
  it('costs its own penalties: free before them, nights, a percentage or an amount for each room', async () => {
    const at = (daysAhead: number) => ({ start: day(daysAhead), currency: 'JPY' });
    const stay = buildStay(2, 60);
    const travel = await entered({
      stay,
      paymentPrice: 40_000,
      cancelPenalties: [
        { ...at(10), end: day(20), percent: 30 },
        { ...at(20), end: day(30), nights: 1 },
        { ...at(30), end: day(61), amount: '15000' },
      ],
    });
    const costs = [];
    for (const days of [0, 11, 21, 31]) {
      offset = days * DAY_MS;
      costs.push(getRoom((await readTravel(employee, travel.id)) ?? travel).currentPenaltyPrice);
    }
    offset = 0;
    expect(costs).toEqual([0, 6_000, 10_000, 15_000]);
    const silent = await entered({ paymentPrice: 40_000 });
    expect(getRoom(silent).currentPenaltyPrice).toBe(20_000);
  });

  it('is canceled on our own record, gives the credit back, and leaves the rest to an operator', async () => {
    const before = await readCredit(world.api, branch);
    const travel = await entered({
      paymentPrice: 40_000,
      cancelPenalties: [{ start: day(-1), end: day(400), currency: 'JPY', percent: 25 }],
    });
    const countCalls = () =>
      world.rapid.count('GET', itineraryPath) + world.rapid.count('DELETE', itineraryPath);
    const calls = countCalls();
    const cancel = { travelId: travel.id, expediaHotelRoomIds: [getRoom(travel).id] };
    expect(await cancelRooms(employee, { ...cancel, acceptedPenaltyPrice: 0 })).toMatchObject({
      errorCode: 'PENALTY_CHANGED',
      currentPenaltyPrice: 5_000,
    });
    const answers = await Promise.all([
      cancelRooms(employee, { ...cancel, acceptedPenaltyPrice: 5_000 }),
      cancelRooms(employee, { ...cancel, acceptedPenaltyPrice: 5_000 }),
    ]);
    const done = answers.filter(({ travel: canceled }) => canceled !== undefined);
    expect(done.length).toBeGreaterThan(0);
    for (const answer of done) {
      expect(answer).toMatchObject({
        travel: { status: 'PARTIALLY_CANCELED', pricing: { refundPrice: 15_000, finalPaymentPrice: 25_000 } },
        rooms: [{ status: 'CANCELED', refundPrice: 15_000 }],
      });
    }
    // The other click came while the first one worked, or after it.
    for (const { errorCode } of answers) expect([undefined, 'ALREADY_CANCELED']).toContain(errorCode);
    await sweep(world.api.app);
    expect(countCalls()).toBe(calls);
    expect(await readCredit(world.api, branch)).toBe(before - 25_000);
    expect(getKinds(await readTimeline(employee, travel.id)).at(-1)).toBe('ROOM_CANCELED');
    const tasks = await world.api.app.db
      .selectFrom('operator_tasks')
      .select(['kind', 'status', 'subject'])
      .where('travel_id', '=', travel.id)
      .execute();
    expect(tasks).toEqual([{ kind: 'CANCEL_UNKNOWN', status: 'OPEN', subject: getRoom(travel).id }]);
    const mail = travelMail('CANCELED', await loadMailFacts(world.api.app, travel.id), [getRoom(travel).id]);
    expect(mail.subject).toContain('キャンセル受付のお知らせ');
    expect(mail.text).toContain('手配先での取り消しは、担当者がこれから行います。');
    expect(mail.text).not.toContain('完了');
    const change = { travelId: travel.id, expediaHotelRoomId: getRoom(travel, 1).id, givenName: 'Jiro' };
    expect(await changeRoom(employee, change)).toMatchObject({ errorCode: 'NOT_CHANGEABLE' });
  });
});
