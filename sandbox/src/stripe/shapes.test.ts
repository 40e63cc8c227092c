import StripeSdk from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shapeProblems } from './_fixture-shapes.ts';
import { SDK_ANSWERS } from './_sdk-answers.ts';
import { type StripeTestkit, startStripe } from './_stripe-testkit.ts';
import { API_VERSION } from './context.ts';
import { ENDPOINTS } from './endpoints.ts';

const PAYMENT = {
  amount: 12_000,
  currency: 'jpy',
  allowed_payment_method_types: ['card'],
  capture_method: 'manual',
  confirm: true,
  off_session: true,
} satisfies StripeSdk.PaymentIntentCreateParams;

let kit: StripeTestkit;
beforeAll(async () => {
  kit = await startStripe();
});
afterAll(() => kit[Symbol.asyncDispose]());

/** An answer as it came over the line. */
async function raw(path: string, method = 'GET', form: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(new URL(path, kit.url), {
    method,
    headers: { authorization: 'Bearer sk_test_yado' },
    ...(method === 'POST' && { body: new URLSearchParams(form) }),
  });
  return response.json();
}

async function pay(number: string, more: Partial<StripeSdk.PaymentIntentCreateParams> = {}) {
  const { customer, paymentMethod } = await kit.savedCard(number);
  return kit.sdk.paymentIntents
    .create({ ...PAYMENT, customer, payment_method: paymentMethod, ...more })
    .catch((error: StripeSdk.errors.StripeCardError) => {
      if (!error.payment_intent) throw error;
      return error.payment_intent;
    });
}

async function dispute(number: string): Promise<string> {
  const { id } = await pay(number);
  await kit.sdk.paymentIntents.capture(id);
  return (await kit.sdk.disputes.list({ payment_intent: id })).data[0]?.id ?? '';
}

const onSession = { off_session: false, return_url: 'http://localhost:8080/back' };

/** Real flows, each ending with the path of what it made. */
const FLOWS: readonly (readonly [string, string, () => Promise<string>])[] = [
  ['payment_intent', 'authorized', async () => `payment_intents/${(await pay('4242424242424242')).id}`],
  [
    'payment_intent',
    'captured',
    async () => {
      const { id } = await pay('3530111333300000');
      await kit.sdk.paymentIntents.capture(id);
      return `payment_intents/${id}`;
    },
  ],
  [
    'payment_intent',
    'canceled',
    async () => {
      const { id } = await pay('4242424242424242');
      await kit.sdk.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
      return `payment_intents/${id}`;
    },
  ],
  ['payment_intent', 'declined', async () => `payment_intents/${(await pay('4000000000000341')).id}`],
  [
    'payment_intent',
    'waiting for its holder',
    async () => `payment_intents/${(await pay('4000002760003184', onSession)).id}`,
  ],
  [
    'payment_intent',
    'without a card',
    async () =>
      `payment_intents/${(await kit.sdk.paymentIntents.create({ amount: 100, currency: 'jpy' })).id}`,
  ],
  ['charge', 'authorized', async () => `charges/${String((await pay('4242424242424242')).latest_charge)}`],
  ['charge', 'failed', async () => `charges/${String((await pay('4000008260003178')).latest_charge)}`],
  [
    'charge',
    'authenticated, captured and refunded',
    async () => {
      const { id, next_action: action } = await pay('4000002760003184', onSession);
      await kit.answer(action?.redirect_to_url?.url ?? '', 'authenticate');
      const { latest_charge: charge } = await kit.sdk.paymentIntents.capture(id);
      await kit.sdk.refunds.create({ payment_intent: id, amount: 100 });
      return `charges/${String(charge)}`;
    },
  ],
  [
    'refund',
    'done',
    async () => {
      const { id } = await pay('4242424242424242');
      await kit.sdk.paymentIntents.capture(id);
      return `refunds/${(await kit.sdk.refunds.create({ payment_intent: id })).id}`;
    },
  ],
  ['dispute', 'new', async () => `disputes/${await dispute('4000000000000259')}`],
  ['dispute', 'an inquiry', async () => `disputes/${await dispute('4000000000001976')}`],
  [
    'file',
    'of evidence',
    async () => {
      const file = { data: Buffer.from('%PDF-1.7'), name: 'evidence.pdf', type: 'application/pdf' };
      return `files/${(await kit.sdk.files.create({ purpose: 'dispute_evidence', file })).id}`;
    },
  ],
  ['customer', 'with a card', async () => `customers/${(await kit.savedCard('4242424242424242')).customer}`],
  [
    'payment_method',
    'saved',
    async () => `payment_methods/${(await kit.savedCard('4242424242424242')).paymentMethod}`,
  ],
  ['payment_method', 'new', async () => `payment_methods/${await kit.newCard('378282246310005')}`],
  ...(
    [
      ['succeeded', '4242424242424242', null],
      ['waiting for its holder', '4000002500003155', null],
      ['refused by its holder', '4000002500003155', 'refuse'],
    ] as const
  ).map(
    ([state, number, answer]) =>
      [
        'setup_intent',
        state,
        async () => {
          const intent = await kit.sdk.setupIntents.create({
            customer: (await kit.sdk.customers.create({})).id,
            payment_method: await kit.newCard(number),
            confirm: true,
            return_url: 'http://localhost:8080/back',
          });
          const page = intent.next_action?.redirect_to_url?.url;
          if (answer && page) await kit.answer(page, answer);
          return `setup_intents/${intent.id}`;
        },
      ] as const,
  ),
  [
    'token',
    'of a card',
    async () => {
      const card = { number: '4242424242424242', exp_month: '1', exp_year: '2034', cvc: '123' };
      return `tokens/${(await kit.sdk.tokens.create({ card })).id}`;
    },
  ],
  [
    'webhook_endpoint',
    'registered',
    async () => {
      const url = 'http://127.0.0.1:9/hook';
      const { id } = await kit.sdk.webhookEndpoints.create({ url, enabled_events: ['charge.failed'] });
      return `webhook_endpoints/${id}`;
    },
  ],
  [
    'event',
    'of a payment',
    async () => {
      await pay('4242424242424242');
      const { data } = await kit.sdk.events.list({ type: 'charge.succeeded', limit: 1 });
      return `events/${data[0]?.id}`;
    },
  ],
];

