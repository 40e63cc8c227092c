import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, it } from 'vitest';
import type { CardsPort } from '../../src/adapters/cards/cards-port.ts';
import { createStripeCards } from '../../src/adapters/cards/stripe-cards.ts';
import { eventually } from '../booking/_outside.ts';
import { atBothEnds } from './_ends.ts';

const AMOUNT = 12_000;
const onePagePdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

atBothEnds<'cards', CardsPort>(
  'cards',
  {
    sandbox() {
      const { stripe, keys } = inject('world');
      return createStripeCards({ apiBase: stripe, secretKey: keys.stripeSecretKey });
    },
    real: ({ TEST_STRIPE_SECRET_KEY: secretKey }) =>
      createStripeCards({ apiBase: 'https://api.stripe.com', secretKey }),
  },
  (open) => {
    let cards: CardsPort;
    let customerId = '';
    beforeAll(async () => {
      cards = open();
      const customer = await cards.ensureCustomer(randomUUID(), null);
      if (customer.kind !== 'done') throw new Error(JSON.stringify(customer));
      customerId = customer.customerId;
    });

    /** One of the provider's own test cards, saved; `pm_card_…`. */
    async function save(paymentMethodId: string): Promise<string> {
      const returnUrl = 'https://yado.example/settings';
      const saved = await cards.setupCard({ key: randomUUID(), customerId, paymentMethodId, returnUrl });
      if (saved.kind !== 'succeeded') throw new Error(JSON.stringify(saved));
      return saved.card.paymentMethodId;
    }

    async function authorize(paymentMethodId: string) {
      const attemptId = randomUUID();
      const trace = { environment: 'conformance', reference: `ref-${attemptId}`, sealedContact: 'sealed' };
      const key = `book:${attemptId}`;
      const input = {
        key,
        customerId,
        paymentMethodId,
        amount: AMOUNT,
        attemptId,
        fundingTry: 1,
        trace,
      };
      return { input, outcome: await cards.authorize(input) };
    }

    it('can be used with what we have for it', async () => {
      expect(await cards.probe()).toMatchObject({ faults: [] });
    });

    it('sends the cardholder to the bank when a card is registered that wants it', async () => {
      const setup = await cards.setupCard({
        key: randomUUID(),
        customerId,
        paymentMethodId: 'pm_card_threeDSecure2Required',
        returnUrl: 'https://yado.example/settings/payment',
      });
      expect(setup).toMatchObject({
        kind: 'requires_action',
        redirectUrl: expect.stringMatching(/^https?:/),
      });
      const id = setup.kind === 'requires_action' ? setup.setupIntentId : '';
      expect(await cards.retrieveSetup(id)).toMatchObject({
        kind: 'found',
        setup: { status: 'pending', customerId },
      });
    });

    it('holds an amount, collects a part of it and gives a part of that back', async () => {
      const { input, outcome } = await authorize(await save('pm_card_visa'));
      if (outcome.kind !== 'authorized') throw new Error(JSON.stringify(outcome));
      const { paymentIntentId } = outcome;
      expect(outcome).toMatchObject({ amount: AMOUNT, captureBefore: expect.any(Date) });
      const captured = await cards.capture(paymentIntentId, `capture:${input.attemptId}`, 8_000);
      expect(captured).toMatchObject({ kind: 'done', payment: { amountReceived: 8_000 } });
      const refund = await cards.refund(paymentIntentId, 5_000, `refund:${input.attemptId}`);
      expect(refund).toMatchObject({ kind: 'done', amount: 5_000 });
      expect(await cards.retrieve(paymentIntentId)).toMatchObject({
        kind: 'found',
        payment: { status: 'succeeded', amountReceived: 8_000, amountRefunded: 5_000, trace: input.trace },
      });
      const more = await cards.refund(paymentIntentId, 3_001, `refund-more:${input.attemptId}`);
      expect(more).toMatchObject({ kind: 'refused' });
    });

    it('gives the same answer under the same key, and refuses it for another request', async () => {
      const { input, outcome } = await authorize(await save('pm_card_visa'));
      expect(await cards.authorize(input)).toEqual(outcome);
      const other = await cards.authorize({ ...input, amount: AMOUNT + 1 });
      expect(other).toMatchObject({ kind: 'refused', errorType: 'idempotency_error' });
      const id = outcome.kind === 'authorized' ? outcome.paymentIntentId : '';
      const released = await cards.cancelAuthorization(id, `void:${input.attemptId}`);
      expect(released).toMatchObject({ kind: 'done', payment: { status: 'canceled' } });
    });

    it('declines with the issuer’s codes what was saved and cannot pay', async () => {
      const { outcome } = await authorize(await save('pm_card_chargeCustomerFail'));
      expect(outcome).toMatchObject({
        kind: 'declined',
        code: 'card_declined',
        declineCode: expect.any(String),
      });
    });

    it('tells of a dispute, refuses to refund what is disputed, and takes evidence once', async () => {
      const { input, outcome } = await authorize(await save('pm_card_createDispute'));
      if (outcome.kind !== 'authorized') throw new Error(JSON.stringify(outcome));
      const { paymentIntentId } = outcome;
      expect(await cards.capture(paymentIntentId, `capture:${input.attemptId}`)).toMatchObject({
        kind: 'done',
      });
      const { dispute, disputeId } = await eventually(
        async () => {
          const listing = await cards.listDisputes({ paymentIntentId });
          const found = listing.kind === 'found' ? listing.disputes[0] : undefined;
          return { dispute: found, disputeId: found?.disputeId ?? '' };
        },
        ({ dispute: found }) => (found?.withdrawn ?? 0) > 0,
      );
      expect(dispute).toMatchObject({
        paymentIntentId,
        amount: AMOUNT,
        reason: 'fraudulent',
        status: 'needs_response',
        answerBy: expect.any(Date),
        submissions: 0,
        withdrawn: AMOUNT,
        reinstated: 0,
      });
      const refund = await cards.refund(paymentIntentId, 1_000, `refund:${input.attemptId}`);
      expect(refund).toMatchObject({ kind: 'refused', code: 'charge_disputed' });
      const evidence = {
        file: { body: onePagePdf, name: 'evidence.pdf' },
        customerName: 'Kenichi Tanaka',
        customerEmail: 'employee@sakura.example',
        customerIp: '192.0.2.1',
        productDescription: 'Hotel stay',
        serviceDate: '2030-11-01',
        policyDisclosure: 'Shown before the purchase.',
      };
      expect(await cards.sendEvidence(disputeId, evidence)).toMatchObject({ kind: 'done' });
      expect(await cards.retrieveDispute(disputeId)).toMatchObject({
        kind: 'found',
        dispute: { status: 'under_review', submissions: 1 },
      });
      expect(await cards.retrieveDispute('du_missing')).toEqual({ kind: 'absent' });
    });

    it('knows no payment of another account', async () => {
      expect(await cards.retrieve('pi_missing')).toEqual({ kind: 'absent' });
    });
  },
);
