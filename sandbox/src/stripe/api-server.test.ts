import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import StripeSdk from 'stripe';
import { describe, expect, it } from 'vitest';
import { API_VERSION } from './context.ts';
import { startStripe } from './_stripe-testkit.ts';
import type { LoggedRequest } from './request-log.ts';

const PAYMENT = {
  amount: 1_000,
  currency: 'jpy',
  allowed_payment_method_types: ['card'],
  capture_method: 'manual',
  confirm: true,
  off_session: true,
} satisfies StripeSdk.PaymentIntentCreateParams;

describe('idempotency keys', () => {
  it('replay the first answer, declines included, and survive a restart', async () => {
    await using kit = await startStripe();
    const { customer, paymentMethod } = await kit.savedCard('4000000000000341');
    const pay = () =>
      kit.sdk.paymentIntents
        .create({ ...PAYMENT, customer, payment_method: paymentMethod }, { idempotencyKey: 'book:1' })
        .catch((error: StripeSdk.errors.StripeCardError) => error.payment_intent?.id);
    const first = await pay();
    await kit.restart();
    expect(await pay()).toBe(first);
    expect((await kit.sdk.paymentIntents.list()).data).toHaveLength(1);
  });

  it('refuse other parameters and other endpoints', async () => {
    await using kit = await startStripe();
    const options = { idempotencyKey: 'k' };
    await kit.sdk.customers.create({ name: 'a' }, options);
    await expect(kit.sdk.customers.create({ name: 'b' }, options)).rejects.toBeInstanceOf(
      StripeSdk.errors.StripeIdempotencyError,
    );
    await expect(kit.sdk.paymentIntents.create({ amount: 1_000, currency: 'jpy' }, options)).rejects.toThrow(
      /same endpoint/,
    );
  });

  it('are not spent by a request that fails validation', async () => {
    await using kit = await startStripe();
    const options = { idempotencyKey: 'k' };
    await expect(kit.sdk.paymentIntents.create({ amount: 0.5, currency: 'jpy' }, options)).rejects.toThrow(
      /Invalid integer/,
    );
    expect((await kit.sdk.paymentIntents.create({ amount: 500, currency: 'jpy' }, options)).amount).toBe(500);
  });

  it('answer 409 to a second request while the first is running', async () => {
    await using kit = await startStripe();
    const params = {
      ...PAYMENT,
      payment_method: 'pm_card_visa',
      metadata: { sandbox_fault: 'slow@create*1:0.5' },
    };
    const first = kit.sdk.paymentIntents.create(params, { idempotencyKey: 'k' });
    await expect
      .poll(
        async () => ((await (await fetch(`${kit.url}/_sandbox/payment_intents`)).json()) as unknown[]).length,
      )
      .toBe(1);
    await expect(kit.sdk.paymentIntents.create(params, { idempotencyKey: 'k' })).rejects.toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    });
    expect((await kit.sdk.paymentIntents.create(params, { idempotencyKey: 'other' })).id).not.toBe(
      (await first).id,
    );
  });
});

describe('faults', () => {
  it.each([
    ['4000990000004295', 'rate limit, twice'],
    ['4000990000004097', 'lock time-out, twice'],
    ['4000990000001044', 'connection reset before execution'],
    ['4000990000001051', 'connection reset after execution'],
  ])('leave one payment when the client retries (%s, %s)', async (number) => {
    await using kit = await startStripe({}, 3);
    const { customer, paymentMethod } = await kit.savedCard(number);
    const intent = await kit.sdk.paymentIntents.create(
      { ...PAYMENT, customer, payment_method: paymentMethod },
      { idempotencyKey: 'book:1' },
    );
    expect(intent.status).toBe('requires_capture');
    expect((await kit.sdk.paymentIntents.list({ customer })).data.map((one) => one.id)).toEqual([intent.id]);
    const log = (await (
      await fetch(`${kit.url}/_sandbox/requests?method=POST&path=/v1/payment_intents`)
    ).json()) as LoggedRequest[];
    expect(log.length).toBeGreaterThan(1);
    expect(new Set(log.map((request) => request.idempotencyKey))).toEqual(new Set(['book:1']));
  });

  it('keep a saved 500 for the same key', async () => {
    await using kit = await startStripe();
    const { customer, paymentMethod } = await kit.savedCard('4000990000000319');
    const { id } = await kit.sdk.paymentIntents.create({
      ...PAYMENT,
      customer,
      payment_method: paymentMethod,
    });
    const capture = (idempotencyKey: string) => kit.sdk.paymentIntents.capture(id, {}, { idempotencyKey });
    await expect(capture('one')).rejects.toMatchObject({ statusCode: 500 });
    await expect(capture('one')).rejects.toMatchObject({ statusCode: 500 });
    expect((await capture('two')).status).toBe('succeeded');
  });
});

