import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cardFromNumber } from '../_cards.ts';
import { addBranch, addPerson, type Person } from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

const world = inject('world');
const returnUrl = 'http://localhost:8080/settings/cards/confirm';

interface Outcome {
  __typename: string;
  creditCardId?: string;
  redirectUrl?: string;
  errorCode?: string;
  declineCode?: string | null;
}
const result = `__typename
  ... on CardChallengeSuccess { creditCardId }
  ... on CardChallengeRequiresAction { redirectUrl }
  ... on CardChallengeError { errorCode declineCode }`;

let api: TestApi;
let admin: Person;
let branch: string;
beforeAll(async () => {
  api = await startTestApi();
  branch = await addBranch(api);
  admin = await addPerson(api, { branch, role: 'COMPANY_ADMIN' });
});
afterAll(() => api?.close());

async function challenge(paymentMethodId: string): Promise<Outcome> {
  const response = await api.withToken(admin.idToken).query<{ challengeToRegisterCreditCard: Outcome }>(
    `mutation($input: ChallengeToRegisterCreditCardInput!) {
        challengeToRegisterCreditCard(input: $input) { ${result} }
      }`,
    { input: { paymentMethodId, nickname: '試験', returnUrl, idempotencyKey: randomUUID() } },
  );
  return response.expectNoErrors().challengeToRegisterCreditCard;
}

async function register(paymentMethodId: string, nickname = '試験', token = admin.idToken): Promise<Outcome> {
  const response = await api
    .withToken(token)
    .query<{ registerCreditCard: Outcome }>(
      `mutation($input: RegisterCreditCardInput!) { registerCreditCard(input: $input) { ${result} } }`,
      { input: { paymentMethodId, nickname } },
    );
  return response.expectNoErrors().registerCreditCard;
}

async function confirm(setupIntentId: string) {
  const response = await api.withToken(admin.idToken).query<{
    confirmChallengeToRegisterCreditCard: {
      success: boolean;
      errorCode: string | null;
      declineCode: string | null;
    };
  }>(
    `mutation($input: ConfirmChallengeToRegisterCreditCardInput!) {
      confirmChallengeToRegisterCreditCard(input: $input) { success errorCode declineCode }
    }`,
    { input: { setupIntentId } },
  );
  return response.expectNoErrors().confirmChallengeToRegisterCreditCard;
}

/** The branch's usable cards; the test cards would soon be more than a branch may have. */
async function takeCards(): Promise<string[]> {
  const cards = await api.app.db
    .updateTable('credit_cards')
    .set({ deleted_at: new Date() })
    .where('branch_id', '=', branch)
    .where('deleted_at', 'is', null)
    .returning('last4')
    .execute();
  return cards.map(({ last4 }) => last4);
}

/** Answers the bank's question and returns the intent that the cardholder comes back with. */
async function authenticate(redirectUrl: string): Promise<string> {
  const response = await fetch(redirectUrl, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'authenticate' }),
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '').searchParams.get('setup_intent') ?? '';
}

const declined = (declineCode: string) => ({ errorCode: 'card_declined', declineCode });

/** The test cards of the card provider: what both ways to register say, and what follows the bank's page. */
const plain = ['4242424242424242', '3530111333300000', '3566002020360505', '4000000000000341'];
const refused: [string, { errorCode: string; declineCode: string }][] = [
  ['4000000000000002', declined('generic_decline')],
  ['4000000000009995', declined('insufficient_funds')],
  ['4000000000000127', { errorCode: 'incorrect_cvc', declineCode: 'incorrect_cvc' }],
  ['4000000000000069', { errorCode: 'expired_card', declineCode: 'expired_card' }],
  ['4000000000000119', { errorCode: 'processing_error', declineCode: 'processing_error' }],
];
const authenticated = [
  '4000002500003155',
  '4000002760003184',
  '4000003800000446',
  '4000000000003220',
  '4000000000003055',
  '4000008260003178',
];

describe.each(plain)('the test card %s', (number) => {
  it('is registered without a question, by both ways', async () => {
    expect(await challenge(await cardFromNumber(world, number))).toMatchObject({
      __typename: 'CardChallengeSuccess',
    });
    expect(await register(await cardFromNumber(world, number))).toMatchObject({
      __typename: 'CardChallengeSuccess',
    });
    expect(await takeCards()).toEqual([number.slice(-4), number.slice(-4)]);
  });
});

