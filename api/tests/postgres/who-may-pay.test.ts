import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import {
  book,
  type BookInput,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  startBookingWorld,
  buildStay,
} from '../booking/_booking.ts';
import { itinerariesFor, paymentsFor, readCredit, registerCard } from '../booking/_outside.ts';
import { waitingForLock } from './_database-locks.ts';

const branch = 'demo-branch-wakaba-sendai';
const good = '4242424242424242';
/** Registers, and is declined when it is charged. */
const declined = '4000000000000341';
const pricePath = /^\/v3\/properties\/[^/]+\/rooms\//;

let world: BookingWorld;
let client: TestClient;
let goodCard = '';
beforeAll(async () => {
  world = await startBookingWorld();
  client = world.api.as('sendai@wakaba.example');
  goodCard = await registerCard(world.api, branch, good);
});
beforeEach(() => {
  world.rapid.heal();
  return setBranch({
    status: 'ACTIVE',
    available_payment_method: 'CREDIT_CARD_AND_INVOICE',
    agency_id: null,
  });
});
afterAll(() => world.close());

type Branch = {
  status?: 'ACTIVE' | 'SUSPENDED';
  available_payment_method?: 'CREDIT_CARD_AND_INVOICE' | 'CREDIT_CARD_ONLY' | 'INVOICE_ONLY';
  agency_id?: string | null;
};
async function setBranch(change: Branch): Promise<void> {
  await world.api.app.db.updateTable('branches').set(change).where('id', '=', branch).execute();
}

async function inputFor(means: Partial<BookInput>): Promise<BookInput> {
  const rate = await chooseAnyRate(world.api, client, buildStay());
  return bookInput(await prepare(client, rate), means);
}
const byCard = (creditCardId = goodCard) => ({ paymentType: 'CREDIT_CARD' as const, creditCardId });
const byInvoice = { paymentType: 'INVOICE' as const };

/** Books, and does something between the checks of the request and the moment in which money moves. */
async function bookWhile(input: BookInput, act: () => Promise<unknown>): Promise<string> {
  const held = Promise.withResolvers<void>();
  const asked = world.rapid.count('GET', pricePath);
  world.rapid.breakNext('GET', pricePath, { kind: 'hold', until: held.promise });
  const booking = book(client, input);
  await expect.poll(() => world.rapid.count('GET', pricePath)).toBe(asked + 1);
  await act();
  held.resolve();
  const { errorCode, __typename } = await booking;
  return errorCode ?? __typename;
}

async function expectNothingPaid(input: BookInput, credit: number): Promise<void> {
  expect(await itinerariesFor(input.email)).toEqual([]);
  expect(await readCredit(world.api, branch)).toBe(credit);
  const left = (await paymentsFor(world.api, input.idempotencyKey)).filter(
    ({ status }) => status !== 'canceled',
  );
  expect(left).toEqual([]);
}

async function attemptOf({ idempotencyKey }: BookInput) {
  return world.api.app.db
    .selectFrom('booking_attempts')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
}

/** Sends the request while another one has the attempt, which ends right after this one has read so. */
async function bookBehindOwner(input: BookInput): Promise<string> {
  const { db } = world.api.app;
  const setLease = async (lease_until: Date | null) => {
    const { idempotencyKey } = input;
    await db
      .updateTable('booking_attempts')
      .set({ lease_until })
      .where('idempotency_key', '=', idempotencyKey)
      .execute();
  };
  await setLease(new Date(Date.now() + 600_000));
  const endOwner: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.some(({ idempotency_key: key }) => key === input.idempotencyKey)) {
        world.api.app.db = db;
        await setLease(null);
      }
      return result;
    },
  };
  world.api.app.db = db.withPlugin(endOwner);
  const { errorCode, __typename } = await book(client, input);
  return errorCode ?? __typename;
}

/** Sends the request, and does something once it has judged it and waits for its attempt. */
async function bookBehindLock(input: BookInput, act: () => Promise<unknown>): Promise<string> {
  const { id } = await attemptOf(input);
  const owner = await world.api.app.db.startTransaction().execute();
  await owner.selectFrom('booking_attempts').select('id').where('id', '=', id).forUpdate().execute();
  const booking = book(client, input);
  await waitingForLock(world.api.app, 1);
  await act();
  await owner.rollback().execute();
  const { errorCode, __typename } = await booking;
  return errorCode ?? __typename;
}

/** Leaves the attempt as a process does that died while it asked the card provider. */
async function loseCharge(input: BookInput): Promise<void> {
  expect(await bookWhile(input, () => setBranch({ status: 'SUSPENDED' }))).toBe('BRANCH_SUSPENDED');
  await setBranch({ status: 'ACTIVE' });
  await world.api.app.db
    .updateTable('booking_attempts')
    .set({ state: 'AUTHORIZING', failure: null, price_checked_at: new Date(0) })
    .where('idempotency_key', '=', input.idempotencyKey)
    .execute();
}

