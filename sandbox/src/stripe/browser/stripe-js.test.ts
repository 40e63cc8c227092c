import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_VERSION } from '../context.ts';
import { type StripeTestkit, startStripe } from '../_stripe-testkit.ts';

/** A page as strict as the product's, on which the real `loadStripe` finds our script. */
const pageFor = (
  stripeUrl: string,
) => `<!doctype html><html lang="ja"><meta charset="utf-8"><title>card</title>
<script src="${stripeUrl}/v3/"></script><script type="module" src="/page.js"></script>
<label for="number">番号</label><div id="number"></div><div id="expiry"></div><div id="cvc"></div></html>`;
const policyFor = (stripeUrl: string) =>
  `default-src 'none'; script-src 'self' ${stripeUrl}; connect-src ${stripeUrl}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'`;
const PAGE_SCRIPT = `
import { loadStripe } from '/pure.mjs';
const stripe = await loadStripe('pk_test_yado', { locale: 'ja', apiVersion: '${API_VERSION}' });
const elements = stripe.elements();
window.seen = [];
window.stripe = stripe;
for (const [type, id] of [['cardNumber', 'number'], ['cardExpiry', 'expiry'], ['cardCvc', 'cvc']]) {
  const element = elements.create(type, { style: { base: { color: 'rgb(1, 2, 3)', '::placeholder': { color: 'gray' } } } });
  element.on('change', (event) => window.seen.push(event));
  element.on('ready', () => window.seen.push({ ready: type }));
  element.mount('#' + id);
}
window.confirm = (secret) => stripe.confirmCardPayment(secret, { payment_method: { card: elements.getElement('cardNumber') } });
window.pay = () => stripe.createPaymentMethod({ type: 'card', card: elements.getElement('cardNumber'), billing_details: { name: '山田 太郎' } });
`;

let kit: StripeTestkit;
let browser: Browser;
let origin: string;
const server = createServer(async (request, response) => {
  const script = (body: string) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(body);
  if (request.url === '/page.js') return script(PAGE_SCRIPT);
  if (request.url === '/pure.mjs') {
    const pure = join(import.meta.dirname, '../../../node_modules/@stripe/stripe-js/dist/pure.mjs');
    return script(await readFile(pure, 'utf8'));
  }
  return response
    .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policyFor(kit.url) })
    .end(pageFor(kit.url));
});

async function open(): Promise<{ page: Page; problems: string[] }> {
  const page = await (await browser.newContext({ locale: 'ja-JP' })).newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('402'))
      problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(origin);
  await page.getByRole('textbox', { name: 'カード番号' }).waitFor();
  return { page, problems };
}

