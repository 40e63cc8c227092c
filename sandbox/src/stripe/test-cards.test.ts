import StripeSdk from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StripeTestkit, startStripe } from './_stripe-testkit.ts';
import { TEST_CARDS } from './test-cards.ts';

const RETURN_URL = 'http://localhost:8080/back';
const PAYMENT = {
  amount: 12_000,
  currency: 'jpy',
  capture_method: 'manual',
  confirm: true,
} satisfies StripeSdk.PaymentIntentCreateParams;

let kit: StripeTestkit;
beforeAll(async () => {
  kit = await startStripe();
});
afterAll(() => kit[Symbol.asyncDispose]());

/** `code/decline_code` of what a call refuses, or the status it leads to. */
async function readOutcome(call: Promise<{ status: string }>): Promise<string> {
  try {
    return (await call).status;
  } catch (error) {
    if (!(error instanceof StripeSdk.errors.StripeError)) throw error;
    return [error.code, error.decline_code].filter(Boolean).join('/');
  }
}

const OK = 'succeeded';
const ASKS = 'requires_action';
const PAID = 'requires_capture';
const DECLINED = 'card_declined/generic_decline';
const POOR = 'card_declined/insufficient_funds';
const ABSENT = 'authentication_required/authentication_required';

/**
 * Number, what saving it says, what the holder's consent leads to (where he is asked), and what a later payment
 * without him says; then what a payment says that he is there for, with the card never saved.
 */
const CARDS: readonly (readonly [string, string, string | null, string | null, string])[] = [
  ['4242424242424242', OK, null, PAID, PAID],
  ['4111111111111111', OK, null, PAID, PAID],
  ['4000056655665556', OK, null, PAID, PAID],
  ['4000003920000003', OK, null, PAID, PAID],
  ['5555555555554444', OK, null, PAID, PAID],
  ['2223003122003222', OK, null, PAID, PAID],
  ['5200828282828210', OK, null, PAID, PAID],
  ['5105105105105100', OK, null, PAID, PAID],
  ['378282246310005', OK, null, PAID, PAID],
  ['371449635398431', OK, null, PAID, PAID],
  ['6011111111111117', OK, null, PAID, PAID],
  ['3056930009020004', OK, null, PAID, PAID],
  ['36227206271667', OK, null, PAID, PAID],
  ['3566002020360505', OK, null, PAID, PAID],
  ['3530111333300000', OK, null, PAID, PAID],
  ['6200000000000005', OK, null, PAID, PAID],
  ['4000000000000101', OK, null, PAID, PAID],
  ['4000000000000259', OK, null, PAID, PAID],
  ['4000000000002685', OK, null, PAID, PAID],
  ['4000000000001976', OK, null, PAID, PAID],
  ['4000002500003155', ASKS, OK, PAID, ASKS],
  ['4000002760003184', ASKS, OK, ABSENT, ASKS],
  ['4000003800000446', ASKS, OK, PAID, ASKS],
  ['4000000000003220', ASKS, OK, PAID, ASKS],
  ['4000000000003055', ASKS, OK, PAID, PAID],
  ['4000008260003178', ASKS, OK, POOR, ASKS],
  ['4000008400001629', ASKS, DECLINED, null, ASKS],
  ['4000008400001280', DECLINED, null, null, DECLINED],
  ['4000000000000341', OK, null, DECLINED, DECLINED],
  ['4000000000000002', DECLINED, null, null, DECLINED],
  ['4000000000009995', POOR, null, null, POOR],
  ['4000000000009987', 'card_declined/lost_card', null, null, 'card_declined/lost_card'],
  ['4000000000009979', 'card_declined/stolen_card', null, null, 'card_declined/stolen_card'],
  [
    '4000000000006975',
    'card_declined/card_velocity_exceeded',
    null,
    null,
    'card_declined/card_velocity_exceeded',
  ],
  ['4100000000000019', 'card_declined/fraudulent', null, null, 'card_declined/fraudulent'],
  ['4000000000000069', 'expired_card/expired_card', null, null, 'expired_card/expired_card'],
  ['4000000000000127', 'incorrect_cvc/incorrect_cvc', null, null, 'incorrect_cvc/incorrect_cvc'],
  ['4000000000000119', 'processing_error/processing_error', null, null, 'processing_error/processing_error'],
];

