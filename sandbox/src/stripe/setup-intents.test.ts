import { describe, expect, it } from 'vitest';
import { type StripeTestkit, startStripe } from './_stripe-testkit.ts';

const RETURN_URL = 'http://localhost:8080/settings/cards?step=confirm';

async function register(kit: StripeTestkit, number: string) {
  const customer = await kit.sdk.customers.create({ name: '株式会社さくら商事' });
  const paymentMethod = await kit.newCard(number);
  const intent = kit.sdk.setupIntents.create({
    customer: customer.id,
    payment_method: paymentMethod,
    confirm: true,
    return_url: RETURN_URL,
    payment_method_options: { card: { request_three_d_secure: 'any' } },
  });
  return { customer: customer.id, paymentMethod, intent };
}

describe('setup intents', () => {
  it('leave a card unsaved when the merchant asks for no 3-D Secure and gives its holder no way to answer', async () => {
    await using kit = await startStripe();
    const customer = await kit.sdk.customers.create({ name: '株式会社さくら商事' });
    const intent = await kit.sdk.setupIntents.create({
      customer: customer.id,
      payment_method: await kit.newCard('4000000000003055'),
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
    });
    expect(intent.status).toBe('requires_action');
    expect((await kit.sdk.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  });

  it.each(['4242424242424242', '5555555555554444', '3566002020360505', '4000000000000341'])(
    'saves %s without a question',
    async (number) => {
      await using kit = await startStripe();
      const { customer, intent } = await register(kit, number);
      expect(await intent).toMatchObject({ status: 'succeeded', usage: 'off_session', next_action: null });
      const saved = await kit.sdk.customers.listPaymentMethods(customer, { type: 'card' });
      expect(saved.data.map((method) => method.card?.last4)).toEqual([number.slice(-4)]);
    },
  );

  it.each([
    '4000002500003155',
    '4000002760003184',
    '4000003800000446',
    '4000000000003220',
    '4000000000003055',
    '4000008260003178',
  ])('asks the holder of %s, and saves the card when he agrees', async (number) => {
    await using kit = await startStripe();
    const { customer, intent } = await register(kit, number);
    const asked = await intent;
    expect(asked).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: RETURN_URL } },
    });
    const page = asked.next_action?.redirect_to_url?.url ?? '';
    expect(await (await fetch(page)).text()).toMatch(/認証する[\s\S]*認証を拒否する/);
    const back = await kit.answer(page, 'authenticate');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      step: 'confirm',
      setup_intent: asked.id,
      setup_intent_client_secret: asked.client_secret,
      redirect_status: 'succeeded',
    });
    expect((await kit.sdk.customers.listPaymentMethods(customer)).data).toHaveLength(1);
  });

  it('keeps the first answer when the holder comes back to the page of the bank', async () => {
    await using kit = await startStripe();
    const { customer, intent } = await register(kit, '4000002500003155');
    const asked = await intent;
    const page = asked.next_action?.redirect_to_url?.url ?? '';
    const refused = await kit.answer(page, 'refuse');
    expect(refused.searchParams.get('redirect_status')).toBe('failed');
    const again = await kit.answer(page, 'authenticate');
    expect(again.searchParams.get('redirect_status')).toBe('failed');
    expect(await kit.sdk.setupIntents.retrieve(asked.id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure', type: 'invalid_request_error' },
    });
    expect((await kit.sdk.customers.listPaymentMethods(customer)).data).toEqual([]);
  });

  it('declines after the question', async () => {
    await using kit = await startStripe();
    const { intent } = await register(kit, '4000008400001629');
    const asked = await intent;
    const back = await kit.answer(asked.next_action?.redirect_to_url?.url ?? '', 'authenticate');
    expect(back.searchParams.get('redirect_status')).toBe('failed');
    expect((await kit.sdk.setupIntents.retrieve(asked.id)).last_setup_error?.code).toBe('card_declined');
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
    ['4000008400001280', 'card_declined', 'generic_decline'],
  ])('refuses to save %s', async (number, code, declineCode) => {
    await using kit = await startStripe();
    const { intent } = await register(kit, number);
    await expect(intent).rejects.toMatchObject({
      statusCode: 402,
      code,
      decline_code: declineCode,
      setup_intent: { status: 'requires_payment_method', last_setup_error: { code } },
    });
  });

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number', 'number'],
    [{ exp_month: 13 }, 'invalid_expiry_month', 'exp_month'],
    [{ exp_year: 2020 }, 'invalid_expiry_year', 'exp_year'],
    [{ cvc: '12' }, 'invalid_cvc', 'cvc'],
    [{ number: '4929939187355598' }, 'card_declined', undefined],
  ])('refuses a card typed as %o', async (typed, code, param) => {
    await using kit = await startStripe();
    const card = {
      number: '4242424242424242',
      exp_month: 12,
      exp_year: new Date().getFullYear() + 1,
      cvc: '123',
      ...typed,
    };
    await expect(kit.sdk.paymentMethods.create({ type: 'card', card })).rejects.toMatchObject({
      type: 'StripeCardError',
      code,
      param,
    });
  });

  it('needs a return address when other ways of payment might redirect', async () => {
    await using kit = await startStripe();
    const confirmed = kit.sdk.setupIntents.create({ payment_method: 'pm_card_visa', confirm: true });
    await expect(confirmed).rejects.toThrow(/must provide a `return_url`/);
    const script = kit.sdk.setupIntents.create({
      payment_method: 'pm_card_visa',
      confirm: true,
      return_url: 'javascript:alert(1)',
    });
    await expect(script).rejects.toMatchObject({ code: 'url_invalid' });
  });

  it('forgets a detached card for good', async () => {
    await using kit = await startStripe();
    const { customer, paymentMethod } = await kit.savedCard('4242424242424242');
    await kit.sdk.paymentMethods.detach(paymentMethod);
    expect((await kit.sdk.customers.listPaymentMethods(customer)).data).toEqual([]);
    const again = kit.sdk.paymentMethods.attach(paymentMethod, { customer });
    await expect(again).rejects.toThrow(/may not be used again/);
  });
});
