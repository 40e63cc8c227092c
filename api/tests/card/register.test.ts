import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { detachDeletedCards } from '../../src/modules/card/detach-card-job.ts';
import { cardFromNumber } from '../_cards.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

const world = inject('world');
const admin = 'osaka@sakura.example';
const returnUrl = 'http://localhost:8080/settings/cards/confirm';

interface Challenge {
  __typename: string;
  creditCard?: { id: string; nickname: string; brand: string; last4: string };
  redirectUrl?: string;
  errorCode?: string;
  errorType?: string;
  declineCode?: string;
}
interface Confirmation {
  success: boolean;
  errorCode: string | null;
  creditCard: { id: string; last4: string } | null;
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

async function register(number: string, more: Record<string, unknown> = {}, account = admin) {
  const input = {
    paymentMethodId: await cardFromNumber(world, number),
    nickname: '部署カード',
    returnUrl,
    idempotencyKey: randomUUID(),
    ...more,
  };
  return { input, challenge: await challenge(input, account) };
}

async function challenge(input: object, account = admin): Promise<Challenge> {
  const response = await api.as(account).query<{ challengeToRegisterCreditCard: Challenge }>(
    `mutation($input: ChallengeToRegisterCreditCardInput!) {
      challengeToRegisterCreditCard(input: $input) {
        __typename
        ... on CardChallengeSuccess { creditCard { id nickname brand last4 } }
        ... on CardChallengeRequiresAction { redirectUrl }
        ... on CardChallengeError { errorCode errorType declineCode }
      }
    }`,
    { input },
  );
  return response.expectNoErrors().challengeToRegisterCreditCard;
}

async function confirm(setupIntentId: string, account = admin): Promise<Confirmation> {
  const response = await api.as(account).query<{ confirmChallengeToRegisterCreditCard: Confirmation }>(
    `mutation($input: ConfirmChallengeToRegisterCreditCardInput!) {
      confirmChallengeToRegisterCreditCard(input: $input) { success errorCode creditCard { id last4 } }
    }`,
    { input: { setupIntentId } },
  );
  return response.expectNoErrors().confirmChallengeToRegisterCreditCard;
}

async function readCards(account: string): Promise<{ id: string; last4: string }[]> {
  const response = await api
    .as(account)
    .query<{ creditCards: { id: string; last4: string }[] }>('{ creditCards { id last4 } }');
  return response.expectNoErrors().creditCards;
}

/** Answers the bank's question and returns the page that the cardholder comes back to. */
async function answerBank(redirectUrl: string, answer: 'authenticate' | 'refuse'): Promise<URL> {
  const response = await fetch(redirectUrl, {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '');
}

describe('registering a card', () => {
  // spec: 3.card, 4.card-challenge, 7.challengeToRegisterCreditCard
  it('stores a card that needs no authentication, once per key', async () => {
    const { input, challenge: first } = await register('4242424242424242', { nickname: ' 大阪支店カード ' });
    expect(first).toMatchObject({
      __typename: 'CardChallengeSuccess',
      creditCard: { nickname: '大阪支店カード', brand: 'VISA', last4: '4242' },
    });
    expect(await challenge(input)).toEqual(first);
    expect((await readCards(admin)).filter((card) => card.id === first.creditCard?.id)).toHaveLength(1);
  });

  it('stores one card when the same key arrives twice at once', async () => {
    const before = (await readCards(admin)).length;
    const { input } = {
      input: {
        paymentMethodId: await cardFromNumber(world, '3530111333300000'),
        nickname: 'JCB',
        returnUrl,
        idempotencyKey: randomUUID(),
      },
    };
    const answers = await Promise.all([challenge(input), challenge(input)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await readCards(admin)).toHaveLength(before + 1);
  });

  it('refuses the same key with another card', async () => {
    const { input } = await register('4242424242424242');
    const other = await cardFromNumber(world, '5555555555554444');
    expect(await challenge({ ...input, paymentMethodId: other })).toMatchObject({
      __typename: 'CardChallengeError',
      errorType: 'idempotency_error',
    });
  });

  // spec: 4.card-challenge, 8.card-challenge
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
  ])('tells why the issuer refuses %s', async (number, errorCode, declineCode) => {
    const before = await readCards(admin);
    const { challenge: outcome } = await register(number);
    expect(outcome).toEqual({
      __typename: 'CardChallengeError',
      errorCode,
      errorType: 'card_error',
      declineCode,
    });
    expect(await readCards(admin)).toEqual(before);
  });

  // spec: 4.card-challenge, 7.confirmChallengeToRegisterCreditCard
  it('stores a card after its holder was authenticated, once however often it is confirmed', async () => {
    const { challenge: outcome } = await register('4000000000003220');
    expect(outcome.__typename).toBe('CardChallengeRequiresAction');
    const before = await readCards(admin);
    const back = await answerBank(outcome.redirectUrl ?? '', 'authenticate');
    expect(back.origin + back.pathname).toBe(returnUrl);
    const setupIntentId = back.searchParams.get('setup_intent') ?? '';
    const confirmed = await confirm(setupIntentId);
    expect(confirmed).toMatchObject({ success: true, errorCode: null, creditCard: { last4: '3220' } });
    expect(await confirm(setupIntentId)).toEqual(confirmed);
    expect(await readCards(admin)).toHaveLength(before.length + 1);
  });

  // spec: 8.card-challenge
  it('stores nothing when the holder refuses the authentication', async () => {
    const before = await readCards(admin);
    const { challenge: outcome } = await register('4000000000003220');
    const back = await answerBank(outcome.redirectUrl ?? '', 'refuse');
    const confirmed = await confirm(back.searchParams.get('setup_intent') ?? '');
    expect(confirmed).toEqual({
      success: false,
      errorCode: 'setup_intent_authentication_failure',
      creditCard: null,
    });
    expect(await readCards(admin)).toEqual(before);
  });

  it('stores nothing before the holder answered', async () => {
    const { challenge: outcome } = await register('4000000000003220');
    const read = await api.app.db
      .selectFrom('card_registrations')
      .select('setup_intent_id')
      .where('setup_intent_id', 'is not', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(outcome.redirectUrl).toBeDefined();
    expect(await confirm(read.setup_intent_id ?? '')).toMatchObject({
      success: false,
      errorCode: 'authentication_required',
    });
  });

  it.each([
    ['a page of another site', { returnUrl: 'https://evil.example/settings' }],
    ['a page that only looks like ours', { returnUrl: 'http://localhost:8080.evil.example/' }],
    ['no nickname', { nickname: '  ' }],
    ['a nickname that is too long', { nickname: 'あ'.repeat(41) }],
    ['something that is no payment method', { paymentMethodId: '../customers' }],
    ['a key that is too short', { idempotencyKey: 'x' }],
  ])('refuses %s', async (_name, wrong) => {
    const input = {
      paymentMethodId: 'pm_card_visa',
      nickname: 'x',
      returnUrl,
      idempotencyKey: randomUUID(),
      ...wrong,
    };
    const response = await api
      .as(admin)
      .query(
        'mutation($input: ChallengeToRegisterCreditCardInput!) { challengeToRegisterCreditCard(input: $input) { __typename } }',
        { input },
      );
    expect(response.errorCodes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('another company', () => {
  const stranger = 'admin@aozora.example';

  it('sees none of the cards and cannot delete one: the same answer as for none', async () => {
    const { challenge: outcome } = await register('4242424242424242');
    const id = outcome.creditCard?.id ?? '';
    expect(await readCards(stranger)).toEqual([]);
    const remove = (card: string) =>
      api.as(stranger).query('mutation($id: ID!) { deleteCreditCard(id: $id) }', { id: card });
    const [foreign, missing] = [await remove(id), await remove('missing')];
    expect(foreign.errorCodes).toEqual(['NOT_FOUND']);
    expect(foreign.body).toEqual(missing.body);
    expect((await readCards(admin)).map((card) => card.id)).toContain(id);
  });

  it('cannot finish a registration that is not its own', async () => {
    const { challenge: outcome } = await register('4000000000003220');
    const back = await answerBank(outcome.redirectUrl ?? '', 'authenticate');
    const setupIntentId = back.searchParams.get('setup_intent') ?? '';
    const foreign = await confirm(setupIntentId, stranger);
    expect(foreign).toEqual(await confirm('seti_missing', stranger));
    expect(foreign).toEqual({ success: false, errorCode: 'resource_missing', creditCard: null });
    expect(await readCards(stranger)).toEqual([]);
  });
});

describe('the branch', () => {
  // spec: 6.roles, 7.creditCards
  it('lets employees pay with its cards but not manage them', async () => {
    const cards = await readCards('employee@sakura.example');
    expect(cards.map((card) => card.last4)).toEqual(['4242', '0505']);
    const response = await api
      .as('employee@sakura.example')
      .query('mutation { deleteCreditCard(id: "demo-card-visa") }');
    expect(response.errorCodes).toEqual(['FORBIDDEN']);
  });

  it('keeps its cards from the other branch of the same company', async () => {
    const tokyo = (await readCards('admin@sakura.example')).map((card) => card.id);
    const osaka = (await readCards(admin)).map((card) => card.id);
    expect(osaka.filter((id) => tokyo.includes(id))).toEqual([]);
  });

  it('renames a card, with a name that can be read, and nobody else’s', async () => {
    const { challenge: outcome } = await register('4242424242424242');
    const creditCardId = outcome.creditCard?.id ?? '';
    const rename = (nickname: string, who = admin) =>
      api
        .as(who)
        .query<{ renameCreditCard: { id: string; nickname: string } }>(
          'mutation($input: RenameCreditCardInput!) { renameCreditCard(input: $input) { id nickname } }',
          { input: { creditCardId, nickname } },
        );
    const renamed = await rename(' 役員用 ');
    expect(renamed.expectNoErrors().renameCreditCard).toEqual({ id: creditCardId, nickname: '役員用' });
    for (const nickname of ['', '  ', 'あ'.repeat(41), 'a\u0000b']) {
      expect((await rename(nickname)).errorCodes).toEqual(['BAD_USER_INPUT']);
    }
    expect((await rename('盗用', 'admin@aozora.example')).errorCodes).toEqual(['NOT_FOUND']);
    expect((await rename('社員', 'employee@sakura.example')).errorCodes).toEqual(['FORBIDDEN']);
  });

  // spec: 7.deleteCreditCard
  it('deletes a card here at once and at the card provider soon after', async () => {
    const { challenge: outcome } = await register('4242424242424242');
    const id = outcome.creditCard?.id ?? '';
    const row = await api.app.db
      .selectFrom('credit_cards')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const removed = await api.as(admin).query('mutation($id: ID!) { deleteCreditCard(id: $id) }', { id });
    expect(removed.expectNoErrors()).toEqual({ deleteCreditCard: id });
    expect((await readCards(admin)).map((card) => card.id)).not.toContain(id);
    await expect.poll(() => readCustomer(row.payment_method_id), { interval: 250 }).toBeNull();
  });

  it('lets the card provider forget a deleted card also after the queue gave up', async () => {
    const { challenge: outcome } = await register('4242424242424242');
    const { db } = api.app;
    const card = await db
      .updateTable('credit_cards')
      .set({ deleted_at: new Date() })
      .where('id', '=', outcome.creditCard?.id ?? '')
      .returningAll()
      .executeTakeFirstOrThrow();
    const detached: string[] = [];
    const unavailable = {
      kind: 'unavailable',
      code: null,
      declineCode: null,
      errorType: 'api_error',
    } as const;
    const cards = { ...api.app.cards, detachCard: async () => unavailable };
    await expect(detachDeletedCards({ ...api.app, cards })).rejects.toThrow();
    expect(await readCustomer(card.payment_method_id)).not.toBeNull();
    await detachDeletedCards(api.app);
    expect(await readCustomer(card.payment_method_id)).toBeNull();
    await detachDeletedCards({
      ...api.app,
      cards: {
        ...api.app.cards,
        detachCard: async (id) => {
          detached.push(id);
          return unavailable;
        },
      },
    });
    expect(detached).toEqual([]);
  });
});

async function readCustomer(paymentMethodId: string): Promise<string | null> {
  const response = await fetch(new URL(`/v1/payment_methods/${paymentMethodId}`, world.stripe), {
    headers: { authorization: `Bearer ${world.keys.stripeSecretKey}` },
  });
  return ((await response.json()) as { customer: string | null }).customer;
}
