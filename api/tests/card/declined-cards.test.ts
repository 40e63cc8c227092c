import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cardFromNumber } from '../_cards.ts';
import { TestClient, type TestResponse } from '../_client.ts';
import { addBranch, addPerson } from '../_people.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  buildStay,
  chooseAnyRate,
  prepare,
  startBookingWorld,
} from '../booking/_booking.ts';
import { itinerariesFor, paymentsFor, registerCard } from '../booking/_outside.ts';
import { captureAlerts, liftBrake, readBrakes, setCount } from '../operations/_brakes.ts';

const declined = ['4000000000000002', '4000000000009995', '4000000000000069', '4000000000000127'];
const good = '4242424242424242';
const asksHolder = '4000000000003220';
const tokyo = 'demo-branch-sakura-tokyo';

interface Outcome {
  __typename: string;
  redirectUrl?: string;
  errorCode?: string;
}

const { log, alerts } = captureAlerts();
let world: BookingWorld;
beforeAll(async () => {
  world = await startBookingWorld({ config: { rateLimitFactor: 1 }, overrides: { log } });
});
afterAll(() => world?.close());

async function send(client: TestClient, number: string) {
  const input = {
    paymentMethodId: await cardFromNumber(inject('world'), number),
    nickname: '出張用',
    returnUrl: 'http://localhost:8080/settings/cards/confirm',
    idempotencyKey: randomUUID(),
  };
  return client.query<{ challengeToRegisterCreditCard: Outcome }>(
    `mutation ($input: ChallengeToRegisterCreditCardInput!) { challengeToRegisterCreditCard(input: $input) {
      __typename
      ... on CardChallengeRequiresAction { redirectUrl }
      ... on CardChallengeError { errorCode }
    } }`,
    { input },
  );
}
const register = async (client: TestClient, number: string) =>
  (await send(client, number)).expectNoErrors().challengeToRegisterCreditCard;

/** Answers the bank's question and comes back from its page. */
async function confirm(client: TestClient, redirectUrl: string, answer: 'authenticate' | 'refuse') {
  const page = await fetch(redirectUrl, {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  });
  const setupIntentId = new URL(page.headers.get('location') ?? '').searchParams.get('setup_intent');
  const response = await client.query<{ confirmChallengeToRegisterCreditCard: { success: boolean } }>(
    `mutation ($input: ConfirmChallengeToRegisterCreditCardInput!) {
      confirmChallengeToRegisterCreditCard(input: $input) { success } }`,
    { input: { setupIntentId } },
  );
  return response.expectNoErrors().confirmChallengeToRegisterCreditCard.success;
}

