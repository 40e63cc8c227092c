import StripeSdk from 'stripe';
import { describe, expect, it } from 'vitest';
import { startStripe } from './_stripe-testkit.ts';

const BOOKING = {
  amount: 12_000,
  currency: 'jpy',
  capture_method: 'manual',
  confirm: true,
  off_session: true,
  allowed_payment_method_types: ['card'],
} satisfies StripeSdk.PaymentIntentCreateParams;
const DAY = 24 * 60 * 60;

describe('payment intents', () => {
  it('authorizes, captures and refunds whole yen', async () => {
    await using kit = await startStripe();
    const { customer, paymentMethod } = await kit.savedCard('4242424242424242');
    const intent = await kit.sdk.paymentIntents.create({
      ...BOOKING,
      customer,
      payment_method: paymentMethod,
      metadata: { attempt: 'a1' },
      expand: ['latest_charge'],
    });
    expect(intent).toMatchObject({
      status: 'requires_capture',
      amount: 12_000,
      amount_capturable: 12_000,
      amount_received: 0,
    });
    const charge = intent.latest_charge as StripeSdk.Charge;
    const untouched = { amount_refunded: 0, refunded: false };
    expect(charge).toMatchObject(untouched);
    const before = charge.payment_method_details?.card?.capture_before ?? 0;
    expect(Math.round((before - intent.created) / DAY)).toBe(30);

    const captured = await kit.sdk.paymentIntents.capture(intent.id, { amount_to_capture: 10_000 });
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 10_000, amount_capturable: 0 });
    expect(await kit.sdk.charges.retrieve(charge.id)).toMatchObject(untouched);
    const refund = await kit.sdk.refunds.create({ payment_intent: intent.id, amount: 4_000 });
    expect(refund).toMatchObject({ amount: 4_000, status: 'succeeded', charge: charge.id });
    await expect(kit.sdk.refunds.create({ payment_intent: intent.id, amount: 6_001 })).rejects.toThrow(
      /greater than unrefunded/,
    );
    await kit.sdk.refunds.create({ payment_intent: intent.id });
    expect(await kit.sdk.charges.retrieve(charge.id)).toMatchObject({
      amount_captured: 10_000,
      amount_refunded: 10_000,
      refunded: true,
    });
    await expect(kit.sdk.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });

    const found = await kit.sdk.paymentIntents.search({
      query: 'metadata["attempt"]:"a1" AND status:"succeeded"',
    });
    expect(found.data.map((one) => one.id)).toEqual([intent.id]);
    expect((await kit.sdk.paymentIntents.list({ customer })).data).toHaveLength(1);
  });

  it('cancels an authorization once, and a captured payment never', async () => {
    await using kit = await startStripe();
    const { customer, paymentMethod } = await kit.savedCard('3530111333300000');
    const held = await kit.sdk.paymentIntents.create({ ...BOOKING, customer, payment_method: paymentMethod });
    expect(await kit.sdk.paymentIntents.cancel(held.id)).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
    });
    const [charge] = (await kit.sdk.charges.list({ payment_intent: held.id })).data;
    expect(charge).toMatchObject({ amount_refunded: 0, refunded: false });
    const events = await kit.sdk.events.list({ types: ['charge.refunded', 'payment_intent.canceled'] });
    expect(events.data.map(({ type }) => type)).toEqual(['payment_intent.canceled']);
    await expect(kit.sdk.paymentIntents.capture(held.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'canceled' },
    });
    const paid = await kit.sdk.paymentIntents.create({
      ...BOOKING,
      capture_method: 'automatic',
      customer,
      payment_method: paymentMethod,
    });
    expect(paid.status).toBe('succeeded');
    await expect(kit.sdk.paymentIntents.cancel(paid.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('cancels an authorization by itself when its deadline has passed', async () => {
    let now = new Date('2027-04-01T00:00:00Z');
    await using kit = await startStripe({ clock: () => now });
    const { customer, paymentMethod } = await kit.savedCard('378282246310005');
    const intent = await kit.sdk.paymentIntents.create({
      ...BOOKING,
      customer,
      payment_method: paymentMethod,
    });
    now = new Date('2027-04-07T23:59:59Z');
    expect((await kit.sdk.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture');
    now = new Date('2027-04-08T00:00:01Z');
    expect(await kit.sdk.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
    });
  });

  it('tells of an authorization that ended although nobody looks at it, and captures it no more', async () => {
    let now = new Date('2027-04-01T00:00:00Z');
    await using kit = await startStripe({ clock: () => now });
    const { customer, paymentMethod } = await kit.savedCard('378282246310005');
    const held = await kit.sdk.paymentIntents.create({ ...BOOKING, customer, payment_method: paymentMethod });
    now = new Date('2027-04-08T00:00:01Z');
    const events = () => kit.sdk.events.list({ limit: 2 });
    await expect
      .poll(async () => (await events()).data.map(({ type }) => type))
      .toEqual(['payment_intent.canceled', 'charge.expired']);
    const [canceled, expired] = (await events()).data;
    expect(canceled?.data.object).toMatchObject({ id: held.id, cancellation_reason: 'automatic' });
    expect(expired?.data.object).toMatchObject({ payment_intent: held.id, captured: false });
    await expect(kit.sdk.paymentIntents.capture(held.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('declines as the card says and leaves the payment open for another card', async () => {
    await using kit = await startStripe();
    const { customer, paymentMethod } = await kit.savedCard('4000008260003178');
    const declined = kit.sdk.paymentIntents.create({ ...BOOKING, customer, payment_method: paymentMethod });
    const error = await declined.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(StripeSdk.errors.StripeCardError);
    expect(error).toMatchObject({
      statusCode: 402,
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      payment_intent: {
        status: 'requires_payment_method',
        payment_method: null,
        last_payment_error: { code: 'card_declined' },
      },
    });
    const { payment_intent: intent } = error as { payment_intent: { id: string } };
    const confirmed = await kit.sdk.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(confirmed.status).toBe('requires_capture');
  });

  it('asks for authentication when nobody is there to give it, unless the card was set up', async () => {
    await using kit = await startStripe();
    const always = await kit.savedCard('4000002760003184');
    await expect(
      kit.sdk.paymentIntents.create({
        ...BOOKING,
        customer: always.customer,
        payment_method: always.paymentMethod,
      }),
    ).rejects.toMatchObject({ code: 'authentication_required', decline_code: 'authentication_required' });
    const once = await kit.savedCard('4000002500003155');
    const paid = await kit.sdk.paymentIntents.create({
      ...BOOKING,
      customer: once.customer,
      payment_method: once.paymentMethod,
    });
    expect(paid.status).toBe('requires_capture');
  });

  it.each([
    ['authenticate', 'succeeded', 'requires_capture'],
    ['refuse', 'failed', 'requires_payment_method'],
  ] as const)('sends the card holder to the bank and back (%s)', async (answer, redirectStatus, status) => {
    await using kit = await startStripe();
    const { customer, paymentMethod } = await kit.savedCard('4000002760003184');
    const intent = await kit.sdk.paymentIntents.create({
      ...BOOKING,
      off_session: false,
      return_url: 'http://localhost:8080/booking/1?step=payment',
      customer,
      payment_method: paymentMethod,
    });
    expect(intent.status).toBe('requires_action');
    const back = await kit.answer(intent.next_action?.redirect_to_url?.url ?? '', answer);
    expect(back.searchParams.get('step')).toBe('payment');
    expect(back.searchParams.get('payment_intent')).toBe(intent.id);
    expect(back.searchParams.get('payment_intent_client_secret')).toBe(intent.client_secret);
    expect(back.searchParams.get('redirect_status')).toBe(redirectStatus);
    expect((await kit.sdk.paymentIntents.retrieve(intent.id)).status).toBe(status);
  });

  it.each([
    [{ amount: 49 }, 'amount_too_small', 'amount'],
    [{ amount: 100_000_000 }, 'amount_too_large', 'amount'],
    [{ amount: 1.5 }, 'parameter_invalid_integer', 'amount'],
    [{ customer: 'cus_none' }, 'resource_missing', 'customer'],
    [{ color: 'red' }, 'parameter_unknown', 'color'],
  ])('refuses %o', async (params, code, param) => {
    await using kit = await startStripe();
    const refused = kit.sdk.paymentIntents.create({ amount: 1_000, currency: 'jpy', ...params });
    await expect(refused).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
    });
  });

  it('refuses the card of another customer', async () => {
    await using kit = await startStripe();
    const { paymentMethod } = await kit.savedCard('4242424242424242');
    const other = await kit.sdk.customers.create({});
    const stolen = kit.sdk.paymentIntents.create({
      ...BOOKING,
      customer: other.id,
      payment_method: paymentMethod,
    });
    await expect(stolen).rejects.toThrow(/belongs to a Customer/);
  });
});
