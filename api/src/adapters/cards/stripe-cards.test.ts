import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { cardFromNumber } from '../../../tests/_cards.ts';
import type { CardsPort } from './cards-port.ts';
import { createStripeCards } from './stripe-cards.ts';

const world = inject('world');
const config = {
  apiBase: world.stripe,
  secretKey: world.keys.stripeSecretKey,
  retry: { attempts: 3, baseDelayMs: 20 },
};
const cards = createStripeCards(config);
const amount = 12_000;

let customerId = '';
beforeAll(async () => {
  customerId = await newCustomer();
});

async function newCustomer(metadata: Record<string, string> = {}): Promise<string> {
  const form = new URLSearchParams(
    Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value]),
  );
  const response = await fetch(new URL('/v1/customers', world.stripe), {
    method: 'POST',
    headers: { authorization: `Bearer ${world.keys.stripeSecretKey}` },
    body: form,
  });
  return ((await response.json()) as { id: string }).id;
}

/** A stored card of the customer; fault cards strike when they pay, not when they are stored. */
async function storedCard(number: string, customer = customerId): Promise<string> {
  const outcome = await cards.setupCard({
    key: randomUUID(),
    customerId: customer,
    paymentMethodId: await cardFromNumber(world, number),
    returnUrl: 'http://localhost:8080/',
  });
  if (outcome.kind !== 'succeeded') throw new Error(JSON.stringify(outcome));
  return outcome.card.paymentMethodId;
}

async function authorize(paymentMethodId: string, port: CardsPort = cards, customer = customerId) {
  const attemptId = randomUUID();
  const key = `book:${attemptId}`;
  const trace = { environment: 'test', reference: `ref-${attemptId}`, sealedContact: 'sealed' };
  const input = { key, customerId: customer, paymentMethodId, amount, attemptId, fundingTry: 1, trace };
  return { attemptId, input, outcome: await port.authorize(input) };
}

const madeFor = (attemptId: string, of: { customerId?: string; fundingTry?: number; since?: Date } = {}) =>
  cards.findByAttempt({ attemptId, fundingTry: 1, customerId, since: new Date(Date.now() - 60_000), ...of });

/** How many payments the provider made for an attempt. */
async function countPayments(attemptId: string, customer = customerId): Promise<number> {
  const response = await fetch(new URL(`/v1/payment_intents?customer=${customer}&limit=100`, world.stripe), {
    headers: { authorization: `Bearer ${world.keys.stripeSecretKey}` },
  });
  const { data } = (await response.json()) as { data: { metadata: Record<string, string> }[] };
  return data.filter((intent) => intent.metadata.attempt_id === attemptId).length;
}

describe('a payment', () => {
  it('is reserved, collected and given back in part, each once per key', async () => {
    const { attemptId, input, outcome } = await authorize(await storedCard('4242424242424242'));
    if (outcome.kind !== 'authorized') throw new Error(JSON.stringify(outcome));
    expect(outcome.amount).toBe(amount);
    expect(await cards.authorize(input)).toEqual(outcome);

    const { paymentIntentId } = outcome;
    for (const key of ['capture-a', 'capture-a', 'capture-b']) {
      const captured = await cards.capture(paymentIntentId, `${key}:${attemptId}`);
      expect(captured).toMatchObject({
        kind: 'done',
        payment: { status: 'succeeded', amountReceived: amount },
      });
    }
    const refund = await cards.refund(paymentIntentId, 5_000, `refund:${attemptId}`);
    expect(refund).toMatchObject({ kind: 'done', amount: 5_000 });
    expect(await cards.refund(paymentIntentId, 5_000, `refund:${attemptId}`)).toEqual(refund);
    expect(await cards.retrieve(paymentIntentId)).toMatchObject({
      kind: 'found',
      payment: { amountReceived: amount, amountRefunded: 5_000, attemptId, customerId },
    });
    expect(await countPayments(attemptId)).toBe(1);
  });

  it('releases what is not collected', async () => {
    const { attemptId, outcome } = await authorize(await storedCard('4242424242424242'));
    if (outcome.kind !== 'authorized') throw new Error(JSON.stringify(outcome));
    const captured = await cards.capture(outcome.paymentIntentId, `part:${attemptId}`, 3_000);
    expect(captured).toMatchObject({ kind: 'done', payment: { amountReceived: 3_000, amountRefunded: 0 } });
  });

  it.each([1_000, 3_000])('counts %i given back of a part that was collected', async (refunded) => {
    const { attemptId, outcome } = await authorize(await storedCard('4242424242424242'));
    if (outcome.kind !== 'authorized') throw new Error(JSON.stringify(outcome));
    await cards.capture(outcome.paymentIntentId, `part:${attemptId}`, 3_000);
    await cards.refund(outcome.paymentIntentId, refunded, `refund:${attemptId}`);
    expect(await cards.retrieve(outcome.paymentIntentId)).toMatchObject({
      payment: { amountReceived: 3_000, amountRefunded: refunded },
    });
  });

  it('is released once however often that is asked', async () => {
    const { attemptId, outcome } = await authorize(await storedCard('4242424242424242'));
    if (outcome.kind !== 'authorized') throw new Error(JSON.stringify(outcome));
    for (const key of ['a', 'b']) {
      const released = await cards.cancelAuthorization(outcome.paymentIntentId, `void-${key}:${attemptId}`);
      expect(released).toMatchObject({ kind: 'done', payment: { status: 'canceled', amountRefunded: 0 } });
    }
    expect(await cards.capture(outcome.paymentIntentId, `late:${attemptId}`)).toMatchObject({
      kind: 'refused',
      code: 'payment_intent_unexpected_state',
    });
  });

  it('is found by its attempt and the try, and only by them', async () => {
    const { attemptId, outcome } = await authorize(await storedCard('4242424242424242'));
    expect(await madeFor(attemptId)).toMatchObject({
      kind: 'found',
      payment: { paymentIntentId: outcome.kind === 'authorized' ? outcome.paymentIntentId : '' },
    });
    expect(await madeFor(randomUUID())).toEqual({ kind: 'absent' });
    expect(await madeFor(attemptId, { fundingTry: 2 })).toEqual({ kind: 'absent' });
    const later = new Date(Date.now() + 3_600_000);
    expect(await madeFor(attemptId, { since: later })).toEqual({ kind: 'absent' });
    expect(await cards.retrieve('pi_missing')).toEqual({ kind: 'absent' });
  });

  it('is declined with the issuer’s codes', async () => {
    const { outcome } = await authorize(await storedCard('4000000000000341'));
    expect(outcome).toMatchObject({
      kind: 'declined',
      code: 'card_declined',
      declineCode: 'generic_decline',
      errorType: 'card_error',
    });
  });

  it('refuses a key that was used for another amount', async () => {
    const { input } = await authorize(await storedCard('4242424242424242'));
    expect(await cards.authorize({ ...input, amount: amount + 1 })).toMatchObject({
      kind: 'refused',
      errorType: 'idempotency_error',
    });
  });
});

