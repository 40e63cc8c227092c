import type StripeSdk from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StripeTestkit, startStripe } from './_stripe-testkit.ts';

const DISPUTED = '4000000000000259';
const INQUIRY = '4000000000001976';
const VISA = '4242424242424242';
const DAY = 24 * 60 * 60 * 1000;

let kit: StripeTestkit;
let offset = 0;
beforeAll(async () => {
  kit = await startStripe({ clock: () => new Date(Date.now() + offset) });
});
beforeEach(() => {
  offset = 0;
});
afterAll(() => kit[Symbol.asyncDispose]());

async function collect(number: string, amount = 12_000): Promise<string> {
  const { customer, paymentMethod } = await kit.savedCard(number);
  const { id } = await kit.sdk.paymentIntents.create({
    amount,
    currency: 'jpy',
    customer,
    payment_method: paymentMethod,
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
    confirm: true,
    off_session: true,
  });
  expect((await kit.sdk.disputes.list({ payment_intent: id })).data).toEqual([]);
  await kit.sdk.paymentIntents.capture(id);
  return id;
}
async function findDispute(payment_intent: string): Promise<StripeSdk.Dispute> {
  const [dispute] = (await kit.sdk.disputes.list({ payment_intent })).data;
  if (!dispute) throw new Error('There is no dispute.');
  return dispute;
}
async function press(path: string, form: Record<string, string> = {}) {
  const response = await fetch(new URL(`/_sandbox/disputes${path}`, kit.url), {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return [response.status, await response.json()] as const;
}
const listTypes = async (id: string) =>
  (await kit.sdk.events.list({ limit: 100 })).data
    .filter(({ data: { object } }) => (object as { id?: string }).id === id)
    .map(({ type }) => type)
    .toReversed();
const chargedBack = { code: 'charge_disputed', statusCode: 400 };

describe('a dispute', () => {
  it('is opened once money was collected from the card that is disputed, and takes it with a fee', async () => {
    const payment = await collect(DISPUTED);
    const dispute = await findDispute(payment);
    expect(dispute).toMatchObject({
      amount: 12_000,
      currency: 'jpy',
      reason: 'fraudulent',
      status: 'needs_response',
      is_charge_refundable: false,
      payment_intent: payment,
      balance_transactions: [{ amount: -12_000, fee: expect.any(Number) }],
      evidence_details: { submission_count: 0, has_evidence: false, past_due: false },
    });
    expect((dispute.evidence_details.due_by ?? 0) * 1000).toBeGreaterThan(Date.now() + 6 * DAY);
    expect(await kit.sdk.charges.retrieve(String(dispute.charge))).toMatchObject({ disputed: true });
    expect(await listTypes(dispute.id)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
  });

  it('keeps its charge from being refunded until it is won', async () => {
    const payment = await collect(DISPUTED);
    const { id } = await findDispute(payment);
    await expect(kit.sdk.refunds.create({ payment_intent: payment })).rejects.toMatchObject(chargedBack);
    const [status, won] = await press(`/${id}/won`);
    expect([status, won]).toEqual([200, expect.objectContaining({ status: 'won' })]);
    expect(await kit.sdk.disputes.retrieve(id)).toMatchObject({
      balance_transactions: [{ amount: -12_000 }, { amount: 12_000 }],
    });
    expect(await kit.sdk.refunds.create({ payment_intent: payment })).toMatchObject({ amount: 12_000 });
    expect((await listTypes(id)).slice(2)).toEqual([
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ]);
  });

  it('leaves nothing to refund once it is lost or accepted', async () => {
    const lost = await collect(DISPUTED);
    await press(`/${(await findDispute(lost)).id}/lost`);
    await expect(kit.sdk.refunds.create({ payment_intent: lost })).rejects.toMatchObject(chargedBack);
    const accepted = await collect(DISPUTED);
    const { id } = await findDispute(accepted);
    expect(await kit.sdk.disputes.close(id)).toMatchObject({ status: 'lost' });
    await expect(kit.sdk.refunds.create({ payment_intent: accepted })).rejects.toMatchObject(chargedBack);
    await expect(kit.sdk.disputes.close(id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('takes staged evidence with a file, and sends it once', async () => {
    const { id } = await findDispute(await collect(DISPUTED));
    const data = Buffer.from('%PDF-1.7 the voucher');
    const file = await kit.sdk.files.create({
      purpose: 'dispute_evidence',
      file: { data, name: 'evidence.pdf', type: 'application/pdf' },
    });
    expect(file).toMatchObject({ object: 'file', type: 'pdf', size: data.length, filename: 'evidence.pdf' });
    const content = await fetch(new URL(`/_sandbox/files/${file.id}`, kit.url));
    expect(Buffer.from(await content.arrayBuffer())).toEqual(data);
    const evidence = { service_documentation: file.id, customer_purchase_ip: '192.0.2.1' };
    expect(await kit.sdk.disputes.update(id, { evidence, submit: false })).toMatchObject({
      status: 'needs_response',
      evidence,
      evidence_details: { has_evidence: true, submission_count: 0 },
    });
    expect(await kit.sdk.disputes.update(id)).toMatchObject({
      status: 'under_review',
      evidence_details: { submission_count: 1, submission_method: 'manual' },
    });
    await expect(kit.sdk.disputes.update(id, { evidence })).rejects.toMatchObject({ statusCode: 400 });
  });

  it.each([
    ['winning_evidence', 'won'],
    ['losing_evidence', 'lost'],
  ])('ends with the words of the test mode: %s', async (uncategorized_text, status) => {
    const { id } = await findDispute(await collect(DISPUTED));
    expect(await kit.sdk.disputes.update(id, { evidence: { uncategorized_text } })).toMatchObject({ status });
  });

  it('that nobody answers in time is lost', async () => {
    const { id } = await findDispute(await collect(DISPUTED));
    offset = 8 * DAY;
    await expect.poll(async () => (await kit.sdk.disputes.retrieve(id)).status).toBe('lost');
    expect((await kit.sdk.disputes.retrieve(id)).evidence_details.past_due).toBe(true);
  });

  it('may be an inquiry first, which a full refund ends', async () => {
    const payment = await collect(INQUIRY);
    const dispute = await findDispute(payment);
    expect(dispute).toMatchObject({
      status: 'warning_needs_response',
      is_charge_refundable: true,
      balance_transactions: [],
    });
    await kit.sdk.refunds.create({ payment_intent: payment, amount: 2_000 });
    expect(await findDispute(payment)).toMatchObject({ status: 'warning_needs_response' });
    await kit.sdk.refunds.create({ payment_intent: payment });
    expect(await findDispute(payment)).toMatchObject({ status: 'warning_closed', balance_transactions: [] });
  });

  it('may grow out of an inquiry, and takes the money then', async () => {
    const { id } = await findDispute(await collect(INQUIRY));
    const [, escalated] = await press(`/${id}/escalated`);
    expect(escalated).toMatchObject({
      status: 'needs_response',
      is_charge_refundable: false,
      balance_transactions: [{ amount: -12_000 }],
    });
  });

  it('can be opened of any collected payment, in part too, by the console alone', async () => {
    const payment = await collect(VISA);
    const form = { payment_intent: payment, amount: '5000', reason: 'credit_not_processed' };
    const [status, opened] = await press('', form);
    expect([status, opened]).toEqual([
      200,
      expect.objectContaining({ amount: 5_000, reason: 'credit_not_processed' }),
    ]);
    expect((await press('', { payment_intent: 'pi_none' }))[0]).toBe(400);
    expect((await press(`/${(opened as { id: string }).id}/undecided`))[0]).toBe(400);
  });
});