describe('the shape of the official fixtures', () => {
  it.each(FLOWS)('has a %s that is %s', async (name, _state, flow) => {
    const object = await raw(`/v1/${await flow()}`);
    expect(object).toMatchObject({ object: name });
    expect(shapeProblems(name, object)).toEqual([]);
  });

  it.each([
    ['deleted_customer', async () => `customers/${(await kit.sdk.customers.create({})).id}`],
    [
      'deleted_webhook_endpoint',
      async () => {
        const url = 'http://127.0.0.1:9/hook';
        return `webhook_endpoints/${(await kit.sdk.webhookEndpoints.create({ url, enabled_events: ['*'] })).id}`;
      },
    ],
  ] as const)('has a %s', async (name, make) => {
    expect(shapeProblems(name, await raw(`/v1/${await make()}`, 'DELETE'))).toEqual([]);
  });

  it.each([
    'customers',
    'payment_methods',
    'setup_intents',
    'payment_intents',
    'charges',
    'refunds',
    'disputes',
    'files',
    'events',
  ])('has the list of %s', async (name) => {
    const list = await raw(`/v1/${name}`);
    expect(list).toEqual({
      object: 'list',
      data: expect.any(Array),
      has_more: expect.any(Boolean),
      url: `/v1/${name}`,
    });
  });

  it('is missed by a part too few, one too many and one of another type', () => {
    const refund = { object: 'refund', amount: '100', color: 'red' };
    const problems = shapeProblems('refund', refund);
    expect(problems).toEqual(
      expect.arrayContaining([
        'refund.id is missing',
        'refund.amount is string, not number',
        'refund.color is not in the fixture',
      ]),
    );
  });
});

describe('errors', () => {
  const KEYS = [
    'advice_code',
    'charge',
    'code',
    'decline_code',
    'doc_url',
    'message',
    'network_advice_code',
    'network_decline_code',
    'param',
    'payment_intent',
    'payment_method',
    'payment_method_type',
    'request_log_url',
    'setup_intent',
    'type',
  ];

  it.each([
    ['card_error', () => raw('/v1/payment_methods', 'POST', { type: 'card', 'card[number]': '1' })],
    ['invalid_request_error', () => raw('/v1/customers/cus_none')],
    ['invalid_request_error', () => raw('/v1/nothing')],
  ] as const)('of type %s have the parts that the API names and no other', async (_type, call) => {
    const { error } = (await call()) as { error: Record<string, unknown> };
    expect(Object.keys(error).filter((key) => !KEYS.includes(key))).toEqual([]);
    expect(error).toMatchObject({ type: expect.any(String), message: expect.any(String) });
  });

  it('of a declined payment carry the payment, the card and the charge', async () => {
    const { customer, paymentMethod } = await kit.savedCard('4000000000000341');
    const { error } = (await raw('/v1/payment_intents', 'POST', {
      amount: '1000',
      currency: 'jpy',
      customer,
      payment_method: paymentMethod,
      confirm: 'true',
      off_session: 'true',
      'allowed_payment_method_types[]': 'card',
    })) as { error: Record<string, unknown> };
    expect(Object.keys(error).filter((key) => !KEYS.includes(key))).toEqual([]);
    expect(error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
    expect(shapeProblems('payment_intent', error.payment_intent)).toEqual([]);
    expect(shapeProblems('payment_method', error.payment_method)).toEqual([]);
    expect(shapeProblems('charge', await raw(`/v1/charges/${String(error.charge)}`))).toEqual([]);
  });
});

describe('the official SDK', () => {
  it('speaks the version of the API that the sandbox has', () => {
    expect(API_VERSION).toBe(StripeSdk.API_VERSION);
  });

  it('has its types compared with every endpoint that it can call', () => {
    const compared = new Set(Object.keys(SDK_ANSWERS));
    const others = ENDPOINTS.map(({ method, url }) => `${method} ${url}`).filter(
      (each) => !compared.has(each),
    );
    expect(others).toEqual(['POST /v1/events/:id/retry', 'POST /v1/3ds2/authenticate']);
  });
});