describe.each(refused)('the test card %s', (number, error) => {
  it('is refused with its reason, by both ways, and not stored', async () => {
    const refusal = { __typename: 'CardChallengeError', ...error };
    expect(await challenge(await cardFromNumber(world, number))).toEqual(refusal);
    expect(await register(await cardFromNumber(world, number))).toEqual(refusal);
    expect(await takeCards()).toEqual([]);
  });
});

describe.each(authenticated)('the test card %s', (number) => {
  it.each([
    ['the challenge', challenge],
    ['registering', register],
  ])('is stored by %s after its holder answered the bank, not before', async (_way, send) => {
    const asked = await send(await cardFromNumber(world, number));
    expect(asked.__typename).toBe('CardChallengeRequiresAction');
    expect(await takeCards()).toEqual([]);
    const setupIntentId = await authenticate(asked.redirectUrl ?? '');
    expect(await confirm(setupIntentId)).toEqual({ success: true, errorCode: null, declineCode: null });
    expect(await takeCards()).toEqual([number.slice(-4)]);
  });
});

describe('a test card', () => {
  it('that is declined after the authentication is not stored: 4000008400001629', async () => {
    const asked = await challenge(await cardFromNumber(world, '4000008400001629'));
    const setupIntentId = await authenticate(asked.redirectUrl ?? '');
    expect(await confirm(setupIntentId)).toEqual({ success: false, ...declined('generic_decline') });
    expect(await takeCards()).toEqual([]);
  });

  it('whose look-up for the authentication fails is refused at once: 4000008400001280', async () => {
    expect(await challenge(await cardFromNumber(world, '4000008400001280'))).toEqual({
      __typename: 'CardChallengeError',
      ...declined('generic_decline'),
    });
    expect(await takeCards()).toEqual([]);
  });

  it('with a mistyped number never becomes a payment method: 4242424242424241', async () => {
    await expect(cardFromNumber(world, '4242424242424241')).rejects.toThrow('incorrect_number');
  });
});

describe('registering directly', () => {
  // spec: 7.registerCreditCard
  it('stores a payment method once however often and at once it is sent', async () => {
    const paymentMethodId = await cardFromNumber(world, '4242424242424242');
    const all = await Promise.all(Array.from({ length: 4 }, () => register(paymentMethodId, '同時')));
    expect(new Set(all.map(({ creditCardId }) => creditCardId)).size).toBe(1);
    expect(all[0]?.creditCardId).toBeDefined();
    expect(await takeCards()).toEqual(['4242']);
  });

  it('asks the holder once and brings him back to the site’s own page', async () => {
    const paymentMethodId = await cardFromNumber(world, '4000000000003220');
    const asked = await register(paymentMethodId);
    expect(await register(paymentMethodId)).toEqual(asked);
    const response = await fetch(asked.redirectUrl ?? '', {
      method: 'POST',
      body: new URLSearchParams({ answer: 'refuse' }),
      redirect: 'manual',
    });
    const back = new URL(response.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(`${api.app.config.publicOrigins[0]}/settings/cards/confirm`);
    expect((await confirm(back.searchParams.get('setup_intent') ?? '')).success).toBe(false);
    expect(await takeCards()).toEqual([]);
  });

  it.each([
    ['no nickname', { nickname: ' ' }],
    ['something that is no payment method', { paymentMethodId: '../customers' }],
  ])('refuses %s', async (_name, wrong) => {
    const response = await api
      .withToken(admin.idToken)
      .query(
        'mutation($input: RegisterCreditCardInput!) { registerCreditCard(input: $input) { __typename } }',
        { input: { paymentMethodId: 'pm_card_visa', nickname: 'x', ...wrong } },
      );
    expect(response.errorCodes).toEqual(['BAD_USER_INPUT']);
  });

  it('does not give another branch the card of a payment method that is taken', async () => {
    const paymentMethodId = await cardFromNumber(world, '4242424242424242');
    await register(paymentMethodId);
    const stranger = await addPerson(api, { branch: await addBranch(api), role: 'COMPANY_ADMIN' });
    const outcome = await register(paymentMethodId, '横取り', stranger.idToken);
    expect(outcome.__typename).toBe('CardChallengeError');
    const cards = await api.withToken(stranger.idToken).query('{ creditCards { id } }');
    expect(cards.expectNoErrors()).toEqual({ creditCards: [] });
  });
});