async function countRefused(userId: string): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select points from call_counts where key = ${`card-refused:3600:user:${userId}`}`.execute(
    world.api.app.db,
  );
  return rows[0]?.points ?? 0;
}

function expectBraked(response: TestResponse<object>): void {
  const seconds = Number(response.headers.get('retry-after'));
  expect([response.status, response.errorCodes, seconds > 0 && seconds <= 3_600]).toEqual([
    429,
    ['CARDS_REFUSED'],
    true,
  ]);
}

/** An administrator of whose branch nobody has tried a card, at an address of theirs. */
async function newAdmin(address: string) {
  const branch = await addBranch(world.api);
  const { id, idToken } = await addPerson(world.api, { branch, role: 'COMPANY_ADMIN' });
  const headers = { 'x-forwarded-for': address };
  return { id, branch, client: new TestClient(world.api.url, async () => idToken, headers) };
}

async function findUserId(email: string): Promise<string> {
  const query = world.api.app.db.selectFrom('users').select('id').where('email', '=', email);
  return (await query.executeTakeFirstOrThrow()).id;
}

const prepareAny = async (client: TestClient) =>
  prepare(client, await chooseAnyRate(world.api, client, buildStay()));
const byVisa = { paymentType: 'CREDIT_CARD', creditCardId: 'demo-card-visa' } as const;

describe('R24: cards that issuers refuse', () => {
  it('stop who tries the sixth within an hour: no further card, no booking by card; but by invoice, under the same key', async () => {
    const client = world.api.as('admin@sakura.example');
    const tried = [...declined, '4000000000000119'];
    for (const number of tried)
      expect((await register(client, number)).__typename).toBe('CardChallengeError');
    const cards = () => world.api.app.db.selectFrom('credit_cards').select('id').execute();
    const before = await cards();
    expectBraked(await send(client, good));
    expect(await cards()).toEqual(before);
    expect(await countRefused(await findUserId('admin@sakura.example'))).toBe(tried.length);
    expect(alerts('card-testing')).toEqual([expect.objectContaining({ severity: 'critical', kind: 'user' })]);

    const byInvoice = bookInput(await prepareAny(client));
    const byCard = { ...byInvoice, ...byVisa };
    const text =
      'mutation ($input: BookExpediaHotelInput!) { bookExpediaHotel(input: $input) { __typename } }';
    expectBraked(await client.query(text, { input: byCard }));
    expect(await paymentsFor(world.api, byCard.idempotencyKey)).toEqual([]);
    expect(await itinerariesFor(byCard.email)).toEqual([]);
    expect((await book(client, byInvoice)).__typename).toBe('BookSuccess');

    // Nobody else pays for it.
    const colleague = world.api.as('employee@sakura.example');
    expect((await book(colleague, bookInput(await prepareAny(colleague), byVisa))).__typename).toBe(
      'BookSuccess',
    );

    const operator = world.api.as('operator@yado.example');
    const [brake] = (await readBrakes(operator)).filter(({ limit }) => limit === 'CARD_REFUSED');
    expect(brake).toMatchObject({ subject: { per: 'USER' }, counted: 5, allowed: 5, seconds: 3_600 });
    await liftBrake(operator, { brakeId: brake?.id ?? '', reason: '本人と電話で確認しました。' });
    expect((await register(client, good)).__typename).toBe('CardChallengeSuccess');
  });

  it.each([
    ['branch', 10],
    ['address', 20],
  ])('stop the whole %s after %i of them', async (per, count) => {
    const address = `198.51.100.${count}`;
    const { branch, client } = await newAdmin(address);
    await setCount(world.api, `card-refused:3600:${per}:${per === 'branch' ? branch : address}`, count - 1);
    expect((await register(client, declined[0] ?? '')).__typename).toBe('CardChallengeError');
    expectBraked(await send(client, good));
  });

  it('of others at the same address do not stop a card that is saved', async () => {
    const key = 'card-refused:3600:address:127.0.0.1';
    const client = world.api.as('employee@sakura.example');
    await setCount(world.api, key, 20);
    expect((await book(client, bookInput(await prepareAny(client), byVisa))).__typename).toBe('BookSuccess');
    await setCount(world.api, key, 0);
  });

  it('are counted when a booking is declined, and are not when it is paid', async () => {
    const client = world.api.as('employee@sakura.example');
    const id = await findUserId('employee@sakura.example');
    const creditCardId = await registerCard(world.api, tokyo, '4000000000000341');
    const input = bookInput(await prepareAny(client), { ...byVisa, creditCardId });
    expect((await book(client, input)).errorCode).toBe('CARD_DECLINED');
    expect(await countRefused(id)).toBe(1);
    expect((await book(client, { ...input, ...byVisa })).__typename).toBe('BookSuccess');
    expect(await countRefused(id)).toBe(1);
    // A repeated request tries no card: what was booked is said, also to a user who is braked.
    await setCount(world.api, `card-refused:3600:user:${id}`, 5);
    expect((await book(client, { ...input, ...byVisa })).__typename).toBe('BookSuccess');
  });

  it('are not those whose holder passes the bank’s question; those that stay without an answer are', async () => {
    const { id, client } = await newAdmin('198.51.100.30');
    const passed = await register(client, asksHolder);
    expect(await countRefused(id)).toBe(1);
    expect(await confirm(client, passed.redirectUrl ?? '', 'authenticate')).toBe(true);
    expect(await countRefused(id)).toBe(0);
    const refused = await register(client, asksHolder);
    expect(await confirm(client, refused.redirectUrl ?? '', 'refuse')).toBe(false);
    expect(await countRefused(id)).toBe(1);
    expect((await register(client, good)).__typename).toBe('CardChallengeSuccess');
    expect(await countRefused(id)).toBe(1);
  });
});