describe('R25: who may pay how is judged where the money moves', () => {
  it('when a request joins an attempt with other means than those it was let through for', async () => {
    const input = await inputFor(byCard(await registerCard(world.api, branch, declined)));
    expect(await book(client, input)).toMatchObject({ errorCode: 'CARD_DECLINED' });
    await setBranch({ available_payment_method: 'CREDIT_CARD_ONLY' });
    const credit = await readCredit(world.api, branch);
    const { creditCardId: _, ...rest } = input;
    const answer = await bookBehindOwner({ ...rest, ...byInvoice });
    expect(answer).toBe('PAYMENT_METHOD_NOT_ALLOWED');
    await expectNothingPaid(input, credit);
    expect((await attemptOf(input)).means).toMatchObject({ type: 'CREDIT_CARD' });
    // The attempt stays what it was: another card may pay.
    expect(await book(client, { ...input, creditCardId: goodCard })).toMatchObject({
      __typename: 'BookSuccess',
    });
  });

  it.each([
    ['by card', 'INVOICE_ONLY'],
    ['by invoice', 'CREDIT_CARD_ONLY'],
  ] as const)('when a branch that pays %s becomes %s meanwhile', async (how, allowed) => {
    const input = await inputFor(how === 'by card' ? byCard() : byInvoice);
    const credit = await readCredit(world.api, branch);
    const answer = await bookWhile(input, () => setBranch({ available_payment_method: allowed }));
    expect(answer).toBe('PAYMENT_METHOD_NOT_ALLOWED');
    await expectNothingPaid(input, credit);
  });

  it.each(['by card', 'by invoice'])('when a branch that pays %s is suspended meanwhile', async (how) => {
    const input = await inputFor(how === 'by card' ? byCard() : byInvoice);
    const credit = await readCredit(world.api, branch);
    expect(await bookWhile(input, () => setBranch({ status: 'SUSPENDED' }))).toBe('BRANCH_SUSPENDED');
    await expectNothingPaid(input, credit);
    // Nothing is wrong with the preparation: it continues when the branch may buy again.
    await setBranch({ status: 'ACTIVE' });
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
  });

  it('when the agency that answers for the payment changes meanwhile', async () => {
    await setBranch({ agency_id: 'demo-agency-hikari', available_payment_method: 'CREDIT_CARD_ONLY' });
    const input = await inputFor(byInvoice);
    const credit = await readCredit(world.api, branch);
    expect(await bookWhile(input, () => setBranch({ agency_id: null }))).toBe('PAYMENT_METHOD_NOT_ALLOWED');
    await expectNothingPaid(input, credit);
  });

  it('when the card is removed meanwhile', async () => {
    const cardId = await registerCard(world.api, branch, good);
    const input = await inputFor(byCard(cardId));
    const credit = await readCredit(world.api, branch);
    const { db } = world.api.app;
    const blocking = await db.startTransaction().execute();
    const answer = await bookWhile(input, async () => {
      const { id } = await attemptOf(input);
      await blocking.selectFrom('booking_attempts').select('id').where('id', '=', id).forUpdate().execute();
      // It has read the card where it reads one before it writes.
      void waitingForLock(world.api.app, 1)
        .then(() =>
          db.updateTable('credit_cards').set({ deleted_at: new Date() }).where('id', '=', cardId).execute(),
        )
        .then(() => blocking.rollback().execute());
    });
    expect(answer).toBe('CARD_NOT_FOUND');
    await expectNothingPaid(input, credit);
  });

  it('when a charge whose answer was lost is asked for again', async () => {
    const input = await inputFor(byCard());
    const credit = await readCredit(world.api, branch);
    await loseCharge(input);
    expect(await bookBehindLock(input, () => setBranch({ status: 'SUSPENDED' }))).toBe('BRANCH_SUSPENDED');
    await expectNothingPaid(input, credit);
    expect(await attemptOf(input)).toMatchObject({ state: 'CREATED' });
  });

  it('when the card of a charge whose answer was lost is removed as it is asked for again', async () => {
    const { db } = world.api.app;
    const cardId = await registerCard(world.api, branch, good);
    const input = await inputFor(byCard(cardId));
    const credit = await readCredit(world.api, branch);
    await loseCharge(input);
    const payer = await db.startTransaction().execute();
    await payer.selectFrom('branches').select('id').where('id', '=', branch).forUpdate().execute();
    const booking = book(client, input);
    await waitingForLock(world.api.app, 1);
    await db.updateTable('credit_cards').set({ deleted_at: new Date() }).where('id', '=', cardId).execute();
    await payer.rollback().execute();
    expect(await booking).toMatchObject({ errorCode: 'BOOKING_STATE_UNKNOWN' });
    await expectNothingPaid(input, credit);
  });
});