describe('the API', () => {
  it('refuses another API version than its own, as a header and as a parameter', async () => {
    await using kit = await startStripe();
    const headers = { authorization: 'Bearer sk_test_yado' };
    const asHeader = await fetch(`${kit.url}/v1/customers`, {
      headers: { ...headers, 'stripe-version': '2024-06-20' },
    });
    expect(asHeader.status).toBe(400);
    const asParameter = await fetch(`${kit.url}/v1/customers?_stripe_version=2024-06-20`, { headers });
    expect(await asParameter.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: 'Invalid Stripe API version: 2024-06-20' },
    });
    const own = await fetch(`${kit.url}/v1/customers?_stripe_version=${API_VERSION}`, { headers });
    expect(own.status).toBe(200);
  });

  it('refuses wrong keys, and keeps publishable keys to what browsers do', async () => {
    await using kit = await startStripe();
    const get = (path: string, key: string) =>
      fetch(`${kit.url}${path}`, { headers: { authorization: `Bearer ${key}` } });
    const wrong = await get('/v1/customers', 'sk_test_another_key_9999');
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('request-id')).toMatch(/^req_/);
    expect(await wrong.json()).toMatchObject({
      error: { message: 'Invalid API Key provided: sk_test_************9999' },
    });
    const browser = await get('/v1/customers', 'pk_test_yado');
    expect(browser.status).toBe(403);
    expect(await browser.json()).toMatchObject({ error: { code: 'secret_key_required' } });
    const intent = await kit.sdk.setupIntents.create({ metadata: { secret: 'yes' } });
    const own = await get(
      `/v1/setup_intents/${intent.id}?client_secret=${intent.client_secret}`,
      'pk_test_yado',
    );
    expect(await own.json()).not.toHaveProperty('metadata');
    expect((await get(`/v1/setup_intents/${intent.id}?client_secret=no`, 'pk_test_yado')).status).toBe(404);
  });

  it('refuses a restricted key what it has no right to, and names the right', async () => {
    await using kit = await startStripe();
    const ask = async (method: string, path: string, key: string) => {
      const headers = { authorization: `Bearer ${key}` };
      const response = await fetch(`${kit.url}${path}`, { method, headers });
      return [response.status, ((await response.json()) as { error?: { message: string } }).error?.message];
    };
    expect((await ask('GET', '/v1/account', 'rk_test_yado'))[0]).toBe(200);
    expect((await ask('GET', '/v1/customers', 'rk_test_yado_reader'))[0]).toBe(200);
    expect(await ask('POST', '/v1/customers', 'rk_test_yado_reader')).toEqual([
      403,
      expect.stringContaining("'rak_customer_write' permission"),
    ]);
    // Writing on nothing, with the right to: there is no such payment.
    expect((await ask('POST', '/v1/refunds?payment_intent=pi_none', 'rk_test_yado'))[0]).toBe(400);
    expect((await ask('POST', '/v1/refunds?payment_intent=pi_none', 'rk_test_yado_reader'))[0]).toBe(403);
  });

  it('takes a key in the body from any origin', async () => {
    await using kit = await startStripe();
    const response = await fetch(`${kit.url}/v1/tokens`, {
      method: 'POST',
      headers: { origin: 'http://mirai.localhost:8080' },
      body: new URLSearchParams(
        'key=pk_test_yado&card[number]=4242424242424242&card[exp_month]=1&card[exp_year]=99&card[cvc]=123',
      ),
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const year = new Date().getFullYear() + 1;
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_expiry_year' } });
    const card = { number: '4242424242424242', exp_month: '1', exp_year: String(year), cvc: '123' };
    const token = await kit.sdk.tokens.create({ card });
    const method = await kit.sdk.paymentMethods.create({ type: 'card', card: { token: token.id } });
    expect(method.card?.last4).toBe('4242');
    await expect(
      kit.sdk.paymentMethods.create({ type: 'card', card: { token: token.id } }),
    ).rejects.toMatchObject({
      code: 'token_already_used',
    });
  });

  it('pages through lists and expands references', async () => {
    await using kit = await startStripe();
    const { customer, paymentMethod } = await kit.savedCard('4242424242424242');
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.unshift(
        (await kit.sdk.paymentIntents.create({ ...PAYMENT, customer, payment_method: paymentMethod })).id,
      );
    }
    const seen: string[] = [];
    for await (const intent of kit.sdk.paymentIntents.list({
      customer,
      limit: 2,
      expand: ['data.customer'],
    })) {
      expect(intent.customer).toMatchObject({ object: 'customer', id: customer });
      seen.push(intent.id);
    }
    expect(seen).toEqual(ids);
  });

  it('never writes a card number to its file or log', async () => {
    await using kit = await startStripe();
    await kit.savedCard('4242424242424242');
    const { readFile } = await import('node:fs/promises');
    expect(await readFile(`${kit.dataDir}/stripe.json`, 'utf8')).not.toContain('4242424242424242');
  });
});

describe('webhooks', () => {
  it('are signed as the SDK expects, and tried again when refused', async () => {
    const received: { body: string; signature: string }[] = [];
    const receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ body, signature: String(request.headers['stripe-signature']) });
        response.writeHead(received.length === 1 ? 500 : 200).end();
      });
    });
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhook`;
    await using kit = await startStripe({ webhook: { url, secret: 'whsec_test' } });
    const customer = await kit.sdk.customers.create({ name: '青空' });
    await expect.poll(() => received.length).toBe(2);
    const [, second] = received;
    const event = kit.sdk.webhooks.constructEvent(second?.body ?? '', second?.signature ?? '', 'whsec_test');
    expect(event).toMatchObject({ type: 'customer.created', data: { object: { id: customer.id } } });
    expect(() =>
      kit.sdk.webhooks.constructEvent(`${second?.body} `, second?.signature ?? '', 'whsec_test'),
    ).toThrow(/signature/);
    receiver.close();
  });
});
