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
import { readCredit, eventually, itinerariesFor, mailsTo } from './_outside.ts';

const branch = 'demo-branch-sakura-tokyo';

describe('booking by invoice', () => {
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

  const setCredit = (cash_balance: number) =>
    world.api.app.db.updateTable('branches').set({ cash_balance }).where('id', '=', branch).execute();

  // spec: 1.payment, 7.bookExpediaHotel, 7.prepareToBookHotel
  it('books what was prepared, takes the price from the credit and sends a mail with both amounts', async () => {
    const input = bookInput(await prepare(client, rate), { memo: '領収書は東京本社宛て' });
    const before = await readCredit(world.api, branch);
    const answer = await book(client, input);
    expect(answer).toMatchObject({ __typename: 'BookSuccess', travel: { status: 'BOOKED' } });
    expect(await readCredit(world.api, branch)).toBe(before - rate.expectedPaymentPrice);
    expect(await itinerariesFor(input.email)).toMatchObject([{ status: 'booked' }]);

    const [mail] = await eventually(
      () => mailsTo(input.email),
      (mails) => mails.length > 0,
    );
    expect(mail?.subject).toContain(answer.travel?.travelNumber);
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Tanaka Kenichi 様');
      expect(form).toContain(`¥${new Intl.NumberFormat('ja-JP').format(rate.expectedPaymentPrice)}`);
      expect(form).toContain('現地でのお支払い');
      expect(form).toContain('無料キャンセル期限');
      expect(form).toContain(`http://localhost:8080/trips/${answer.travel?.id}`);
      expect(form).toContain(`http://localhost:8080/p/trips/${answer.travel?.publicKey}`);
    }
  });

  it('R1: gives one booking and the same trip to the same request sent four times at once', async () => {
    const input = bookInput(await prepare(client, rate));
    const before = await readCredit(world.api, branch);
    const answers = await Promise.all([1, 2, 3, 4].map(() => book(client, input)));
    expect(new Set(answers.map(({ travel }) => travel?.id)).size).toBe(1);
    expect(answers.every(({ __typename }) => __typename === 'BookSuccess')).toBe(true);
    expect(await itinerariesFor(input.email)).toHaveLength(1);
    expect(await readCredit(world.api, branch)).toBe(before - rate.expectedPaymentPrice);
  });

  it('gives the same trip to a repeat after the preparation has expired', async () => {
    const input = bookInput(await prepare(client, rate));
    const first = await book(client, input);
    await world.api.app.db
      .updateTable('price_checks')
      .set({ expires_at: new Date(0) })
      .where('id', '=', input.priceCheckId)
      .execute();
    expect(await book(client, input)).toEqual(first);
    expect(await book(client, { ...input, idempotencyKey: randomUUID() })).toMatchObject({
      errorCode: 'PRICE_CHECK_EXPIRED',
      rePrepareRequired: true,
    });
  });

  it('R1: lets a repeat wait for the first request although the preparation expires meanwhile', async () => {
    const input = bookInput(await prepare(client, rate));
    world.rapid.breakNext('GET', /^\/v3\/properties\/[^/]+\/rooms\//, { kind: 'delay', ms: 1_500 });
    const first = book(client, input);
    await eventually(
      () =>
        world.api.app.db
          .selectFrom('booking_attempts')
          .select('state')
          .where('idempotency_key', '=', input.idempotencyKey)
          .where('lease_until', 'is not', null)
          .execute(),
      ([attempt]) => attempt?.state === 'CREATED',
    );
    await world.api.app.db
      .updateTable('price_checks')
      .set({ expires_at: new Date(0) })
      .where('id', '=', input.priceCheckId)
      .execute();
    const repeat = await book(client, input);
    expect(repeat).toMatchObject({ __typename: 'BookSuccess' });
    expect(repeat.travel?.id).toBe((await first).travel?.id);
    expect(await itinerariesFor(input.email)).toHaveLength(1);
  });

  it('R2: refuses the same key for another guest, price or preparation, and asks nobody outside', async () => {
    const input = bookInput(await prepare(client, rate));
    const other = bookInput(await prepare(client, rate));
    await book(client, input);
    const posts = world.rapid.count('POST', bookPath);
    const checks = world.rapid.count('GET', /\/rates\//);
    const guests = [{ familyName: 'Someone', givenName: 'Else' }];
    for (const change of [
      { guests },
      { acceptedPaymentPrice: input.acceptedPaymentPrice + 1 },
      { priceCheckId: other.priceCheckId },
    ]) {
      expect(await book(client, { ...input, ...change })).toMatchObject({ errorCode: 'KEY_REUSED' });
    }
    expect(world.rapid.count('POST', bookPath)).toBe(posts);
    expect(world.rapid.count('GET', /\/rates\//)).toBe(checks);
  });

  it('R1: books a preparation once although two tabs send it with keys of their own', async () => {
    const input = bookInput(await prepare(client, rate));
    const answers = await Promise.all([
      book(client, input),
      book(client, { ...input, idempotencyKey: randomUUID() }),
    ]);
    expect(new Set(answers.map(({ travel }) => travel?.id)).size).toBe(1);
    expect(await itinerariesFor(input.email)).toHaveLength(1);
    const later = { ...input, email: 'other@sakura.example', idempotencyKey: randomUUID() };
    expect(await book(client, later)).toMatchObject({ errorCode: 'KEY_REUSED' });
  });

  it('stops without a supplier call when the credit does not suffice, and continues under the same key', async () => {
    const input = bookInput(await prepare(client, rate));
    const before = await readCredit(world.api, branch);
    const posts = world.rapid.count('POST', bookPath);
    await setCredit(rate.expectedPaymentPrice - 1);
    expect(await book(client, input)).toMatchObject({
      errorCode: 'CREDIT_LIMIT_EXCEEDED',
      rePrepareRequired: false,
    });
    expect(world.rapid.count('POST', bookPath)).toBe(posts);
    expect(await readCredit(world.api, branch)).toBe(rate.expectedPaymentPrice - 1);
    await setCredit(before);
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
    expect(await readCredit(world.api, branch)).toBe(before - rate.expectedPaymentPrice);
  });

  it('lets two bookings at once take only the credit that is there', async () => {
    const before = await readCredit(world.api, branch);
    const inputs = [bookInput(await prepare(client, rate)), bookInput(await prepare(client, rate))];
    await setCredit(rate.expectedPaymentPrice + 10);
    const answers = await Promise.all(inputs.map((input) => book(client, input)));
    expect(answers.map(({ __typename, errorCode }) => errorCode ?? __typename).sort()).toEqual([
      'BookSuccess',
      'CREDIT_LIMIT_EXCEEDED',
    ]);
    expect(await readCredit(world.api, branch)).toBe(10);
    await setCredit(before);
  });

  // spec: 8.bookExpediaHotel
  it.each([
    ['TERMS_NOT_ACCEPTED', { acceptedTerms: false }],
    ['GUEST_COUNT_MISMATCH', { guests: [] }],
    ['INVALID_GUEST_NAME', { guests: [{ familyName: '田中', givenName: 'Kenichi' }] }],
    ['INVALID_CONTACT', { email: 'nobody' }],
    ['INVALID_CONTACT', { phone: { number: 'abc' } }],
    ['CARD_NOT_FOUND', { paymentType: 'CREDIT_CARD' as const, creditCardId: 'unknown' }],
  ])('answers %s before anything is written', async (errorCode, change) => {
    const input = bookInput(await prepare(client, rate), change);
    expect(await book(client, input)).toMatchObject({ errorCode });
    const rows = await world.api.app.db
      .selectFrom('booking_attempts')
      .select('id')
      .where('price_check_id', '=', input.priceCheckId)
      .execute();
    expect(rows).toEqual([]);
  });

  // spec: 5.special-request, 8.bookExpediaHotel
  it('names the guest whose special request the hotel can’t read', async () => {
    const latinOnly = await chooseAnyRate(world.api, client, buildStay(), { latinOnly: true });
    const prepared = await prepare(client, latinOnly);
    const guests = [{ familyName: 'Tanaka', givenName: 'Kenichi', specialRequest: '高層階希望' }];
    expect(await book(client, bookInput(prepared, { guests }))).toMatchObject({
      errorCode: 'INVALID_SPECIAL_REQUEST',
      guestIndex: 0,
    });
  });

  it('does not know a preparation of another branch', async () => {
    const input = bookInput(await prepare(client, rate));
    const stranger = world.api.as('admin@aozora.example');
    expect(await book(stranger, input)).toMatchObject({ errorCode: 'PRICE_CHECK_NOT_FOUND' });
    const read = await stranger.query(`query ($id: ID!) { preparedBooking(priceCheckId: $id) { state } }`, {
      id: input.priceCheckId,
    });
    expect(read.expectNoErrors()).toEqual({ preparedBooking: null });
  });

  it('refuses what branch or agency do not allow', async () => {
    const input = bookInput(await prepare(client, rate));
    const { db } = world.api.app;
    const branches = db.updateTable('branches').where('id', '=', branch);
    await branches.set({ available_payment_method: 'CREDIT_CARD_ONLY' }).execute();
    expect(await book(client, input)).toMatchObject({ errorCode: 'PAYMENT_METHOD_NOT_ALLOWED' });
    await branches
      .set({ available_payment_method: 'CREDIT_CARD_AND_INVOICE', status: 'SUSPENDED' })
      .execute();
    expect(await book(client, input)).toMatchObject({ errorCode: 'BRANCH_SUSPENDED' });
    await branches.set({ status: 'ACTIVE' }).execute();
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
  });
});
