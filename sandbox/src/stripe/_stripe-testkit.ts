import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import StripeSdk from 'stripe';
import { type Stripe, type StripeConfig, createStripe } from './stripe.ts';

export type StripeTestkit = {
  sdk: StripeSdk;
  url: string;
  dataDir: string;
  /** A saved and authenticated-as-needed card of a new customer. */
  savedCard(number: string): Promise<{ customer: string; paymentMethod: string }>;
  newCard(number: string): Promise<string>;
  /** Answers the bank's page and gives the address that it leads to. */
  answer(pageUrl: string, answer: 'authenticate' | 'refuse'): Promise<URL>;
  restart(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** A started Stripe sandbox with the official SDK in front of it, on a fresh folder. */
export async function startStripe(config: Partial<StripeConfig> = {}, retries = 0): Promise<StripeTestkit> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yado-stripe-'));
  const start = (port: number) =>
    createStripe({ port, dataDir, secretKey: 'sk_test_yado', publishableKey: 'pk_test_yado', ...config });
  let service: Stripe = await start(0);
  const sdk = new StripeSdk('sk_test_yado', {
    host: '127.0.0.1',
    port: service.port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: retries,
    timeout: 60_000,
  });
  const kit: StripeTestkit = {
    sdk,
    url: service.url,
    dataDir,
    async newCard(number) {
      const cvc = /^3[47]/.test(number) ? '1234' : '123';
      const card = { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc };
      return (await sdk.paymentMethods.create({ type: 'card', card })).id;
    },
    async savedCard(number) {
      const customer = await sdk.customers.create({ name: '株式会社さくら商事' });
      const intent = await sdk.setupIntents.create({
        customer: customer.id,
        payment_method: await kit.newCard(number),
        allowed_payment_method_types: ['card'],
        confirm: true,
        return_url: 'http://localhost:8080/settings/cards',
      });
      if (intent.next_action?.redirect_to_url?.url)
        await kit.answer(intent.next_action.redirect_to_url.url, 'authenticate');
      const done = await sdk.setupIntents.retrieve(intent.id);
      return { customer: customer.id, paymentMethod: String(done.payment_method) };
    },
    async answer(pageUrl, answer) {
      const response = await fetch(pageUrl, {
        method: 'POST',
        body: new URLSearchParams({ answer }),
        redirect: 'manual',
      });
      return new URL(response.headers.get('location') ?? 'about:blank');
    },
    async restart() {
      await service.close();
      service = await start(service.port);
    },
    async [Symbol.asyncDispose]() {
      await service.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return kit;
}
