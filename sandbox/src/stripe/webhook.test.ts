import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import StripeSdk from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StripeTestkit, startStripe } from './_stripe-testkit.ts';

const PAYMENT = {
  amount: 1_000,
  currency: 'jpy',
  allowed_payment_method_types: ['card'],
  capture_method: 'manual',
  confirm: true,
  off_session: true,
} satisfies StripeSdk.PaymentIntentCreateParams;

type Received = { body: string; signature: string };
type Receiver = { url: string; received: Received[]; refuse: (count: number) => void; close: () => void };

async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let refusals = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(refusals-- > 0 ? 500 : 200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    refuse: (count) => (refusals = count),
    close: () => server.close(),
  };
}

const parseType = ({ body }: Received): string => (JSON.parse(body) as StripeSdk.Event).type;
const parseId = ({ body }: Received): string => (JSON.parse(body) as StripeSdk.Event).id;

let kit: StripeTestkit;
let receiver: Receiver;
beforeEach(async () => {
  kit = await startStripe();
  receiver = await startReceiver();
});
afterEach(async () => {
  receiver.close();
  await kit[Symbol.asyncDispose]();
});

/** Registers the receiver for these types and pays with a stored card. */
async function pay(types: StripeSdk.WebhookEndpointCreateParams.EnabledEvent[], faults?: string) {
  const { customer, paymentMethod } = await kit.savedCard('4242424242424242');
  const endpoint = await kit.sdk.webhookEndpoints.create({ url: receiver.url, enabled_events: types });
  const intent = await kit.sdk.paymentIntents.create({
    ...PAYMENT,
    customer,
    payment_method: paymentMethod,
    ...(faults && { metadata: { sandbox_webhook: faults } }),
  });
  return { endpoint, intent, secret: endpoint.secret ?? '' };
}

describe('webhook endpoints', () => {
  it('get the events they want, in order, and tell their secret only when made', async () => {
    const { endpoint, intent, secret } = await pay([
      'payment_intent.amount_capturable_updated',
      'payment_intent.succeeded',
      'charge.refunded',
    ]);
    await kit.sdk.paymentIntents.capture(intent.id);
    await kit.sdk.refunds.create({ payment_intent: intent.id });
    await expect
      .poll(() => receiver.received.map(parseType))
      .toEqual(['payment_intent.amount_capturable_updated', 'payment_intent.succeeded', 'charge.refunded']);
    for (const { body, signature } of receiver.received)
      expect(kit.sdk.webhooks.constructEvent(body, signature, secret).api_version).toBe(
        StripeSdk.API_VERSION,
      );
    expect(await kit.sdk.webhookEndpoints.retrieve(endpoint.id)).not.toHaveProperty('secret');
  });

  it('get setup intents too, and nothing any more once disabled or deleted', async () => {
    const { endpoint } = await pay(['setup_intent.succeeded']);
    await kit.savedCard('4242424242424242');
    await expect.poll(() => receiver.received.map(parseType)).toEqual(['setup_intent.succeeded']);
    await kit.sdk.webhookEndpoints.update(endpoint.id, { disabled: true });
    await kit.savedCard('4242424242424242');
    await kit.sdk.webhookEndpoints.update(endpoint.id, { disabled: false });
    await kit.savedCard('4242424242424242');
    await expect.poll(() => receiver.received.length).toBe(2);
    await kit.sdk.webhookEndpoints.del(endpoint.id);
    expect((await kit.sdk.webhookEndpoints.list()).data).toEqual([]);
  });

  it('are known again after a restart', async () => {
    const { endpoint } = await pay(['customer.created']);
    await kit.restart();
    await kit.sdk.customers.create({ name: 'a' });
    await expect.poll(() => receiver.received.map(parseType)).toEqual(['customer.created']);
    expect((await kit.sdk.webhookEndpoints.list()).data.map(({ id }) => id)).toEqual([endpoint.id]);
  });

  it('do not wait for an event that is refused', async () => {
    await kit.sdk.webhookEndpoints.create({ url: receiver.url, enabled_events: ['customer.created'] });
    receiver.refuse(1);
    const names: string[] = [];
    for (const name of ['first', 'second']) names.push((await kit.sdk.customers.create({ name })).id);
    await expect.poll(() => receiver.received.length).toBe(3);
    const [first, second] = names;
    const order = receiver.received.map(
      ({ body }) => ((JSON.parse(body) as StripeSdk.Event).data.object as { id: string }).id,
    );
    expect(order).toEqual([first, second, first]);
  });
});

describe('webhook faults', () => {
  const types: StripeSdk.WebhookEndpointCreateParams.EnabledEvent[] = [
    'payment_intent.created',
    'payment_intent.amount_capturable_updated',
  ];

  it('send an event twice', async () => {
    await pay(types, 'duplicate@payment_intent.amount_capturable_updated');
    await expect.poll(() => receiver.received.length).toBe(3);
    const [created, first, second] = receiver.received.map(parseId);
    expect(first).toBe(second);
    expect(created).not.toBe(first);
  });

  it('send events in another order', async () => {
    await pay(types, 'late@payment_intent.created:0.5');
    await expect
      .poll(() => receiver.received.map(parseType))
      .toEqual(['payment_intent.amount_capturable_updated', 'payment_intent.created']);
  });

  it('sign with the secret of somebody else, and name a foreign account', async () => {
    const { secret } = await pay(
      types,
      'bad_signature@payment_intent.created;foreign_account@payment_intent.amount_capturable_updated',
    );
    await expect.poll(() => receiver.received.length).toBe(2);
    const [forged, foreign] = receiver.received;
    expect(() =>
      kit.sdk.webhooks.constructEvent(forged?.body ?? '', forged?.signature ?? '', secret),
    ).toThrow(/signature/);
    const event = kit.sdk.webhooks.constructEvent(foreign?.body ?? '', foreign?.signature ?? '', secret);
    expect(event.account).toMatch(/^acct_/);
  });

  it('lose an event, which can be sent once more', async () => {
    const { intent } = await pay(types, 'lost@payment_intent.created');
    await expect
      .poll(() => receiver.received.map(parseType))
      .toEqual(['payment_intent.amount_capturable_updated']);
    const [event] = (await kit.sdk.events.list({ type: 'payment_intent.amount_capturable_updated' })).data;
    await kit.sdk.rawRequest('POST', `/v1/events/${event?.id}/retry`);
    await expect.poll(() => receiver.received.map(parseId)).toEqual([event?.id, event?.id]);
    expect(event?.data.object).toMatchObject({ id: intent.id });
  });
});