async function save(number: string) {
  const customer = (await kit.sdk.customers.create({})).id;
  const paymentMethod = await kit.newCard(number);
  const intent = kit.sdk.setupIntents.create({
    customer,
    payment_method: paymentMethod,
    confirm: true,
    return_url: RETURN_URL,
    payment_method_options: { card: { request_three_d_secure: 'any' } },
  });
  return { customer, paymentMethod, intent };
}

describe('every test card', () => {
  it.each(CARDS)('%s: saved %s, after consent %s, charged later %s, charged at once %s', async (...card) => {
    const [number, saved, afterConsent, later, atOnce] = card;
    const { customer, paymentMethod, intent } = await save(number);
    const outcomes: (string | null)[] = [await readOutcome(intent), null, null];
    if (outcomes[0] === ASKS) {
      const { id, next_action: action } = await intent;
      await kit.answer(action?.redirect_to_url?.url ?? '', 'authenticate');
      const done = await kit.sdk.setupIntents.retrieve(id);
      const { last_setup_error: error } = done;
      outcomes[1] = error ? `${error.code}/${error.decline_code}` : done.status;
    }
    if (outcomes[0] === OK || outcomes[1] === OK) {
      outcomes[2] = await readOutcome(
        kit.sdk.paymentIntents.create({
          ...PAYMENT,
          customer,
          payment_method: paymentMethod,
          off_session: true,
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        }),
      );
    }
    expect(outcomes).toEqual([saved, afterConsent, later]);
    const unsaved = kit.sdk.paymentIntents.create({
      ...PAYMENT,
      payment_method: await kit.newCard(number),
      return_url: RETURN_URL,
    });
    expect(await readOutcome(unsaved)).toBe(atOnce);
  });

  it('is in the table above, but for those with faults of their own', () => {
    const numbers = Object.entries(TEST_CARDS)
      .filter(([name]) => !name.startsWith('fault_'))
      .map(([, { number }]) => number);
    expect(CARDS.map(([number]) => number).sort()).toEqual(numbers.sort());
  });
});

describe('the question to the holder', () => {
  const ask = async () => {
    const { customer, paymentMethod } = await kit.savedCard('4000002760003184');
    const intent = await kit.sdk.paymentIntents.create({
      ...PAYMENT,
      customer,
      payment_method: paymentMethod,
      return_url: RETURN_URL,
    });
    return { intent, page: intent.next_action?.redirect_to_url?.url ?? '' };
  };

  it('leaves the payment waiting while nobody answers, and it can be given up', async () => {
    const { intent, page } = await ask();
    expect((await fetch(page)).status).toBe(200);
    expect((await kit.sdk.paymentIntents.retrieve(intent.id)).status).toBe(ASKS);
    expect((await kit.sdk.paymentIntents.cancel(intent.id)).status).toBe('canceled');
    const late = await kit.answer(page, 'authenticate');
    expect(late.searchParams.get('redirect_status')).toBe('failed');
    expect((await kit.sdk.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
  });

  it('leads back with the same outcome when it is answered twice', async () => {
    const { intent, page } = await ask();
    const answers = [await kit.answer(page, 'authenticate'), await kit.answer(page, 'refuse')];
    expect(answers.map((url) => url.searchParams.get('redirect_status'))).toEqual(['succeeded', 'succeeded']);
    expect((await kit.sdk.paymentIntents.retrieve(intent.id)).status).toBe(PAID);
  });

  it('can be asked again with another card after a refusal', async () => {
    const { intent, page } = await ask();
    await kit.answer(page, 'refuse');
    const refused = await kit.sdk.paymentIntents.retrieve(intent.id);
    expect(refused).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    const again = await kit.sdk.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: RETURN_URL,
    });
    expect(again.status).toBe(PAID);
  });

  it('is not asked of a card without 3-D Secure', async () => {
    const { customer, paymentMethod } = await kit.savedCard('4242424242424242');
    const intent = await kit.sdk.paymentIntents.create({
      ...PAYMENT,
      customer,
      payment_method: paymentMethod,
      return_url: RETURN_URL,
    });
    expect([intent.status, intent.next_action]).toEqual([PAID, null]);
  });
});