beforeAll(async () => {
  kit = await startStripe();
  // The test command finds a browser and names it; by hand one of the usual places does.
  const installed =
    process.env.CHROMIUM_PATH ??
    ['chromium-headless-shell', 'chromium', 'google-chrome', 'chromium-browser']
      .map((name) => `/usr/bin/${name}`)
      .find((path) => existsSync(path));
  browser = await chromium.launch(installed ? { executablePath: installed, args: ['--no-sandbox'] } : {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await browser.close();
  server.close();
  await kit[Symbol.asyncDispose]();
});

describe('the Stripe.js stand-in', () => {
  it('makes a payment method from typed fields under a strict policy', async () => {
    const { page, problems } = await open();
    await page.getByText('番号', { exact: true }).click();
    await page.keyboard.type('4242424242424242');
    await page.getByRole('textbox', { name: '有効期限' }).pressSequentially('1234');
    await page.getByRole('textbox', { name: 'セキュリティコード' }).pressSequentially('123');
    const number = page.getByRole('textbox', { name: 'カード番号' });
    expect(await number.inputValue()).toBe('4242 4242 4242 4242');
    expect(await number.getAttribute('autocomplete')).toBe('cc-number');
    expect(await number.evaluate((input) => getComputedStyle(input).color)).toBe('rgb(1, 2, 3)');
    expect(await page.locator('#number').getAttribute('class')).toContain('StripeElement--complete');
    const { paymentMethod } = (await page.evaluate('pay()')) as { paymentMethod: { id: string } };
    expect(await kit.sdk.paymentMethods.retrieve(paymentMethod.id)).toMatchObject({
      billing_details: { name: '山田 太郎' },
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
    });
    expect(await page.evaluate('seen')).toEqual(
      expect.arrayContaining([
        { ready: 'cardNumber' },
        { elementType: 'cardNumber', empty: false, complete: true, brand: 'visa', error: undefined },
        { elementType: 'cardCvc', empty: false, complete: true, error: undefined },
      ]),
    );
    expect(problems).toEqual([]);
  });

  it('throws for a package whose script has its own API version when a page asks for one', async () => {
    const { page } = await open();
    const load = (version: string, options: object) =>
      page.evaluate(
        `(() => { const stripe = Stripe('pk_test_yado', ${JSON.stringify(options)});
          try { stripe._registerWrapper({ name: 'stripe-js', version: '${version}' }); return 'loaded'; }
          catch (error) { return error.name + ': ' + error.message; } })()`,
      );
    const apiVersion = API_VERSION;
    expect(await load('6.0.0', { apiVersion })).toBe(
      'VersionError: stripe-js 6.0.0: Can not provide apiVersion to Stripe()',
    );
    expect(await load('10.2.1', {})).toBe('loaded');
    expect(await load('5.10.0', { apiVersion })).toBe('loaded');
  });

  it('reports faults in Japanese with the codes of the real script', async () => {
    const { page } = await open();
    await page.getByRole('textbox', { name: 'カード番号' }).pressSequentially('4242424242424241');
    const last = () => page.evaluate('seen.at(-1)');
    expect(await last()).toMatchObject({
      complete: false,
      error: { type: 'validation_error', code: 'invalid_number', message: 'カード番号が無効です。' },
    });
    expect(await page.getByRole('textbox', { name: 'カード番号' }).getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('textbox', { name: 'カード番号' }).fill('4000000000000002');
    await page.getByRole('textbox', { name: '有効期限' }).fill('0121');
    expect(await last()).toMatchObject({
      elementType: 'cardExpiry',
      error: { code: 'invalid_expiry_year_past' },
    });
    await page.getByRole('textbox', { name: '有効期限' }).fill('0134');
    expect(await page.evaluate('pay()')).toMatchObject({
      error: { code: 'incomplete_cvc', message: 'カードのセキュリティコードに不備があります。' },
    });
  });

  it('pays with the typed card', async () => {
    const { page, problems } = await open();
    await page.getByRole('textbox', { name: 'カード番号' }).fill('3530111333300000');
    await page.getByRole('textbox', { name: '有効期限' }).fill('1234');
    await page.getByRole('textbox', { name: 'セキュリティコード' }).fill('123');
    const intent = await kit.sdk.paymentIntents.create({ amount: 9_800, currency: 'jpy' });
    expect(await page.evaluate(`confirm('${intent.client_secret}')`)).toMatchObject({
      paymentIntent: { id: intent.id, status: 'succeeded', amount: 9_800 },
    });
    expect(problems).toEqual([]);
  });

  it.each([
    ['認証する', { setupIntent: { status: 'succeeded' } }],
    [
      '認証を拒否する',
      {
        error: {
          code: 'setup_intent_authentication_failure',
          setup_intent: { status: 'requires_payment_method' },
        },
      },
    ],
  ])('asks the card holder in the page (%s)', async (button, outcome) => {
    const { page, problems } = await open();
    const intent = await kit.sdk.setupIntents.create({ allowed_payment_method_types: ['card'] });
    const paymentMethod = await kit.newCard('4000002500003155');
    const confirmed = page.evaluate(
      `stripe.confirmCardSetup('${intent.client_secret}', { payment_method: '${paymentMethod}' })`,
    );
    await page
      .getByRole('dialog', { name: '本人認証 (3Dセキュア)' })
      .getByRole('button', { name: button, exact: true })
      .click();
    expect(await confirmed).toMatchObject(outcome);
    expect(problems).toEqual([]);
  });
});