describe('when the card provider fails (one payment at most in every case)', () => {
  it.each([
    ['too many requests, twice', '4000990000004295', 'authorized', 1],
    ['too many requests for good', '4000990000004287', 'unavailable', 0],
    ['a lock held by another request, twice', '4000990000004097', 'authorized', 1],
    ['a connection lost before the request arrived', '4000990000001044', 'authorized', 1],
    ['a connection lost after the payment was made', '4000990000001051', 'authorized', 1],
  ])('%s', async (_name, number, kind, payments) => {
    const { attemptId, outcome } = await authorize(await storedCard(number));
    expect(outcome.kind).toBe(kind);
    expect(await countPayments(attemptId)).toBe(payments);
  });

  it('reports a server error as unknown, because the payment may exist', async () => {
    const { attemptId, outcome } = await authorize(await storedCard('4000990000005003'));
    expect(outcome.kind).toBe('unknown');
    expect(await countPayments(attemptId)).toBeLessThanOrEqual(1);
  });

  it('waits for its own first request, whose key is in use until the issuer has answered', async () => {
    const slow = await newCustomer({ sandbox_fault: 'slow@create*1:2' });
    const hasty = createStripeCards({ ...config, limits: { confirmMs: 300 } });
    const { attemptId, outcome } = await authorize(await storedCard('4242424242424242', slow), hasty, slow);
    expect(outcome).toMatchObject({ kind: 'authorized', amount });
    expect(await countPayments(attemptId, slow)).toBe(1);
  });

  it('reports an answer that does not come in time as unknown, and finds the payment later', async () => {
    const slow = await newCustomer({ sandbox_fault: 'slow@create*1:2' });
    const impatient = createStripeCards({ ...config, limits: { confirmMs: 300, callMs: 600 } });
    const { attemptId, input, outcome } = await authorize(
      await storedCard('4242424242424242', slow),
      impatient,
      slow,
    );
    expect(outcome.kind).toBe('unknown');
    await expect
      .poll(async () => (await madeFor(attemptId, { customerId: slow })).kind, {
        interval: 200,
      })
      .toBe('found');
    // The key stays taken until the slow request has ended; then it gives that request's answer.
    await expect.poll(async () => (await cards.authorize(input)).kind, { interval: 200 }).toBe('authorized');
    expect(await countPayments(attemptId, slow)).toBe(1);
  });

  it('reports a provider that cannot be reached as unavailable: nothing was done', async () => {
    const nobody = createStripeCards({ ...config, apiBase: 'http://127.0.0.1:9' });
    expect(await nobody.ensureCustomer('some-branch', null)).toMatchObject({
      kind: 'unavailable',
      errorType: 'api_connection_error',
    });
    expect(await nobody.retrieve('pi_any')).toMatchObject({ kind: 'unavailable' });
  });
});

describe('back-off', () => {
  let server: Server | null = null;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  it('tries a bounded number of times, always with the same key', async () => {
    const keys: (string | undefined)[] = [];
    server = createServer((request, response) => {
      keys.push(request.headers['idempotency-key']?.toString());
      response.writeHead(429, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ error: { type: 'invalid_request_error', code: 'rate_limit', message: 'busy' } }),
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const busy = createStripeCards({ ...config, apiBase: `http://127.0.0.1:${port}` });
    const outcome = await busy.refund('pi_1', 100, 'refund:one');
    expect(outcome).toMatchObject({ kind: 'unavailable', code: 'rate_limit' });
    expect(keys).toEqual(['refund:one', 'refund:one', 'refund:one']);
  });
});

describe('a stored card', () => {
  it('is forgotten once however often that is asked', async () => {
    const paymentMethodId = await storedCard('4242424242424242');
    expect(await cards.detachCard(paymentMethodId)).toEqual({ kind: 'done' });
    expect(await cards.detachCard(paymentMethodId)).toEqual({ kind: 'done' });
    expect(await cards.detachCard('pm_missing')).toEqual({ kind: 'done' });
  });
});
